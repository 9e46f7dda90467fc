/// The superclass of views that draw the background and the arrow of a popover.
///
/// A subclass overrides all properties and methods, without calling `super`, and is the
/// ``UIPopoverPresentationController/popoverBackgroundViewClass`` of a popover. The view has the frame of the popover
/// with its arrow, and is behind the content.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the center line of the arrow from the center of the view, in points.
  ///
  /// It is negative if the arrow is to the left of the center, or above it. It is set before the popover is displayed,
  /// and when the popover moves. A subclass must override it.
  open var arrowOffset: CGFloat {
    get { missing("arrowOffset") }
    set { missing("arrowOffset") }
  }

  /// The direction in which the arrow points.
  ///
  /// It is set before ``arrowOffset``. A subclass must override it.
  open var arrowDirection: UIPopoverArrowDirection {
    get { missing("arrowDirection") }
    set { missing("arrowDirection") }
  }

  /// A Boolean value that indicates whether the popover has rounded content and a shadow, besides what the view draws.
  ///
  /// The default is `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base. A subclass must override it.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }

  /// Returns the distances of the content from the edges of the background. A subclass must override it.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }

  /// Returns the height of the arrow. A subclass must override it.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  private func missing(_ member: String) -> Never { Self.missing(member) }

  private static func missing(_ member: String) -> Never {
    misuse("\(self) must override \(member) of UIPopoverBackgroundView, without calling super")
  }
}
