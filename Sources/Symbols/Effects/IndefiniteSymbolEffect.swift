/// An effect that changes a symbol until it is removed.
public protocol IndefiniteSymbolEffect {}
