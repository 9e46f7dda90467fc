/// The most basic component of a layout: a cell or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets within the item's size.
  ///
  /// They are ignored in an axis in which the content determines the size.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distances around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The anchor of the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view that is attached; `nil` uses the anchor that corresponds to ``containerAnchor``.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a view that is attached to an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, own: nil)
  }

  /// Creates a view whose own anchor is attached to an anchor of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, own: itemAnchor) }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    own itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The position of the view on the z-axis.
  ///
  /// The default is 1, in front of the items.
  open var zIndex = 1

  /// Returns the frame of the view at an item.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let anchor = containerAnchor.point(in: item, offsetFor: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size), offsetFor: size)
    return CGRect(x: anchor.x - own.x, y: anchor.y - own.y, width: size.width, height: size.height)
  }
}

/// A header or footer of a section or of the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The alignment of the view with the boundary.
  public let alignment: NSRectAlignment
  /// The distance from the boundary.
  public let offset: CGPoint

  /// Creates a view at a boundary.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance from a boundary.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []), own: nil)
  }

  /// A Boolean value that indicates whether the view extends the content area of its section.
  ///
  /// The default is `true`.
  open var extendsBoundary = true

  /// A Boolean value that indicates whether the view remains visible while its section is.
  ///
  /// The default is `false`.
  open var pinToVisibleBounds = false
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a background of a section.
  ///
  /// Its view must be registered with the layout.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The position of the view on the z-axis.
  ///
  /// The default is behind the items.
  open var zIndex = -1
}
