/// The scroll views that a controller has set for its edges.
///
/// They are owned by its view hierarchy.
@MainActor
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { top = scrollView }
    if edges.contains(.leading) { leading = scrollView }
    if edges.contains(.bottom) { bottom = scrollView }
    if edges.contains(.trailing) { trailing = scrollView }
  }

  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    default: nil
    }
  }
}
