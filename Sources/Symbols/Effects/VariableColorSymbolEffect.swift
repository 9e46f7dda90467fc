/// An effect that changes the opacity of a symbol's variable layers in a sequence.
///
/// It repeats until it is removed, unless the options specify a number of repetitions.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  ConfiguredSymbolEffect
{
  private var isCumulative: Bool?
  private var hidesInactiveLayers: Bool?
  private var isReversing: Bool?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(
        isCumulative: isCumulative, hidesInactiveLayers: hidesInactiveLayers, isReversing: isReversing))
  }

  private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which activates each layer for a short time.
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }

  /// The effect, which activates each layer until the end of the sequence.
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }

  /// The effect, which hides the layers that are not active.
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }

  /// The effect, which dims the layers that are not active.
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }

  /// The effect, whose sequence is followed by the reverse one.
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }

  /// The effect, whose sequence is not reversed.
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of a symbol's variable layers in a sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
