/// An effect that fades a symbol out and in again.
///
/// It repeats until it is removed, unless the options specify a number of repetitions.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.pulse, scope)
  }

  private func with(_ change: (inout PulseSymbolEffect) -> Void) -> PulseSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Scope

  /// The effect, which fades the layers that always pulse.
  public var byLayer: PulseSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which fades all layers of the symbol together.
  public var wholeSymbol: PulseSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
