extension UIPageControl {
  /// Constants that specify the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The control determines the background.
    case automatic = 0
    /// The background is visible.
    case prominent = 1
    /// There is almost no background.
    case minimal = 2
  }

  /// Constants that specify the order of the dots.
  public enum Direction: Int, Sendable {
    /// The dots are in the order of the layout direction.
    case natural = 0
    /// The first dot is at the left.
    case leftToRight = 1
    /// The first dot is at the right.
    case rightToLeft = 2
    /// The first dot is at the top.
    case topToBottom = 3
    /// The first dot is at the bottom.
    case bottomToTop = 4
  }

  /// Constants that specify how the user interacts with the control.
  public enum InteractionState: Int, Sendable {
    /// The user does not interact.
    case none = 0
    /// The user taps the control to move to the next page.
    case discrete = 1
    /// The user moves a touch over the dots.
    case continuous = 2
  }
}
