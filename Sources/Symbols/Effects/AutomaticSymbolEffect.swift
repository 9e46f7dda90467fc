/// The standard effect for the place where it is used.
///
/// As a transition between two symbols, it is a ``ReplaceSymbolEffect``.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  ConfiguredSymbolEffect
{
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.automatic)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The standard effect for the place where it is used.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
