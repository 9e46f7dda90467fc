package import DisplayScene

/// A color: components in a color space, and an opacity, or a pattern.
public final class CGColor: Sendable {
  /// The color space, which is the pattern color space for a pattern.
  public let colorSpace: CGColorSpace?
  /// The components, the opacity last; `nil` for a pattern.
  public let components: [CGFloat]?
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// The tile of a pattern; `nil` for a plain color.
  package let tile: SceneDrawing?
  /// The transform of the tile to the first coordinates of a context; `nil` for the patterns of UIKit, whose
  /// coordinates are those of the drawing.
  package let tileTransform: CGAffineTransform?

  private init(_ space: CGColorSpace, _ components: [CGFloat]) {
    colorSpace = space
    self.components = components
    alpha = components.last ?? 1
    (tile, tileTransform) = (nil, nil)
  }

  /// Creates a color that repeats a tile.
  package convenience init(tile: SceneDrawing, alpha: CGFloat) { self.init(tile, nil, .pattern, alpha: alpha) }

  private init(_ tile: SceneDrawing, _ transform: CGAffineTransform?, _ space: CGColorSpace, alpha: CGFloat) {
    colorSpace = space
    components = nil
    self.alpha = alpha
    self.tile = tile
    tileTransform = transform
  }

  /// Creates a color that is a pattern.
  ///
  /// The result is `nil` if the color space is not one of patterns, or if it has no base for a pattern that is not
  /// colored.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - pattern: The pattern, whose cell is drawn if it was not before.
  ///   - components: The opacity of a colored pattern. For another one, the components of its color in the base of the
  ///     color space, and the opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    if pattern.isColored {
      self.init(pattern.tile, pattern.matrix, space, alpha: components[0])
      return
    }
    guard let base = space.baseColorSpace, let color = CGColor(colorSpace: base, components: components) else {
      return nil
    }
    var tile = pattern.tile
    // The opacity is that of the color as a whole, not of each tile's tint.
    var tint = color.scene
    tint.alpha = 1
    tile.tint = tint
    self.init(tile, pattern.matrix, space, alpha: color.alpha)
  }

  /// Creates a color from components in a color space, the opacity last.
  ///
  /// Returns `nil` for the pattern color space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    guard count > 0, space.model != .pattern else { return nil }
    self.init(space, (0...count).map { components[$0] })
  }

  /// Creates a color from its red, green and blue components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
  }

  /// Creates a color in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.ofDisplays, [red, green, blue, alpha])
  }

  /// Creates a shade of gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha])
  }

  /// Creates a shade of gray with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) ?? CGColorSpaceCreateDeviceGray(), [gray, alpha])
  }

  /// Creates a color in the color space extended sRGB.
  package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.extendedRGB, [red, green, blue, alpha])
  }

  /// Creates a shade of gray in the color space extended gray.
  package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) { self.init(.extendedWhite, [gray, alpha]) }

  /// Creates a color from its cyan, magenta, yellow, and black components.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpaceCreateDeviceCMYK(), [cyan, magenta, yellow, black, alpha])
  }

  /// The number of ``components``; 0 for a pattern.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns a copy of the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    if let tile { return CGColor(tile, tileTransform, colorSpace, alpha: alpha) }
    guard let components else { return nil }
    return CGColor(colorSpace, components.dropLast() + [alpha])
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The color in the color space of displays; transparent for a pattern.
  package var scene: SceneColor {
    let parts = (components ?? []).map(Double.init)
    switch (colorSpace?.model, parts.count) {
    case (.monochrome, 2): return SceneColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    case (.rgb, 4): return SceneColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case (.cmyk, 5):
      func part(_ ink: Double) -> Double { (1 - ink) * (1 - parts[3]) }
      return SceneColor(red: part(parts[0]), green: part(parts[1]), blue: part(parts[2]), alpha: parts[4])
    default: return SceneColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same color model and are displayed identically, or have the same pattern.
  ///
  /// A shade of gray differs from a color of three equal components.
  ///
  /// - Note: Core Graphics compares the color spaces. Here the color spaces of one model are equal if the color looks
  ///   the same in both.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || lhs.colorSpace?.model == rhs.colorSpace?.model && lhs.scene == rhs.scene && lhs.alpha == rhs.alpha
        && lhs.tile == rhs.tile && lhs.tileTransform == rhs.tileTransform
  }

  /// Feeds the color to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scene)
    hasher.combine(alpha)
  }
}
