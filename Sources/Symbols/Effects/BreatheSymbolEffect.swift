/// An effect that makes a symbol larger and smaller again, slowly.
///
/// It repeats until it is removed, unless the options specify a number of repetitions.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  private var isPulsing: Bool?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isPulsing: isPulsing), scope)
  }

  private func with(_ change: (inout BreatheSymbolEffect) -> Void) -> BreatheSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which changes the scale alone.
  public var plain: BreatheSymbolEffect { with { $0.isPulsing = false } }

  /// The effect, which also fades the symbol out and in again.
  public var pulse: BreatheSymbolEffect { with { $0.isPulsing = true } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: BreatheSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol larger and smaller again, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
