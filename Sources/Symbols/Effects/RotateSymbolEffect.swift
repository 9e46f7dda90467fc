/// An effect that turns a symbol around.
///
/// It repeats until it is removed, unless the options specify a number of repetitions.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  private var isClockwise: Bool?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: isClockwise), scope)
  }

  private func with(_ change: (inout RotateSymbolEffect) -> Void) -> RotateSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which turns clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }

  /// The effect, which turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: RotateSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: RotateSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns a symbol around.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
