/// What an effect does to a symbol.
enum SymbolEffectPlan {
  case motion(SymbolMotion, SymbolEffectRun.Slot)
  case scale(SymbolPose)
  /// The symbol appears from a pose, in which it is hidden.
  case appear(from: SymbolPose)
  case disappear(to: SymbolPose)

  /// Returns the plan for an effect; `nil` for a transition between symbols.
  init?(_ effect: any SymbolEffect) {
    guard let configuration = (effect as? any ConfiguredSymbolEffect)?.configuration else { return nil }
    switch configuration.change {
    case .appear(let scaling):
      self = .appear(from: .hidden(scale: scaling == .down ? SymbolPose.largeScale : SymbolPose.smallScale))
    case .disappear(let scaling):
      self = .disappear(to: .hidden(scale: scaling == .up ? SymbolPose.largeScale : SymbolPose.smallScale))
    case .scale(let scaling): self = .scale(SymbolPose(scale: scaling == .down ? 0.8 : 1.2))
    case .bounce(let scaling): self = .motion(.bounce(isUp: scaling != .down), .bounce)
    case .pulse: self = .motion(.pulse, .pulse)
    case .variableColor(let isCumulative, let hidesInactiveLayers, let isReversing):
      let motion = SymbolMotion.variableColor(
        inactiveOpacity: hidesInactiveLayers == true ? 0 : 0.3,
        isSudden: isCumulative == true && isReversing != true)
      self = .motion(motion, .variableColor)
    case .wiggle(let direction): self = .motion(.wiggle(direction ?? .clockwise), .wiggle)
    case .rotate(let isClockwise): self = .motion(.rotate(isClockwise: isClockwise != false), .rotate)
    case .breathe(let isPulsing): self = .motion(.breathe(isPulsing: isPulsing == true), .breathe)
    case .replace, .magicReplace, .automatic: return nil
    }
  }

  var slot: SymbolEffectRun.Slot {
    switch self {
    case .motion(_, let slot): slot
    case .scale: .scale
    case .appear, .disappear: .visibility
    }
  }
}
