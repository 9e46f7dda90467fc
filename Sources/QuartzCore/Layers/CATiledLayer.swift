/// A layer that draws its content in tiles.
///
/// The ``CALayer/draw(in:)`` method, or that of the delegate, is called for each tile, with a context that is clipped
/// to it. The `draw(_:)` method of a view whose layer is tiled receives the rectangle of the tile.
///
/// - Note: All tiles are drawn together on the main thread, and appear immediately. What they draw is sharp at any
///   scale, so that they are not drawn again for other levels of detail.
open class CATiledLayer: CALayer {
  /// Creates a layer with tiles of 256 × 256 pixels.
  public override init() { super.init() }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    (tileSize, levelsOfDetail, levelsOfDetailBias) = (layer.tileSize, layer.levelsOfDetail, layer.levelsOfDetailBias)
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the time in which a tile appears on Apple's platforms, in seconds.
  ///
  /// The default implementation returns 0.25. Tiles appear immediately here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The largest size of a tile, in pixels.
  ///
  /// The default is 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }

  /// The number of levels of detail, each of which has half the resolution of the next.
  ///
  /// The default is 1.
  open var levelsOfDetail = 1

  /// The number of the levels of detail that are larger than the layer.
  ///
  /// The default is 0.
  open var levelsOfDetailBias = 0

  /// The rectangles of the tiles that a rectangle touches, row by row.
  func tiles(in rect: CGRect) -> [CGRect] {
    let scale = max(contentsScale, 1)
    let size = CGSize(width: max(tileSize.width / scale, 1), height: max(tileSize.height / scale, 1))
    let bounds = bounds
    let rect = rect.intersection(bounds)
    guard rect.width > 0, rect.height > 0 else { return [] }
    let columns = Int((rect.minX - bounds.minX) / size.width)...Int((rect.maxX - bounds.minX) / size.width)
    let rows = Int((rect.minY - bounds.minY) / size.height)...Int((rect.maxY - bounds.minY) / size.height)
    return rows.flatMap { row in
      columns.map { column in
        CGRect(
          x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
          width: size.width, height: size.height
        ).intersection(bounds)
      }
    }.filter { $0.width > 0 && $0.height > 0 && $0.intersects(rect) }
  }
}

extension CALayer {
  /// The rectangles in which the layer draws a part of its contents: that part, or the tiles of a tiled layer.
  package func drawnParts(of rect: CGRect) -> [CGRect] { (self as? CATiledLayer)?.tiles(in: rect) ?? [rect] }
}
