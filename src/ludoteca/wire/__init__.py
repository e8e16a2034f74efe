"""All messages between a server and its clients, the same over WebSocket and HTTP; see docs/protocol.md."""
