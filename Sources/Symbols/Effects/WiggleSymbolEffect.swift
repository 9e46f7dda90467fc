/// An effect that moves or turns a symbol back and forth for a moment.
///
/// It is shown once unless the options specify a repetition.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfiguredSymbolEffect {
  /// The first movement of the effect.
  package enum Direction: Hashable, Sendable {
    case clockwise, counterClockwise, left, right, up, down, forward, backward
    case custom(degrees: Double)
  }

  private var direction: Direction?
  private var scope: SymbolEffectConfiguration.Scope?

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.wiggle(direction), scope)
  }

  private func with(_ change: (inout WiggleSymbolEffect) -> Void) -> WiggleSymbolEffect {
    var effect = self
    change(&effect)
    return effect
  }

  // MARK: - Variants

  /// The effect, which turns back and forth and begins clockwise.
  public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }

  /// The effect, which turns back and forth and begins counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }

  /// The effect, which moves left and right and begins to the left.
  public var left: WiggleSymbolEffect { with { $0.direction = .left } }

  /// The effect, which moves left and right and begins to the right.
  public var right: WiggleSymbolEffect { with { $0.direction = .right } }

  /// The effect, which moves up and down and begins upward.
  public var up: WiggleSymbolEffect { with { $0.direction = .up } }

  /// The effect, which moves up and down and begins downward.
  public var down: WiggleSymbolEffect { with { $0.direction = .down } }

  /// The effect, which moves back and forth and begins in the direction in which the language is read.
  public var forward: WiggleSymbolEffect { with { $0.direction = .forward } }

  /// The effect, which moves back and forth and begins against the direction in which the language is read.
  public var backward: WiggleSymbolEffect { with { $0.direction = .backward } }

  /// Returns the effect, which moves back and forth along an axis.
  ///
  /// - Parameter angle: The angle of the axis in degrees, clockwise from the horizontal axis to the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { with { $0.direction = .custom(degrees: angle) } }

  // MARK: - Scope

  /// The effect, which changes the layers of the symbol one after the other.
  public var byLayer: WiggleSymbolEffect { with { $0.scope = .byLayer } }

  /// The effect, which changes all layers of the symbol together.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves or turns a symbol back and forth for a moment.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
