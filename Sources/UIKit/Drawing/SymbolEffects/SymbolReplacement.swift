/// The transition from a symbol to another one.
struct SymbolReplacement {
  /// The former symbol, or `nil` if there was none.
  let former: UIImage?
  let new: UIImage
  let effect: any SymbolEffect
  let completion: UISymbolEffectCompletion?
  private let style: ReplaceSymbolEffect.Style
  private let start, duration: TimeInterval

  /// The duration at the normal speed, in seconds.
  private static let duration: TimeInterval = 0.5

  init(
    of former: UIImage?, by new: UIImage, _ effect: any SymbolEffect, options: SymbolEffectOptions,
    start: TimeInterval, completion: UISymbolEffectCompletion?
  ) {
    self.former = former
    self.new = new
    self.effect = effect
    self.completion = completion
    self.start = start
    duration = Self.duration / options.speedFactor
    style =
      switch (effect as? any ConfiguredSymbolEffect)?.configuration.change {
      case .replace(let style), .magicReplace(let style): style ?? .downUp
      default: .downUp
      }
  }

  var end: TimeInterval { start + duration }

  /// Returns the poses of the two symbols.
  func poses(at now: TimeInterval) -> (former: SymbolPose, new: SymbolPose) {
    let fraction = duration > 0 ? min(max(0, (now - start) / duration), 1) : 1
    let small = SymbolPose.hidden(scale: SymbolPose.smallScale)
    guard former != nil, style != .offUp else {
      return (small, .between(small, .identity, at: fraction))
    }
    let gone = style == .upUp ? SymbolPose.hidden(scale: SymbolPose.largeScale) : small
    // One symbol has disappeared before the other one appears.
    return (
      .between(.identity, gone, at: min(1, fraction * 2)), .between(small, .identity, at: max(0, fraction * 2 - 1))
    )
  }
}
