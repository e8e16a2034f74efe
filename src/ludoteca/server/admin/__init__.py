"""What an administrator does from the command line, beside the running servers."""
