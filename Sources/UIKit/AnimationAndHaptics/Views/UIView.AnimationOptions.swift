extension UIView {
  /// Options for animating views using block objects.
  ///
  /// Curves and transitions are fields of several bits. Only one curve and one transition apply, and `contains(_:)`
  /// cannot distinguish them.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits and fields.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views whose size the block changes, so that their subviews animate with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows the user to interact with views while they are being animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation of the property.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward; use it with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of the block inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve of the block inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates property changes inside the block of a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition between two views, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit options from the surrounding block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Uses an ease-in, ease-out curve, which begins and ends slowly.
    ///
    /// This is the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Uses an ease-in curve, which begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Uses an ease-out curve, which ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Uses a linear curve, with constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view about its vertical axis.
    ///
    /// The left side moves to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis.
    ///
    /// The right side moves to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old content up like a page.
    ///
    /// See ``UIView/transition(with:duration:options:animations:completion:)``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the new content down like a page.
    ///
    /// See ``UIView/transition(with:duration:options:animations:completion:)``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Cross-dissolves from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis.
    ///
    /// The top moves to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis.
    ///
    /// The bottom moves to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Prefers 60 frames per second, which is the rate of the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 frames per second.
    ///
    /// The display draws animations by itself, at its own rate, so the preference does not change what is shown.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The curve in the field of the options.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 7)) ?? .easeInOut
  }

  /// The transition in the field of the options, which is empty if there is none.
  var transition: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & (7 << 20)) }
}
