/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}
