"""Facts several tests compare the game with, written down by hand."""

ACTIONS = [
    "military",
    "technology",
    "art",
    "exploitation",
    "expansion",
    "trade",
    "raid",
    "war",
    "tourism",
    "revolution",
]

BORDERS = {
    "north_america": {"central_america"},
    "central_america": {"north_america", "south_america"},
    "south_america": {"central_america"},
    "europe": {"russia", "middle_east", "north_africa"},
    "north_africa": {"europe", "africa", "middle_east"},
    "africa": {"north_africa"},
    "middle_east": {"europe", "north_africa", "russia", "central_asia", "india", "china"},
    "russia": {"europe", "middle_east", "central_asia", "china"},
    "central_asia": {"middle_east", "russia", "china"},
    "india": {"middle_east", "china", "southeast_asia"},
    "china": {"middle_east", "russia", "central_asia", "india", "southeast_asia"},
    "southeast_asia": {"india", "china", "oceania"},
    "oceania": {"southeast_asia"},
}
