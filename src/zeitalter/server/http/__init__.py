"""Requests: pages, the API, and what is let in."""
