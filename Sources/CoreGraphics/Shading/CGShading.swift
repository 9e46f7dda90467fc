import DisplayScene

/// A transition between colors that a function determines, along a line or between two circles.
///
/// The function has one input, from 0 at the start to 1 at the end. Its outputs are the components of a color in the
/// color space of the shading, followed by the opacity.
public final class CGShading {
  let geometry: SceneGradient.Geometry
  let options: CGGradientDrawingOptions
  private let space: CGColorSpace
  private let function: CGFunction

  private init?(
    _ geometry: SceneGradient.Geometry, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    let components = space.numberOfComponents
    guard space.model != .pattern, components > 0, function.inputs == 1, function.outputs == components + 1 else {
      return nil
    }
    self.geometry = geometry
    self.space = space
    self.function = function
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// Creates a shading along a line.
  ///
  /// The result is `nil` if the number of inputs or outputs of the function is not that of a shading in the color
  /// space.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - start: The start of the line.
  ///   - end: The end of the line.
  ///   - function: The function that determines the colors, which is called when the shading is drawn.
  ///   - extendStart: A Boolean value that indicates whether the first color is drawn before the start.
  ///   - extendEnd: A Boolean value that indicates whether the last color is drawn after the end.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.linear(start: start, end: end), space, function, extendStart, extendEnd)
  }

  /// Creates a shading between two circles.
  ///
  /// The result is `nil` if the number of inputs or outputs of the function is not that of a shading in the color
  /// space.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - start: The center of the first circle.
  ///   - startRadius: The radius of the first circle.
  ///   - end: The center of the second circle.
  ///   - endRadius: The radius of the second circle.
  ///   - function: The function that determines the colors, which is called when the shading is drawn.
  ///   - extendStart: A Boolean value that indicates whether the first color is drawn before the first circle.
  ///   - extendEnd: A Boolean value that indicates whether the last color is drawn after the second circle.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius), space, function,
      extendStart, extendEnd)
  }

  /// The number of parts of the transition, each of which is a straight line in the color space.
  private static let parts = 256

  /// The colors of the function.
  var gradient: CGGradient {
    let stops = (0...Self.parts).compactMap { index -> SceneGradient.Stop? in
      let offset = CGFloat(index) / CGFloat(Self.parts)
      let components = function.values([offset]).map { $0.isFinite ? $0 : 0 }
      return CGColor(colorSpace: space, components: components).map { .init(offset: offset, color: $0.scene) }
    }
    return CGGradient(stops: ShadingStops.thinned(stops))
  }
}

/// The colors of a shading that are necessary to describe it.
enum ShadingStops {
  /// Returns the stops without those that are between their neighbors.
  static func thinned(_ stops: [SceneGradient.Stop]) -> [SceneGradient.Stop] {
    guard var anchor = stops.first, let end = stops.last else { return stops }
    var result = [anchor]
    var skipped: [SceneGradient.Stop] = []
    for (index, stop) in stops.enumerated().dropFirst().dropLast() {
      skipped.append(stop)
      let next = stops[index + 1]
      guard !skipped.allSatisfy({ isBetween($0, anchor, next) }) else { continue }
      result.append(stop)
      (anchor, skipped) = (stop, [])
    }
    return result + [end]
  }

  /// Returns whether a color is within half a step of a byte of the transition between two others.
  private static func isBetween(
    _ stop: SceneGradient.Stop, _ start: SceneGradient.Stop, _ end: SceneGradient.Stop
  ) -> Bool {
    let part = (stop.offset - start.offset) / (end.offset - start.offset)
    func isNear(_ component: KeyPath<SceneColor, Double>) -> Bool {
      let expected = start.color[keyPath: component] * (1 - part) + end.color[keyPath: component] * part
      return abs(stop.color[keyPath: component] - expected) < 0.5 / 255
    }
    return isNear(\.red) && isNear(\.green) && isNear(\.blue) && isNear(\.alpha)
  }
}

extension CGContext {
  /// Paints the whole clipping area with a shading.
  public func drawShading(_ shading: CGShading) {
    let gradient = shading.gradient
    switch shading.geometry {
    case .linear(let start, let end): drawLinearGradient(gradient, start: start, end: end, options: shading.options)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      drawRadialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        options: shading.options)
    }
  }
}
