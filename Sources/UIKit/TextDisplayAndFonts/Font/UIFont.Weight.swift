extension UIFont {
  /// Constants that specify the weight of a font, from -1 to 1; the regular weight is 0.
  public struct Weight: _UINumericRawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight, the lightest.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The black weight, the heaviest.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let steps: [(UIFont.Weight, Int)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
    (.bold, 700), (.heavy, 800), (.black, 900),
  ]

  /// Creates the weight that corresponds to a number on the scale of CSS, from 100 to 900.
  init(web: Int) { self = Self.steps.first { $0.1 == web }?.0 ?? .regular }

  /// The weight on the scale of CSS, from 100 to 900.
  var web: Int {
    let nearest = Self.steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? 400
  }
}
