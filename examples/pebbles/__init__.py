"""Pebbles: a toy. Players take one to three pebbles in turn; whoever takes the last one wins."""
