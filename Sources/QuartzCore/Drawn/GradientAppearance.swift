/// The content of a gradient layer.
struct GradientAppearance {
  var kind = CAGradientLayerType.axial
  var colors: [CGColor] = []
  /// The locations of the colors; `nil` distributes them evenly.
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)

  /// The locations of the colors, one for each color.
  var stops: [Double] {
    if let locations, locations.count == colors.count { return locations }
    return colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
  }
}

extension GradientAppearance {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .colors: .list(colors.flatMap { Self.numbers(of: $0) })
    case .locations: .list(stops)
    case .startPoint: .point(startPoint)
    default: .point(endPoint)
    }
  }

  mutating func set(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.colors, .list(let numbers)):
      colors = stride(from: 0, to: numbers.count - 3, by: 4).map {
        CGColor(animatableComponents: SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3]))
      }
    case (.locations, .list(let numbers)): locations = numbers
    case (.startPoint, .vector(let v)): startPoint = CGPoint(x: v.x, y: v.y)
    case (.endPoint, .vector(let v)): endPoint = CGPoint(x: v.x, y: v.y)
    default: break
    }
  }

  /// Returns the value that an app has set for the colors or locations; `nil` if its type does not match.
  static func value(of property: LayerProperty, from value: Any) -> AnimatableValue? {
    guard let values = value as? [Any] else { return nil }
    if property == .colors {
      let colors = values.compactMap { $0 as? CGColor }
      return colors.count == values.count ? .list(colors.flatMap(numbers)) : nil
    }
    let numbers = values.compactMap { value -> Double? in
      if case .vector(let v)? = AnimatableValue.number(value) { v.x } else { nil }
    }
    return numbers.count == values.count ? .list(numbers) : nil
  }

  private static func numbers(of color: CGColor) -> [Double] {
    let components = color.animatableComponents
    return (0..<4).map { components[$0] }
  }
}
