import DisplayScene

/// The pixels of a paint.
enum PixelPaint {
  case color(Pixel)
  case gradient(PixelGradient)
  /// The pixels of a tile.
  case pattern(Raster)

  /// Creates the pixels of a paint.
  ///
  /// Returns `nil` if they cannot be determined, such as those of tiles that do not consist of whole pixels.
  ///
  /// - Parameter map: The map from the coordinates of the paint to pixels.
  init?(_ paint: ScenePaint, _ map: CGAffineTransform) {
    switch paint {
    case .color(let color): self = .color(Pixel(color))
    case .gradient(let gradient):
      guard let gradient = PixelGradient(gradient, map) else { return nil }
      self = .gradient(gradient)
    case .pattern(let pattern):
      guard let tile = Self.tile(pattern.tile, CGAffineTransform(pattern.map).concatenating(map)) else { return nil }
      self = .pattern(tile)
    }
  }

  private static func tile(_ tile: SceneDrawing, _ map: CGAffineTransform) -> Raster? {
    let rect = tile.rect.applying(map)
    let whole = CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
    let distances = [
      rect.minX - whole.minX, rect.minY - whole.minY, rect.width - whole.width, rect.height - whole.height,
    ]
    guard map.b == 0, map.c == 0, (1...4096).contains(whole.width), (1...4096).contains(whole.height),
      abs(whole.minX) < 1e6, abs(whole.minY) < 1e6, distances.allSatisfy({ abs($0) < 1e-6 })
    else { return nil }
    var raster = Raster(
      region: PixelRegion(
        x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height)))
    return raster.draw([SceneMark(.drawing(tile))], map) ? raster : nil
  }

  /// Returns the pixel at a place.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    switch self {
    case .color(let pixel): pixel
    case .gradient(let gradient): gradient.pixel(x, y)
    case .pattern(let tile):
      tile[
        Self.wrapped(x, tile.region.x, tile.region.width), Self.wrapped(y, tile.region.y, tile.region.height)]
    }
  }

  /// Returns the place in a tile that corresponds to a place anywhere.
  private static func wrapped(_ place: Int, _ start: Int, _ length: Int) -> Int {
    let rest = (place - start) % length
    return start + (rest < 0 ? rest + length : rest)
  }
}

/// The pixels of a gradient along a line or between two circles with the same center.
struct PixelGradient {
  private let stops: [SceneGradient.Stop]
  private let inverse: CGAffineTransform
  private let geometry: SceneGradient.Geometry

  /// Creates the pixels of a gradient; returns `nil` for circles with different centers.
  init?(_ gradient: SceneGradient, _ map: CGAffineTransform) {
    guard map.a * map.d - map.b * map.c != 0, !gradient.stops.isEmpty else { return nil }
    switch gradient.geometry {
    case .linear(let start, let end): guard start != end else { return nil }
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      guard startCenter == endCenter, startRadius != endRadius else { return nil }
    }
    (stops, inverse, geometry) = (gradient.stops, map.inverted(), gradient.geometry)
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return color(at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy))
    case .radial(let center, let startRadius, _, let endRadius):
      let distance = hypot(point.x - center.x, point.y - center.y)
      return color(at: (distance - startRadius) / (endRadius - startRadius))
    }
  }

  private func color(at offset: Double) -> Pixel {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return Pixel(stops[stops.count - 1].color) }
    guard next > 0 else { return Pixel(stops[0].color) }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (offset - from.offset) / (to.offset - from.offset)
    func mixed(_ component: KeyPath<SceneColor, Double>) -> Double {
      from.color[keyPath: component] * (1 - part) + to.color[keyPath: component] * part
    }
    return Pixel(
      SceneColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha)))
  }
}
