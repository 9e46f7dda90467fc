import LayoutSolver

/// The extent of what a scroll view scrolls. Constraints that decide it decide the content size.
final class ScrollContentGuide: UILayoutGuide {
  private weak var scrollView: UIScrollView?
  /// A content size that an app sets gives way to whatever constraints say.
  private static let suggestion = Strength(1)

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
    element.view = scrollView
  }

  required init?(coder: NSCoder) { nil }

  override var owningView: UIView? {
    get { element.view }
    set { preconditionFailure("\(identifier) belongs to its scroll view; its owningView cannot be set") }
  }

  override var layoutFrame: CGRect { CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero) }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    let size = scrollView?.contentSize ?? .zero
    return [
      LayoutDemand(.x, item.x, .equal, 0), LayoutDemand(.y, item.y, .equal, 0),
      LayoutDemand(.nonNegativeWidth, item.width, .greaterThanOrEqual, 0),
      LayoutDemand(.nonNegativeHeight, item.height, .greaterThanOrEqual, 0),
      LayoutDemand(.width, item.width, .equal, size.width, strength: Self.suggestion),
      LayoutDemand(.height, item.height, .equal, size.height, strength: Self.suggestion),
    ]
  }

  override func frameDidChange() {
    guard let item = element.item, let scrollView else { return }
    let size = item.engine.rect(of: item).size
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

/// What is shown of what a scroll view scrolls: the view's own rectangle, which stays where it is.
final class ScrollFrameGuide: UILayoutGuide {
  init(of scrollView: UIScrollView) {
    super.init()
    identifier = "UIScrollView-frameLayoutGuide"
    element.view = scrollView
  }

  required init?(coder: NSCoder) { nil }

  override var owningView: UIView? {
    get { element.view }
    set { preconditionFailure("\(identifier) belongs to its scroll view; its owningView cannot be set") }
  }

  override var layoutFrame: CGRect { element.view?.bounds ?? .zero }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    let origin = element.view?.bounds.origin ?? .zero
    return [
      LayoutDemand(.x, item.x, .equal, origin.x), LayoutDemand(.y, item.y, .equal, origin.y),
      LayoutDemand(.width, [.init(item.width), .init(owner.width, times: -1)], .equal, 0),
      LayoutDemand(.height, [.init(item.height), .init(owner.height, times: -1)], .equal, 0),
    ]
  }
}
