extension UIView {
  /// Options for animating views with key frames.
  ///
  /// The calculation modes share one field of bits. As on Apple's platforms, the curve of the whole animation is in the
  /// same bits as in ``UIView/AnimationOptions``.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits and fields.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views whose size the block changes, so that their subviews animate with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows the user to interact with views while they are being animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation of the property.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward; use it with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of the block inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit options from the surrounding block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the values.
    ///
    /// This is the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps to each value at the end of its key frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Uses a constant speed and ignores the times of the key frames.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Uses a smooth curve through the values.
    ///
    /// Transforms are interpolated linearly.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Uses a smooth curve through the values, with times in proportion to the distances between the values.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The interpolation between key frames.
  var mode: KeyframeMode {
    switch (rawValue >> 10) & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The options that are also options of other blocks.
  var animationOptions: UIView.AnimationOptions {
    let shared: UInt = 0b11111 | 1 << 5 | 1 << 9 | 3 << 16
    return UIView.AnimationOptions(rawValue: rawValue & shared)
  }
}
