extension AnimationSettings {
  /// The settings of a block with options.
  ///
  /// - Parameter curve: the curve; nil takes the one that the options name.
  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, curve: TimingCurve? = nil
  ) {
    self.init(duration: duration, delay: delay, curve: curve ?? TimingCurve(options.curve))
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    allowsUserInteraction = options.contains(.allowUserInteraction)
    laysOutSubviews = options.contains(.layoutSubviews)
  }

  /// The settings of a property animator's block.
  init(ofAnimatorWithDuration duration: TimeInterval, curve: TimingCurve) {
    self.init(duration: duration, curve: curve)
    // Animators always continue from the animation of another one (UIKit documents it with addAnimations).
    beginsFromCurrentState = true
    allowsUserInteraction = true
  }

  /// These settings in a block within another.
  func inheriting(from outer: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      settings.repeatCount = max(repeatCount, outer.repeatCount)
      settings.autoreverses = autoreverses || outer.autoreverses
      settings.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
      settings.allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
      settings.laysOutSubviews = laysOutSubviews || outer.laysOutSubviews
    }
    return settings
  }
}

extension TimingCurve {
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    case ._runtimeKeyboard: self = .keyboard
    }
  }
}
