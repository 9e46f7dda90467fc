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
        weight: try weight("symbolWeight", of: element, checker), scale: try scale("symbolScale", of: element, checker))
    )
    guard values != .unspecified else { return image }
    return { bundle in image(bundle).map { $0.applyingSymbolConfiguration(values) ?? $0 } }
  }

  /// Returns the configuration of a symbol.
  static func configuration(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIImage.SymbolConfiguration
  {
    var values = UIImage.SymbolConfiguration.Values()
    values.weight = try weight("weight", of: element, checker)
    values.scale = try scale("scale", of: element, checker)
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

  private static func weight(_ name: String, of element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIImage.SymbolWeight
  {
    guard let text = element[name] else { return .unspecified }
    guard let weight = weights[text] else {
      throw checker.invalid(name, of: element, "one of \(weights.keys.sorted().joined(separator: ", "))")
    }
    return weight
  }

  private static func scale(_ name: String, of element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIImage.SymbolScale
  {
    guard let text = element[name] else { return .unspecified }
    guard let scale = scales[text] else {
      throw checker.invalid(name, of: element, "one of \(scales.keys.sorted().joined(separator: ", "))")
    }
    return scale
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "unspecified": .unspecified, "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
  ]
}
