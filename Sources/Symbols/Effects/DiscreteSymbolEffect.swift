/// An effect that is shown a number of times, and then ends.
public protocol DiscreteSymbolEffect {}
