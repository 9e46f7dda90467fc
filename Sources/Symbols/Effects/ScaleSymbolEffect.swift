/// An effect that changes the scale of a symbol until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  private var scaling: SymbolScaling?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(scaling), scope)
  }

  private func with(_ change: (inout ScaleSymbolEffect) -> Void) -> ScaleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which makes the symbol larger.
  public var up: ScaleSymbolEffect { with { $0.scaling = .up } }

  /// The effect, which makes the symbol smaller.
  public var down: ScaleSymbolEffect { with { $0.scaling = .down } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: ScaleSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that changes the scale of a symbol until the effect is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
