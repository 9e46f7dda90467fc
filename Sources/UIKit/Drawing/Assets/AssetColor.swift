/// A color in an asset catalog.
struct AssetColor: Decodable, Sendable {
  /// A component, which is a number, or text in one of three notations.
  struct Component: Decodable, Sendable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = CGFloat(number)
        return
      }
      let text = try container.decode(String.self)
      guard let number = Self.number(text) else {
        throw DecodingError.typeMismatch(
          Double.self, .init(codingPath: decoder.codingPath, debugDescription: "not a component"))
      }
      value = number
    }

    /// Returns the value of a fraction such as 0.5, or of an integer out of 255 such as 128 or 0x80.
    private static func number(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if let whole = Int(text) { return CGFloat(whole) / 255 }
      return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }

  let components: [String: Component]?
  /// The name of a system color.
  let reference: String?

  /// The color, or `nil` if it refers to an unknown system color, or has no components.
  var resolved: UIColor? {
    if let reference { return InterfaceColor.system[reference] }
    guard let components else { return nil }
    func value(_ name: String) -> CGFloat { min(max(components[name]?.value ?? 0, 0), 1) }
    let alpha = components["alpha"] == nil ? 1 : value("alpha")
    if components["white"] != nil { return UIColor(white: value("white"), alpha: alpha) }
    return UIColor(red: value("red"), green: value("green"), blue: value("blue"), alpha: alpha)
  }
}
