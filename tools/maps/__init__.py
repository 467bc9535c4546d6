"""Cartography for the boards: coastlines, projection, cells, and paths a browser can draw."""
