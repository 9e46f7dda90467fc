import DisplayScene

/// The pixels of a paint.
enum PixelPaint {
  case color(Pixel)
  case gradient(PixelGradient)

  /// Creates the pixels of a paint; returns `nil` for a pattern.
  ///
  /// - Parameter map: The map from the coordinates of the paint to pixels.
  init?(_ paint: ScenePaint, _ map: CGAffineTransform) {
    switch paint {
    case .color(let color): self = .color(Pixel(color))
    case .gradient(let gradient):
      guard let gradient = PixelGradient(gradient, map) else { return nil }
      self = .gradient(gradient)
    case .pattern: return nil
    }
  }

  /// Returns the pixel at a place.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    switch self {
    case .color(let pixel): pixel
    case .gradient(let gradient): gradient.pixel(x, y)
    }
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
