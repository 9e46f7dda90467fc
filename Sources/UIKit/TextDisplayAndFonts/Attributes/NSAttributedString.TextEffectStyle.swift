extension NSAttributedString {
  /// The styles of text effects.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letters look as if they were pressed into the background, whose lower edges are bright.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSAttributedString.TextEffectStyle {
  /// Creates a style from the value of an attribute, which is a style or its name.
  init?(attribute: Any?) {
    switch attribute {
    case let style as NSAttributedString.TextEffectStyle: self = style
    case let name as String: self.init(rawValue: name)
    case let name as NSString: self.init(rawValue: name.description)
    default: return nil
    }
  }

  /// The shadow that draws the effect; `nil` for an unknown style.
  var shadow: NSShadow? {
    guard self == .letterpressStyle else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = UIColor(white: 1, alpha: 0.6)
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    return shadow
  }
}
