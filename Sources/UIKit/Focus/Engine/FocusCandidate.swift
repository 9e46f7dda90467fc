/// An item or a guide to which the focus can move.
@MainActor
struct FocusCandidate {
  enum Target {
    case item(any UIFocusItem)
    case guide(UIFocusGuide)
  }

  let target: Target
  /// The frame in the coordinates of the window.
  let frame: CGRect

  var item: (any UIFocusItem)? {
    guard case .item(let item) = target else { return nil }
    return item
  }
}
