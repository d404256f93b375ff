"""Tests of `deploy/` and the Containerfile: what cannot be built here is linted, and every command in it is run."""
