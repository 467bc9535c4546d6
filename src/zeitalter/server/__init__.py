"""The server of the table: people, lobby, live matches, storage. `docs/protocol.md` says what it speaks.

It is the only door to matches that several people share: it decides who may see and do what, keeps every answer on
disk before it acknowledges it, and sends each seat its own view. It knows no rules; the kernel does.
"""
