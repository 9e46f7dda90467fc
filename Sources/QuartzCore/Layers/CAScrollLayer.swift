/// A layer that displays a part of its content, which is scrolled by code.
///
/// It does not clip its sublayers unless ``CALayer/masksToBounds`` is `true`.
open class CAScrollLayer: CALayer {
  /// Creates a layer that scrolls in both directions.
  public override init() { super.init() }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The axes on which the content can be scrolled.
  ///
  /// The default is `both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls the content so that a point is at the upper left corner.
  ///
  /// Only the axes of the ``scrollMode`` change.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls the content by the smallest distance that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    /// Returns the nearest origin of a visible span that contains another span, or its beginning if it is longer.
    func origin(_ visible: ClosedRange<CGFloat>, _ target: ClosedRange<CGFloat>) -> CGFloat {
      let length = visible.upperBound - visible.lowerBound
      if target.lowerBound < visible.lowerBound { return target.lowerBound }
      guard target.upperBound > visible.upperBound else { return visible.lowerBound }
      return min(target.upperBound - length, target.lowerBound)
    }
    let rect = r.standardized
    scroll(
      to: CGPoint(
        x: origin(bounds.minX...bounds.maxX, rect.minX...rect.maxX),
        y: origin(bounds.minY...bounds.maxY, rect.minY...rect.maxY)))
  }
}

/// The axes on which a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No axis.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The vertical axis.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The horizontal axis.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
  /// The nearest scroll layer among the layer's superlayers.
  private var scrollLayer: CAScrollLayer? {
    sequence(first: superlayer, next: { $0?.superlayer }).lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// Scrolls the nearest scroll layer that contains the layer so that a point is at its upper left corner.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer that contains the layer so that a rectangle is visible.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the layer that is in the bounds of the nearest scroll layer that contains it.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let rect = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return rect.isNull ? .zero : rect
  }
}
