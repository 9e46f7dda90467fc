/// A movement of a symbol that begins and ends at rest, and can be repeated.
enum SymbolMotion: Equatable {
  case bounce(isUp: Bool)
  case pulse
  case variableColor(inactiveOpacity: Double, isSudden: Bool)
  case wiggle(WiggleSymbolEffect.Direction)
  case rotate(isClockwise: Bool)
  case breathe(isPulsing: Bool)

  /// The duration of the movement at the normal speed, in seconds.
  var duration: TimeInterval {
    switch self {
    case .bounce: 0.6
    case .wiggle: 0.8
    case .pulse, .variableColor: 1.6
    case .rotate, .breathe: 2
    }
  }

  /// A Boolean value that indicates whether the movement repeats unless the app determines a number of repetitions.
  var repeatsByDefault: Bool {
    switch self {
    case .bounce, .wiggle: false
    case .pulse, .variableColor, .rotate, .breathe: true
    }
  }

  /// Returns the pose at a fraction of the movement.
  func pose(at fraction: Double, isRightToLeft: Bool) -> SymbolPose {
    // From 0 to 1, and back.
    let wave = (1 - cos(fraction * 2 * .pi)) / 2
    switch self {
    case .bounce(let isUp):
      // Most of the movement is in one direction, and a smaller one in the other direction follows.
      let amount = fraction < 0.6 ? sin(fraction / 0.6 * .pi) : -0.25 * sin((fraction - 0.6) / 0.4 * .pi)
      return SymbolPose(scale: 1 + (isUp ? 0.25 : -0.25) * amount)
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * wave)
    case .variableColor(let inactiveOpacity, let isSudden):
      return SymbolPose(opacity: 1 - (1 - inactiveOpacity) * (isSudden ? 1 - fraction : wave))
    case .wiggle(let direction):
      return Self.wiggle(direction, by: sin(fraction * 6 * .pi) * (1 - fraction), isRightToLeft: isRightToLeft)
    case .rotate(let isClockwise): return SymbolPose(turn: (isClockwise ? 2 : -2) * .pi * fraction)
    case .breathe(let isPulsing): return SymbolPose(scale: 1 + 0.1 * wave, opacity: isPulsing ? 1 - 0.4 * wave : 1)
    }
  }

  private static func wiggle(
    _ direction: WiggleSymbolEffect.Direction, by amount: Double, isRightToLeft: Bool
  ) -> SymbolPose {
    func moved(_ degrees: Double) -> SymbolPose {
      let angle = degrees * .pi / 180
      return SymbolPose(shift: CGVector(dx: 0.15 * amount * cos(angle), dy: 0.15 * amount * sin(angle)))
    }
    return switch direction {
    case .clockwise: SymbolPose(turn: amount * .pi / 12)
    case .counterClockwise: SymbolPose(turn: -amount * .pi / 12)
    case .right: moved(0)
    case .down: moved(90)
    case .left: moved(180)
    case .up: moved(270)
    case .forward: moved(isRightToLeft ? 180 : 0)
    case .backward: moved(isRightToLeft ? 0 : 180)
    case .custom(let degrees): degrees.isFinite ? moved(degrees) : .identity
    }
  }
}
