"""The database: tables, people, matches."""
