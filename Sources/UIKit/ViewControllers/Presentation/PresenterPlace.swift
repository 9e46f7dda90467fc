/// The position of a presenter's view before the presentation, and its restoration.
@MainActor
struct PresenterPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let room: CGSize

  /// Creates the position of a view; `nil` if the view has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.untransformedFrame
    room = superview.bounds.size
  }

  /// The frame of the view, without its transform, after its restoration; zero if its superview is no longer available.
  var frameNow: CGRect {
    guard let superview else { return .zero }
    return frame == CGRect(origin: .zero, size: room) ? superview.bounds : frame
  }

  /// Returns whether the view can be restored to the screen.
  func isOpen(for controller: UIViewController) -> Bool {
    guard let superview, let window = superview.window else { return false }
    // The view is not restored if the window has another root view controller by now.
    return superview !== window || window.rootViewController === controller || controller.ownPresentation != nil
  }

  /// Restores the view to its position among its siblings.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insert(view, at: min(index, superview.subviews.count))
    view.place(in: frameNow)
  }
}
