"""What must be true of the component files beyond their types."""

from zeitalter.games.seven_ages.data.schema import Data


def check(data: Data) -> Data:
    """The data."""
    return data
