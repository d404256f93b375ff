"""The table that an environment plays at: by interpreted or by compiled rules."""
