/// The touches of the status bar, which scroll the content below it to its top.
///
/// A touch that begins on the status bar belongs to it if there is content to scroll; no view receives that touch. All
/// other touches are those of the views.
@MainActor
enum StatusBarTouches {
  private struct Touch {
    let start: CGPoint
    weak var scrollView: UIScrollView?
  }

  /// The distance by which a tap may move.
  private static let tolerance: CGFloat = 10

  private static var touches: [Int: Touch] = [:]

  /// Begins a touch at a point of the screen.
  ///
  /// Returns whether it belongs to the status bar.
  static func began(at point: CGPoint, id: Int) -> Bool {
    touches[id] = nil
    guard !UIApplication.shared.isIgnoringInteractionEvents, let scrollView = scrollView(below: point) else {
      return false
    }
    touches[id] = Touch(start: point, scrollView: scrollView)
    return true
  }

  /// Ends a touch at a point of the screen.
  ///
  /// Returns whether it belonged to the status bar.
  static func ended(at point: CGPoint, id: Int) -> Bool {
    guard let touch = touches.removeValue(forKey: id) else { return false }
    let distance = max(abs(point.x - touch.start.x), abs(point.y - touch.start.y))
    if distance <= tolerance { touch.scrollView?.scrollToTop() }
    return true
  }

  /// Ends a touch without an effect.
  static func cancelled(id: Int) { touches[id] = nil }

  /// Discards all touches.
  static func cancelAll() { touches = [:] }

  // MARK: - Finding the Content

  /// Returns the scroll view that a tap on the status bar scrolls, if it is not at its top.
  private static func scrollView(below point: CGPoint) -> UIScrollView? {
    guard
      let window = UIApplication.shared.windowsInFront.last(where: {
        $0.rootViewController != nil && $0.windowLevel == .normal
      }),
      window.windowScene?.statusBarManager?.statusBarFrame.contains(point) == true
    else { return nil }
    var candidates: [UIScrollView] = []
    collect(content(of: window), at: point.x, in: window, into: &candidates)
    // On an iPhone, several scroll views exclude each other.
    if window.traitCollection.userInterfaceIdiom == .phone, candidates.count > 1 { return nil }
    let nearest = candidates.min { top(of: $0, in: window) < top(of: $1, in: window) }
    return nearest.flatMap { $0.isScrolledFromTop ? $0 : nil }
  }

  /// Returns the view of what is presented last, or the window.
  private static func content(of window: UIWindow) -> UIView {
    let controller = window.rootViewController?.lastPresented
    guard controller !== window.rootViewController, let view = controller?.viewIfLoaded, view.window === window else {
      return window
    }
    return view
  }

  private static func collect(_ view: UIView, at x: CGFloat, in window: UIWindow, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
      let frame = scrollView.convert(scrollView.bounds, to: window)
      if frame.minX <= x, x < frame.maxX, frame.intersects(window.bounds) { found.append(scrollView) }
    }
    for subview in view.subviews { collect(subview, at: x, in: window, into: &found) }
  }

  private static func top(of view: UIView, in window: UIWindow) -> CGFloat {
    view.convert(view.bounds, to: window).minY
  }
}
