"""What several commands share: flags and files in arguments, help, errors of flags, and line breaks in terminals."""
