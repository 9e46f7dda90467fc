/// An effect that makes a hidden symbol visible, while its scale changes.
///
/// A symbol appears again that a ``DisappearSymbolEffect`` has hidden.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, ConfiguredSymbolEffect {
  private var scaling: SymbolScaling?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(scaling), scope)
  }

  private func with(_ change: (inout AppearSymbolEffect) -> Void) -> AppearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which scales the symbol up as it appears.
  public var up: AppearSymbolEffect { with { $0.scaling = .up } }

  /// The effect, which scales the symbol down as it appears.
  public var down: AppearSymbolEffect { with { $0.scaling = .down } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: AppearSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: AppearSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a hidden symbol visible.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
