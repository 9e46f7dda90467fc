/// A distance between or around items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, or the minimum of a flexible one.
  public let spacing: CGFloat
  private let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a fixed distance.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a minimum distance that expands to fill the available space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// A Boolean value that indicates whether the distance is flexible.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// A Boolean value that indicates whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexible }
}

/// The distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances around an item; `nil` specifies no distance at an edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// The anchor at which a supplementary item is attached to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or as a fraction of the size of the attached item.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the offset is a fraction.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Creates an anchor at a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor at a distance from edges that is a fraction of the attached item's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// Returns the point of a rectangle.
  func point(in rect: CGRect, offsetFor size: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return isAbsoluteOffset
      ? CGPoint(x: x + offset.x, y: y + offset.y)
      : CGPoint(x: x + offset.x * size.width, y: y + offset.y * size.height)
  }
}
