/// The conversion of font elements.
@MainActor
enum InterfaceFont {
  static func read(_ element: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) -> UIFont {
    if let style = try checker.choice("style", of: element, styles) { return .preferredFont(forTextStyle: style) }
    var size: CGFloat = 17
    if let text = element["pointSize"] {
      guard let number = InterfaceText.number(text, in: 0.1...2000) else {
        throw checker.invalid("pointSize", of: element, "a number from 0.1 to 2000")
      }
      size = CGFloat(number)
    }
    let weight = try checker.choice("weight", of: element, weights)
    switch element["type"] {
    case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
    case "boldSystem": return .systemFont(ofSize: size, weight: weight ?? .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case nil:
      guard let name = element["name"] else {
        throw checker.error(element, "a font needs a type, a style or a name; choose the font again")
      }
      return named(name, size: size, element, checker)
    case let type?:
      throw checker.error(
        element, "a font's type is system, boldSystem or italicSystem (was \"\(InterfaceElement.excerpt(type))\")")
    }
  }

  /// Returns the font with a name, or the system font, as UIKit replaces a font that the app does not provide.
  static func named(_ name: String, size: CGFloat, _ element: InterfaceElement, _ checker: InterfaceChecker) -> UIFont {
    if let font = UIFont(name: name, size: size) { return font }
    checker.report(
      element, "there is no font \"\(InterfaceElement.excerpt(name))\" here; the system font is used instead")
    return .systemFont(ofSize: size)
  }

  private static let styles: [String: UIFont.TextStyle] = Dictionary(
    uniqueKeysWithValues: [
      UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ].map { ($0.rawValue, $0) })

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
