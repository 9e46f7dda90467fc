/// The position of a presenter's view before the presentation, and its restoration.
@MainActor
struct PresenterPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let room: CGSize

  /// Nil for a view that is nowhere.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    room = superview.bounds.size
  }

  /// The frame of the view after its restoration; zero if its superview is not available any more.
  var frameNow: CGRect {
    guard let superview else { return .zero }
    return frame == CGRect(origin: .zero, size: room) ? superview.bounds : frame
  }

  /// Returns whether the view can be put back on the screen.
  func isOpen(for controller: UIViewController) -> Bool {
    guard let superview, let window = superview.window else { return false }
    // The root of a window that has another root by now stays away.
    return superview !== window || window.rootViewController === controller || controller.ownPresentation != nil
  }

  /// Puts the view back at its old place among those around it.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = frameNow
  }
}
