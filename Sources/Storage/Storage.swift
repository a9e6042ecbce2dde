// The layer's documentation stands in ARCHITECTURE.md.
