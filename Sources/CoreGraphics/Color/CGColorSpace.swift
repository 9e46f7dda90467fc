/// The models of colors.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Shades of gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// A pattern.
  case pattern = 6
}

/// A color space, which determines how the components of a color are interpreted.
///
/// - Note: Displays use sRGB. Device colors are interpreted as sRGB, as on iPhone, and so are colors in Display P3 and
///   in the extended color spaces, whose components are clamped to the displayable range.
public final class CGColorSpace: Sendable {
  /// The name of the color space; `nil` for patterns.
  public let name: CFString?
  /// The model of the color space.
  public let model: CGColorSpaceModel
  /// The color space of the colors of patterns that are not colored; `nil` for other color spaces.
  public let baseColorSpace: CGColorSpace?

  init(name: CFString?, model: CGColorSpaceModel, base: CGColorSpace? = nil) {
    self.name = name
    self.model = model
    baseColorSpace = base
  }

  /// Creates a color space of patterns.
  ///
  /// - Parameter baseSpace: The color space of the colors of patterns that are not colored; `nil` for colored patterns.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(name: nil, model: .pattern, base: baseSpace)
  }

  /// Creates a color space with a name; returns `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    self.init(name: name, model: model)
  }

  /// The number of components, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern, .unknown: 0
    }
  }

  /// The sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The sRGB color space with components outside of 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The Display P3 color space.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Shades of gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Shades of gray with components outside of 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The generic CMYK color space, with cyan, magenta, yellow, and black components.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// The color space of displays, which is sRGB.
  static let ofDisplays = CGColorSpace(name: sRGB, model: .rgb)
  /// The color spaces of UIKit's colors.
  static let extendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
  static let extendedWhite = CGColorSpace(name: extendedGray, model: .monochrome)
  private static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
  private static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
  private static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
  static let pattern = CGColorSpace(name: nil, model: .pattern)

  private static let models: [CFString: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome, extendedGray: .monochrome,
    genericCMYK: .cmyk, "kCGColorSpaceDeviceRGB": .rgb, "kCGColorSpaceDeviceGray": .monochrome,
    "kCGColorSpaceDeviceCMYK": .cmyk,
  ]

  fileprivate static var rgb: CGColorSpace { deviceRGB }
  fileprivate static var gray: CGColorSpace { deviceGray }
  fileprivate static var cmyk: CGColorSpace { deviceCMYK }
}

extension CGColorSpace: Hashable {
  /// Returns whether two color spaces have the same name, model, and base.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace
  }

  /// Feeds the name and the model to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// Returns the color space of a device with red, green and blue components.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the color space of a device with shades of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Returns the color space of a device with cyan, magenta, yellow and black components.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
