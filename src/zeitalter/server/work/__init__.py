"""Worker processes: whatever computes on data from outside does it there, with limits of time and memory."""
