"""The laboratory: many games between bots, and what they tell."""

from zeitalter.lab.simulate import Report, simulate

__all__ = ["Report", "simulate"]
