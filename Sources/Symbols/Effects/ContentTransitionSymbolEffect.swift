/// An effect that replaces a symbol by another one, or by another configuration of itself.
public protocol ContentTransitionSymbolEffect {}
