/// The replacement of all colors of a layer's content by one color.
///
/// Only the opacity of the content remains, which is multiplied by that of the color.
public struct SceneVibrancy: Codable, Equatable, Sendable {
  /// The color that replaces the others.
  public var color: SceneColor
  /// The progress from the colors of the content, at 0, to the color, at 1.
  public var amount: Double

  /// Creates a vibrancy.
  public init(color: SceneColor, amount: Double = 1) {
    self.color = color
    self.amount = amount
  }

  /// The values of the color matrix of an SVG filter.
  package var matrix: String {
    let kept = 1 - amount
    let rows = [color.red, color.green, color.blue].enumerated().map { index, component in
      (0..<5).map { $0 == index ? kept : $0 == 4 ? component * amount : 0 }
    }
    let opacity = [0, 0, 0, kept + color.alpha * amount, 0]
    return (rows + [opacity]).flatMap { $0.map(SVGNumber.string) }.joined(separator: " ")
  }
}
