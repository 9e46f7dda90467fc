import LayoutSolver

/// A layout guide that extends from an edge of a controller's view to where bars end.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of what bars cover at the edge, in points.
  var length: CGFloat { get }
  /// The top of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide at the top or the bottom of a controller's view: the part that is not in the safe area.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  private let edge: Edge

  init(of view: UIView, at edge: Edge) {
    self.edge = edge
    super.init()
    identifier = edge == .top ? "UIViewTopLayoutGuide" : "UIViewBottomLayoutGuide"
    element.view = view
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = element.view?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let bounds = element.view?.bounds else { return .zero }
    let length = length
    return CGRect(
      x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
  }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    let place =
      edge == .top
      ? LayoutDemand(.y, item.y, .equal, 0)
      : LayoutDemand(
        .y, [.init(item.y), .init(item.height), .init(owner.height, times: -1)], .equal, 0)
    return [
      LayoutDemand(.x, item.x, .equal, 0), place,
      LayoutDemand(.width, [.init(item.width), .init(owner.width, times: -1)], .equal, 0),
      LayoutDemand(.height, item.height, .equal, length),
    ]
  }
}

extension UIView {
  /// Returns the guide at an edge, which is made when it is used for the first time.
  func edgeGuide(
    _ storage: ReferenceWritableKeyPath<ViewLayoutRecord, EdgeLayoutGuide?>, at edge: EdgeLayoutGuide.Edge
  ) -> EdgeLayoutGuide {
    layoutRecord.guide(storage, orMake: EdgeLayoutGuide(of: self, at: edge))
  }
}

extension UIViewController {
  func edgeGuide(
    _ storage: ReferenceWritableKeyPath<ViewLayoutRecord, EdgeLayoutGuide?>, at edge: EdgeLayoutGuide.Edge
  ) -> EdgeLayoutGuide {
    guard let view else { misuse("\(self): a layout guide needs a view, which loadView() did not set") }
    return view.edgeGuide(storage, at: edge)
  }
}
