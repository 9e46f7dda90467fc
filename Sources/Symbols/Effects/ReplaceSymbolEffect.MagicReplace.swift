extension ReplaceSymbolEffect {
  /// A transition that keeps what two symbols have in common.
  ///
  /// - Note: The symbols on Linux have no parts that are known to be the same, so that the fallback is shown.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, ConfiguredSymbolEffect {
    private let fallback: ReplaceSymbolEffect

    init(fallback: ReplaceSymbolEffect) { self.fallback = fallback }

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration {
      SymbolEffectConfiguration(.magicReplace(fallback: fallback.style), fallback.configuration.scope)
    }
  }
}
