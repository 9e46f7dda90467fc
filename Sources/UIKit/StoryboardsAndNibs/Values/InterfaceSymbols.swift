/// The conversion of references to images, and of the configurations of symbols.
@MainActor
enum InterfaceSymbols {
  /// Returns a closure that loads the image of a reference, in the scale that it specifies for a symbol.
  static func image(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> @MainActor (Bundle) -> UIImage?
  {
    guard let name = element["image"] else { throw checker.error(element, "the image has no name; choose one") }
    let image = checker.resources.image(name, isSystem: element["catalog"] == "system")
    let values = UIImage.SymbolConfiguration(
      values: .init(
        weight: try checker.choice("symbolWeight", of: element, weights) ?? .unspecified,
        scale: try checker.choice("symbolScale", of: element, scales) ?? .unspecified))
    guard values != .unspecified else { return image }
    return { bundle in image(bundle).map { $0.applyingSymbolConfiguration(values) ?? $0 } }
  }

  /// Returns the configuration of a symbol.
  static func configuration(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIImage.SymbolConfiguration
  {
    var values = UIImage.SymbolConfiguration.Values()
    values.weight = try checker.choice("weight", of: element, weights) ?? .unspecified
    values.scale = try checker.choice("scale", of: element, scales) ?? .unspecified
    switch element["configurationType"] {
    case "pointSize": values.pointSize = try checker.number("pointSize", of: element).map { CGFloat($0) }
    case "font":
      if let child = element.first("fontDescription") {
        values.pointSize = try InterfaceFont.read(child, checker).pointSize
      }
    default: break
    }
    return UIImage.SymbolConfiguration(values: values)
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
  ]
}
