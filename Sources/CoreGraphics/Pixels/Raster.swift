import DisplayScene

/// The pixels of a region, on which the marks of a drawing are drawn.
///
/// It draws only marks whose pixels it can determine: there are no fonts, no filters, and no decoder of JPEG data.
struct Raster {
  let region: PixelRegion
  /// The pixels, the upper row first.
  private(set) var pixels: [Pixel]

  /// Creates transparent pixels.
  init(region: PixelRegion) {
    self.init(region: region, pixels: [Pixel](repeating: .transparent, count: region.width * region.height))
  }

  init(region: PixelRegion, pixels: [Pixel]) { (self.region, self.pixels) = (region, pixels) }

  /// Returns the pixels of a drawing that fills a size; `nil` if they cannot be determined.
  static func drawing(_ drawing: SceneDrawing, width: Int, height: Int) -> Raster? {
    var raster = Raster(region: PixelRegion(x: 0, y: 0, width: width, height: height))
    var whole = drawing
    whole.rect = CGRect(x: 0, y: 0, width: width, height: height)
    return raster.draw([SceneMark(.drawing(whole))], .identity) ? raster : nil
  }

  /// Returns the bytes of the pixels in a layout.
  func data(_ layout: PixelLayout) -> Data {
    var data = Data(count: layout.bytesPerRow * region.height)
    data.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<region.height {
        for x in 0..<region.width {
          layout.write(pixels[y * region.width + x], to: base + y * layout.bytesPerRow + x * layout.size)
        }
      }
    }
    return data
  }

  /// Draws marks.
  ///
  /// - Parameter map: The map from the coordinates of the marks to pixels.
  /// - Returns: `false` if there is a mark whose pixels cannot be determined. What was drawn is not defined then.
  mutating func draw(_ marks: [SceneMark], _ map: CGAffineTransform) -> Bool {
    for mark in marks where mark.opacity > 0 {
      if !draw(mark, map) { return false }
    }
    return true
  }

  private mutating func draw(_ mark: SceneMark, _ map: CGAffineTransform) -> Bool {
    guard (mark.shadow?.color.alpha ?? 0) == 0, let blend = PixelBlending.combination(mark.blendMode),
      let clip = shares(of: mark.clips, map)
    else { return false }
    let own = CGAffineTransform(mark.map).concatenating(map)
    let opacity = Float(mark.opacity)
    func covered(_ path: PathElements, isEvenOdd: Bool = false) -> PixelCoverage {
      PixelCoverage(path, isEvenOdd: isEvenOdd, isAntialiased: mark.isAntialiased, in: region)
    }
    switch mark.kind {
    case .fill(let path, let paint, let isEvenOdd):
      guard let paint = PixelPaint(paint, own) else { return false }
      let coverage = covered(PathElements(path).applying(own), isEvenOdd: isEvenOdd)
      paintPixels(coverage, clip, opacity, blend) { paint.pixel($0, $1) }
    case .stroke(let path, let paint, let style):
      guard let paint = PixelPaint(paint, own) else { return false }
      paintPixels(covered(style.outline(of: PathElements(path)).applying(own)), clip, opacity, blend) {
        paint.pixel($0, $1)
      }
    case .image(let image):
      guard let picture = PixelPicture(image, own) else { return false }
      let frame = PathElements(PathShapes.rect(image.rect)).applying(own)
      paintPixels(covered(frame), clip, opacity, blend) { picture.pixel($0, $1) }
    case .group(let marks):
      var layer = Raster(region: region)
      guard layer.draw(marks, own) else { return false }
      paintPixels(.whole(region), clip, opacity, blend) { layer[$0, $1] }
    case .drawing(let drawing):
      guard drawing.bounds.width > 0, drawing.bounds.height > 0 else { return true }
      var layer = Raster(region: region)
      guard layer.draw(drawing.marks, drawing.placement.concatenating(own)) else { return false }
      let tint = drawing.tint.map { Pixel($0) }
      let frame = PathElements(PathShapes.rect(drawing.rect)).applying(own)
      paintPixels(covered(frame), clip, opacity, blend) { x, y in tint.map { $0 * layer[x, y].w } ?? layer[x, y] }
    case .slices(let slices):
      guard let layer = drawn(slices, own, isAntialiased: mark.isAntialiased) else { return false }
      paintPixels(.whole(region), clip, opacity, blend) { layer[$0, $1] }
    case .text: return false
    }
    return true
  }

  /// Returns the pixels of the slices of a drawing; `nil` if they cannot be determined.
  private func drawn(_ slices: SceneSlices, _ map: CGAffineTransform, isAntialiased: Bool) -> Raster? {
    var layer = Raster(region: region)
    for slice in slices.slices where !slice.isEmpty {
      let frame = PathElements(PathShapes.rect(slice.rect)).applying(map)
      let coverage = PixelCoverage(frame, isEvenOdd: false, isAntialiased: isAntialiased, in: region)
      guard !coverage.region.isEmpty else { continue }
      var part = Raster(region: coverage.region)
      guard part.draw([SceneMark(.drawing(slices.drawing))], slice.placement.concatenating(map)) else { return nil }
      // The shares of adjacent slices in a pixel between them add up.
      layer.paintPixels(coverage, [], 1, +) { part[$0, $1] }
    }
    return layer
  }

  /// The pixel at a place of the region.
  subscript(x: Int, y: Int) -> Pixel { pixels[(y - region.y) * region.width + x - region.x] }

  /// Replaces each pixel by the result of a closure, which may be `nil` to keep it.
  mutating func replacePixels(_ pixel: (Int, Int, Pixel) -> Pixel?) {
    for y in region.y..<(region.y + region.height) {
      for x in region.x..<(region.x + region.width) {
        let index = (y - region.y) * region.width + x - region.x
        if let new = pixel(x, y, pixels[index]) { pixels[index] = new }
      }
    }
  }

  private mutating func paintPixels(
    _ coverage: PixelCoverage, _ clip: [Float], _ opacity: Float, _ blend: (Pixel, Pixel) -> Pixel,
    _ source: (Int, Int) -> Pixel
  ) {
    let area = coverage.region
    for row in 0..<area.height {
      for column in 0..<area.width {
        let (x, y) = (area.x + column, area.y + row)
        let index = (y - region.y) * region.width + x - region.x
        let share = coverage.shares[row * area.width + column] * opacity * (clip.isEmpty ? 1 : clip[index])
        if share > 0 { pixels[index] = blend(source(x, y) * share, pixels[index]) }
      }
    }
  }

  /// Returns the share of each pixel that is inside of clips, or nothing without clips.
  ///
  /// The result is `nil` if it cannot be determined.
  private func shares(of clips: [SceneClip], _ map: CGAffineTransform) -> [Float]? {
    guard !clips.isEmpty else { return [] }
    var result = [Float](repeating: 1, count: pixels.count)
    for clip in clips {
      var layer = Raster(region: region)
      let inside: [SceneMark]
      var isInverted = false
      switch clip {
      case .path(let path, let isEvenOdd):
        inside = [SceneMark(.fill(path, .color(.black), isEvenOdd: isEvenOdd))]
      case .mask(let marks, .opaque): inside = marks
      case .mask(let marks, .transparent): (inside, isInverted) = (marks, true)
      case .mask(_, .bright): return nil
      }
      guard layer.draw(inside, map) else { return nil }
      for index in result.indices { result[index] *= isInverted ? 1 - layer.pixels[index].w : layer.pixels[index].w }
    }
    return result
  }
}

