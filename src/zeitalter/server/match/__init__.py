"""Matches in memory: rooms, who looks at them, bots, clocks, the lobby."""
