import LayoutSolver

/// A layout guide that extends from an edge of a view controller's view to the end of the bars.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part that bars cover, in points.
  var length: CGFloat { get }
  /// A layout anchor for the top of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// A layout anchor for the bottom of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// A layout anchor for the height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide for the part of a view controller's view above or below the safe area.
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
  /// Returns the guide at an edge, which is created when it is used for the first time.
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
