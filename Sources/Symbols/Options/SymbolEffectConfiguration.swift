/// The configuration of a symbol effect.
///
/// Two effects with the same variants have equal configurations.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The change of a symbol.
  package enum Change: Hashable, Sendable {
    case appear(SymbolScaling?)
    case disappear(SymbolScaling?)
    case scale(SymbolScaling?)
    case bounce(SymbolScaling?)
    case pulse
    case variableColor(isCumulative: Bool?, hidesInactiveLayers: Bool?, isReversing: Bool?)
    case wiggle(WiggleSymbolEffect.Direction?)
    case rotate(isClockwise: Bool?)
    case breathe(isPulsing: Bool?)
    case replace(ReplaceSymbolEffect.Style?)
    case magicReplace(fallback: ReplaceSymbolEffect.Style?)
    case automatic
  }

  /// The parts of a symbol that an effect changes one after the other.
  package enum Scope: Hashable, Sendable {
    case byLayer, wholeSymbol
  }

  /// The change of the symbol; a variant that is not specified is `nil`.
  package let change: Change
  /// The parts of the symbol that change one after the other, or `nil` if the effect does not specify them.
  package let scope: Scope?

  init(_ change: Change, _ scope: Scope? = nil) {
    self.change = change
    self.scope = scope
  }
}

/// The direction in which the scale of a symbol changes.
package enum SymbolScaling: Hashable, Sendable {
  case up, down
}
