/// An effect that scales a symbol for a moment.
///
/// It is shown once unless the options specify a repetition.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  private var scaling: SymbolScaling?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(scaling), scope)
  }

  private func with(_ change: (inout BounceSymbolEffect) -> Void) -> BounceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which begins with a larger scale.
  public var up: BounceSymbolEffect { with { $0.scaling = .up } }

  /// The effect, which begins with a smaller scale.
  public var down: BounceSymbolEffect { with { $0.scaling = .down } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: BounceSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: BounceSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
