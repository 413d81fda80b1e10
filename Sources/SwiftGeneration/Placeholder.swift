// Replaced by the module's files.
