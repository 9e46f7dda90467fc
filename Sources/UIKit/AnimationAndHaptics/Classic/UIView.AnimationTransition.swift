extension UIView {
  /// Constants that specify the transitions of a begin/commit animation block.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// Flips the view about its vertical axis; the left side moves to the front.
    case flipFromLeft
    /// Flips the view about its vertical axis; the right side moves to the front.
    case flipFromRight
    /// Curls the old content up like a page.
    case curlUp
    /// Curls the new content down like a page.
    case curlDown
  }
}

extension TransitionStyle {
  /// Creates the style of a transition; returns `nil` for none.
  init?(_ transition: UIView.AnimationTransition) {
    switch transition {
    case .none: return nil
    case .flipFromLeft: self = .flip(axis: .vertical, isReversed: false)
    case .flipFromRight: self = .flip(axis: .vertical, isReversed: true)
    case .curlUp: self = .curlUp
    case .curlDown: self = .curlDown
    }
  }
}
