/// A transition from a symbol to another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, ConfiguredSymbolEffect {
  /// The scales of the two symbols.
  package enum Style: Hashable, Sendable {
    case downUp, upUp, offUp
  }

  private(set) var style: Style?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(style), scope)
  }

  private func with(_ change: (inout ReplaceSymbolEffect) -> Void) -> ReplaceSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The transition, in which the former symbol is scaled down, and the new one up.
  public var downUp: ReplaceSymbolEffect { with { $0.style = .downUp } }

  /// The transition, in which the former symbol is scaled up, and the new one as well.
  public var upUp: ReplaceSymbolEffect { with { $0.style = .upUp } }

  /// The transition, in which the former symbol is removed immediately, and the new one is scaled up.
  public var offUp: ReplaceSymbolEffect { with { $0.style = .offUp } }

  /// A transition in which the former symbol is scaled down, and the new one up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

  /// A transition in which the former symbol is scaled up, and the new one as well.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

  /// A transition in which the former symbol is removed immediately, and the new one is scaled up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// Returns a transition that keeps what two symbols have in common.
  ///
  /// - Parameter fallback: The transition for symbols with nothing in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: ReplaceSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: ReplaceSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A transition from a symbol to another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
