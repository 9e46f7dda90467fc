/// An effect that hides a symbol, while its scale changes.
///
/// The symbol is hidden until the effect is removed, or an ``AppearSymbolEffect`` is added. The layout of the view does
/// not change.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  ConfiguredSymbolEffect
{
  private var scaling: SymbolScaling?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(scaling), scope)
  }

  private func with(_ change: (inout DisappearSymbolEffect) -> Void) -> DisappearSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which scales the symbol up as it disappears.
  public var up: DisappearSymbolEffect { with { $0.scaling = .up } }

  /// The effect, which scales the symbol down as it disappears.
  public var down: DisappearSymbolEffect { with { $0.scaling = .down } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: DisappearSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
