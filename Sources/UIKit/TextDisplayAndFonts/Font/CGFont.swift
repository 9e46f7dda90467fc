/// A typeface without a size, which has the name of a font.
///
/// A text layer accepts it as its font.
///
/// - Note: UIKit declares the type, because it has the fonts. On Apple's platforms, Core Graphics does.
public final class CGFont: Sendable {
  let typeface: Typeface

  /// Creates the font with a name, such as `Helvetica-Bold`.
  ///
  /// Returns `nil` if the font is not available.
  public init?(_ name: CFString) {
    guard let face = FontFamily.face(named: name) else { return nil }
    typeface = face
  }

  /// The name of the font in PostScript, such as `Helvetica-Bold`.
  public var postScriptName: CFString? { typeface.faceName }

  /// The name of the font for people, such as `Helvetica Bold`.
  public var fullName: CFString? {
    let (family, style) = (typeface.family.rawValue, typeface.styleName)
    return style == "Regular" ? family : "\(family) \(style)"
  }
}

extension CGFont: Hashable {
  /// Returns a Boolean value that indicates whether two fonts are the same typeface.
  public static func == (a: CGFont, b: CGFont) -> Bool { a.typeface == b.typeface }

  /// Hashes the typeface.
  public func hash(into hasher: inout Hasher) { hasher.combine(typeface) }
}
