extension UIView {
  /// Options for animating views using block objects.
  ///
  /// Curves and transitions are fields of several bits, not single bits: one of each applies, and `contains(_:)` cannot
  /// distinguish them.
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
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward and forward; use it with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates property changes inside a transition's block, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition between two views, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit options from the surrounding block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins slowly, speeds up and slows down again; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Begins slowly and speeds up.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Begins fast and slows down.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Uses a linear curve, with constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A flip about the vertical axis, with the left side in front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the old content up like a page. See
    /// ``UIView/transition(with:duration:options:animations:completion:)``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the new content down like a page. See
    /// ``UIView/transition(with:duration:options:animations:completion:)``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options' field names.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 7)) ?? .easeInOut
  }

  /// The transition that the options' field names; empty for none.
  var transition: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & (7 << 20)) }
}