extension SceneDrawing {
  /// The map of the bounds to the rectangle.
  fileprivate var placement: CGAffineTransform { CGAffineTransform(from: bounds, to: rect) }
}

extension SceneSlices.Slice {
  fileprivate var isEmpty: Bool { source.isEmpty || rect.isEmpty }

  /// The map of the part of the drawing to the rectangle.
  fileprivate var placement: CGAffineTransform { CGAffineTransform(from: source, to: rect) }
}

extension SceneLineStyle {
  /// Returns the outline of a line along a path.
  fileprivate func outline(of path: PathElements) -> PathElements {
    let cap: CGLineCap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let line = CGPath(path)
    let dashed = dashes.isEmpty ? line : line.copy(dashingWithPhase: dashPhase, lengths: dashes.map { CGFloat($0) })
    return dashed.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit).elements
  }
}

extension PathElements {
  /// Creates the elements of a path of a scene.
  init(_ path: ScenePath) {
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .curve(let control1, let control2, let end): .curve(control1: control1, control2: control2, end: end)
        case .close: .close
        }
      })
  }
}

extension CGAffineTransform {
  /// Creates the transform of one rectangle, which must not be empty, to another one.
  fileprivate init(from source: CGRect, to rect: CGRect) {
    let (a, d) = (rect.width / source.width, rect.height / source.height)
    self.init(a: a, b: 0, c: 0, d: d, tx: rect.minX - a * source.minX, ty: rect.minY - d * source.minY)
  }

  /// Creates the transform of a map of a scene.
  init(_ map: AffineMap) { self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }
}
