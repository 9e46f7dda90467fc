import DisplayScene

/// The memory that contains the pixels of a context.
final class PixelMemory {
  let address: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let layout: PixelLayout
  private let isOwned: Bool

  /// Uses memory of the app, which must be valid as long as the context is used.
  init(_ address: UnsafeMutableRawPointer, width: Int, height: Int, layout: PixelLayout) {
    (self.address, self.width, self.height, self.layout, isOwned) = (address, width, height, layout, false)
  }

  /// Creates transparent or black pixels.
  init(width: Int, height: Int, layout: PixelLayout) {
    let count = layout.bytesPerRow * height
    address = .allocate(byteCount: count, alignment: 16)
    address.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    (self.width, self.height, self.layout, isOwned) = (width, height, layout, true)
  }

  deinit { if isOwned { address.deallocate() } }

  private var whole: PixelRegion { PixelRegion(x: 0, y: 0, width: width, height: height) }

  /// An image of the pixels, which later drawing does not change.
  var image: CGImage? {
    PixelBitmap(
      width: width, height: height, layout: layout, bytes: Data(bytes: address, count: layout.bytesPerRow * height)
    ).map { CGImage($0) }
  }

  /// Draws marks; returns `false` and does nothing if their pixels cannot be determined.
  func draw(_ marks: [SceneMark], _ map: CGAffineTransform) -> Bool {
    guard !marks.isEmpty else { return true }
    var raster = read(whole)
    guard raster.draw(marks, map) else { return false }
    write(raster)
    return true
  }

  /// Draws a mark; returns `false` and does nothing if its pixels cannot be determined.
  ///
  /// - Parameters:
  ///   - map: The map from the coordinates of the mark's drawing to pixels.
  ///   - area: A rectangle that contains what changes, in pixels.
  func draw(_ compositing: Compositing, _ map: CGAffineTransform, in area: CGRect) -> Bool {
    let region = PixelRegion(containing: area, in: whole)
    guard !region.isEmpty else { return true }
    var raster = read(region)
    if let simple = compositing.mode.scene {
      var mark = compositing.mark
      mark.blendMode = simple
      guard raster.draw([mark], map) else { return false }
    } else {
      let mode = compositing.mode
      var (new, affected) = (Raster(region: region), Raster(region: region))
      guard PixelBlending.combination(mode, .transparent, .transparent, area: 1) != nil,
        mode == .clear || new.draw([compositing.mark], map), affected.draw([compositing.coverage], map)
      else { return false }
      raster.replacePixels { x, y, old in
        PixelBlending.combination(mode, new[x, y], old, area: affected[x, y].w)
      }
    }
    write(raster)
    return true
  }

  private func read(_ region: PixelRegion) -> Raster {
    var raster = Raster(region: region)
    raster.replacePixels { x, y, _ in layout.pixel(at: place(x, y)) }
    return raster
  }

  private func write(_ raster: Raster) {
    let region = raster.region
    for y in region.y..<(region.y + region.height) {
      for x in region.x..<(region.x + region.width) { layout.write(raster[x, y], to: place(x, y)) }
    }
  }

  private func place(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
    address + y * layout.bytesPerRow + x * layout.size
  }
}
