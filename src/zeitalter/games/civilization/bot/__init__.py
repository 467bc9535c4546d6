"""The bot: its opinion of positions, its candidates, and why an answer is good."""
