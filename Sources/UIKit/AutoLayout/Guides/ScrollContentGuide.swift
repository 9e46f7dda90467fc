import LayoutSolver

/// The layout guide for the content of a scroll view.
///
/// Constraints that determine its size determine the content size.
final class ScrollContentGuide: UILayoutGuide {
  private var scrollView: UIScrollView? { element.view as? UIScrollView }
  /// The strength of a content size that the app sets, which is lower than that of constraints.
  private static let suggestion = Strength(1)

  init(of scrollView: UIScrollView) {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
    element.view = scrollView
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    let size = scrollView?.contentSize ?? .zero
    return LayoutDemand.nonNegativeSize(of: item) + [
      LayoutDemand(.x, item.x, .equal, 0), LayoutDemand(.y, item.y, .equal, 0),
      LayoutDemand(.width, item.width, .equal, size.width, strength: Self.suggestion),
      LayoutDemand(.height, item.height, .equal, size.height, strength: Self.suggestion),
    ]
  }

  override func frameDidChange() {
    guard let item = element.item, let scrollView else { return }
    let layoutSize = item.engine.rect(of: item).size
    // Constraints place the zoomed view at its own size.
    let growth = scrollView.zoomGrowth
    let size = CGSize(width: layoutSize.width + growth.width, height: layoutSize.height + growth.height)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}
