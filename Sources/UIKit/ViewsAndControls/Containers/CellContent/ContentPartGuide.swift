import LayoutSolver

/// The layout guide of a part of a list content view, which the view places.
final class ContentPartGuide: UILayoutGuide {
  private let frame: @MainActor (UIListContentView) -> CGRect
  private var placed: CGRect?

  init(in view: UIListContentView, identifier: String, frame: @escaping @MainActor (UIListContentView) -> CGRect) {
    self.frame = frame
    super.init()
    self.identifier = identifier
    element.view = view
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect { (element.view as? UIListContentView).map(frame) ?? .zero }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    let frame = layoutFrame
    return [
      LayoutDemand(.x, item.x, .equal, frame.minX), LayoutDemand(.y, item.y, .equal, frame.minY),
      LayoutDemand(.width, item.width, .equal, frame.width), LayoutDemand(.height, item.height, .equal, frame.height),
    ]
  }

  /// Updates the constraints with the guide if the view has placed the part elsewhere.
  func update() {
    let frame = layoutFrame
    guard frame != placed else { return }
    placed = frame
    placeDidChange()
  }
}
