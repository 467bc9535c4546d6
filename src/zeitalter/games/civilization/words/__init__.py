"""Everything in words: Fluent texts, rule pages, components described, the guide for newcomers."""
