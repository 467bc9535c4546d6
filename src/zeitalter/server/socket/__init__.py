"""Sockets: messages from browsers, and what is sent to them."""
