package import DisplayScene

/// A smooth transition between colors at locations from 0 to 1.
public final class CGGradient: Sendable {
  package let stops: [SceneGradient.Stop]

  /// Creates a gradient of colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the transition. Displays always blend in sRGB.
  ///   - colors: The colors, which are ``CGColor`` objects.
  ///   - locations: The location of each color; `nil` distributes the colors evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors.map(\.scene), locations)
  }

  /// Creates a gradient of colors in an `NSArray`.
  ///
  /// - Parameters:
  ///   - space: The color space of the transition. Displays always blend in sRGB.
  ///   - colors: The colors, which are ``CGColor`` objects.
  ///   - locations: The location of each color; `nil` distributes the colors evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: Array(colors), locations: locations)
  }

  /// Creates a gradient from the consecutive components of its colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, size > 1 else { return nil }
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size)?.scene }
    stops = Self.stops(colors, locations)
  }

  init(stops: [SceneGradient.Stop]) { self.stops = stops }

  private static func stops(
    _ colors: [SceneColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [SceneGradient.Stop] {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      SceneGradient.Stop(offset: locations.map { Double($0[index]) } ?? Double(index) / last, color: color)
    }
    // Colors at the same location keep their order.
    return stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// Returns the stops, with additional transparent ones where the options do not extend the gradient.
  func stops(_ options: CGGradientDrawingOptions) -> [SceneGradient.Stop] {
    var result = stops
    func invisible(_ stop: SceneGradient.Stop, at offset: Double) -> SceneGradient.Stop {
      var color = stop.color
      color.alpha = 0
      return SceneGradient.Stop(offset: offset, color: color)
    }
    if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
      if first.offset > 0 { result.insert(.init(offset: 0, color: first.color), at: 0) }
      result.insert(invisible(first, at: 0), at: 0)
    }
    if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
      if last.offset < 1 { result.append(.init(offset: 1, color: last.color)) }
      result.append(invisible(last, at: 1))
    }
    return result
  }
}

/// Options for drawing gradients.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color is drawn after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
