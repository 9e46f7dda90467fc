extension SymbolCatalog {
  private static let richPage =
    "M11 1.6L5 1.6C3.6 1.6 2.6 2.6 2.6 4L2.6 16C2.6 17.4 3.6 18.4 5 18.4L13 18.4C14.4 18.4 15.4 17.4 15.4 16L15.4 6ZM11 1.6L11 4.6C11 5.5 11.5 6 12.4 6L15.4 6"
  private static let smallBubble =
    "M5.8 7.4C5.8 6.4 6.5 5.7 7.5 5.7L12.5 5.7C13.5 5.7 14.2 6.4 14.2 7.4L14.2 10.7C14.2 11.7 13.5 12.4 12.5 12.4L10 12.4L7.8 14.4L7.8 12.4L7.5 12.4C6.5 12.4 5.8 11.7 5.8 10.7Z"
  private static let smallBubbleHole =
    "M6.6 7.4C6.6 6.8 7 6.4 7.6 6.4L12.4 6.4C13 6.4 13.4 6.8 13.4 7.4L13.4 10.6C13.4 11.2 13 11.6 12.4 11.6L9.6 11.6L8.5 12.8L8.5 11.6L7.6 11.6C7 11.6 6.6 11.2 6.6 10.6Z"
  /// The arms of a storm.
  private static let arms = "M4.9 10.6C4 6.2 7.8 2.4 15 2M15.1 9.4C16 13.8 12.2 17.6 5 18"
  private static let droplet =
    "M10 1.2C12.2 4.2 13.4 6 13.4 7.7C13.4 9.7 11.9 11.2 10 11.2C8.1 11.2 6.6 9.7 6.6 7.7C6.6 6 7.8 4.2 10 1.2Z"
  private static let damp = "M2 14.6L18 14.6M4.6 18L15.4 18"

  /// Symbols of the sizes of text, of storms, and of parts of windows.
  static let sizesAndStorms: [String: SymbolDrawing] = [
    "textformat.size.smaller": symbol("M5.6 15L10 4.6L14.4 15M7.2 11.4L12.8 11.4", weight: 1.7),
    "textformat.size.larger": symbol("M2.8 17.6L10 2.2L17.2 17.6M5.3 12.4L14.7 12.4", weight: 1.9),
    "bold.italic.underline": symbol(
      "M2 4L2 15L5.6 15C9.9 15 9.9 9.1 5.6 9.1L2 9.1M2 4L5.3 4C8.9 4 8.9 9.1 5.3 9.1M13.4 4L17.6 4M10.6 15L14.8 15M15.6 4L12.6 15M20.8 3.6L20.8 10C20.8 15.4 28 15.4 28 10L28 3.6M19.8 17.4L29 17.4",
      width: 30, weight: 1.7),
    "function": symbol(
      "M10.2 3.2C8.4 2.2 7 3.2 6.5 5.6L4.5 14.8C4 17.2 2.9 18 1.2 17.2M3.4 8.2L9.2 8.2M11 8.8L17.4 16.2M17.8 8.8L10.6 16.2",
      weight: 1.6),
    "1.magnifyingglass": symbol("O8.2 8.2 6M12.8 12.8L18 18", weight: 1.8)
      + symbol("M7 6.6L8.6 5.4L8.6 11", weight: 1.5),
    "list.dash.header.rectangle": symbol(
      "R1.4 2 21.2 16 2.8M1.8 6.6L22.2 6.6M5 10.4L6.2 10.4M9 10.4L19 10.4M5 14.2L6.2 14.2M9 14.2L19 14.2",
      width: 24, weight: 1.5),
    "doc.richtext": symbol(
      richPage + "M5.6 13.4L12.4 13.4M5.6 15.8L10 15.8", fill: "R5.4 8 7.2 3.6 0.8", width: 18, weight: 1.4),
    "rectangle.center.inset.filled": symbol(
      "R1.4 3.4 21.2 13.2 2.8", fill: "R7.4 6.6 9.2 6.8 1.2", width: 24, weight: 1.5),
    "rectangle.trailinghalf.inset.filled": symbol(
      "R1.4 3.4 21.2 13.2 2.8", fill: "R12.4 5.6 7.8 8.8 1.2", width: 24, weight: 1.5, isMirrored: true),
    "plus.rectangle.on.rectangle": symbol(
      "R6 6.8 16.4 11 2.4M3.8 13.4C2.4 13.3 1.6 12.4 1.6 11L1.6 4.8C1.6 3.2 2.5 2.4 4 2.4L15.6 2.4C17 2.4 17.9 3 18 4.4M14.2 9.2L14.2 15.4M11.1 12.3L17.3 12.3",
      width: 24, weight: 1.5),
    "align.vertical.center": symbol(
      "M1 10L3.2 10M9 10L11 10M16.8 10L19 10R3.4 2.6 5.4 14.8 1.4R11.2 5.6 5.4 8.8 1.4", weight: 1.5),
    "exclamationmark.bubble.circle": ringed(smallBubble + "M10 7.3L10 9", fill: "O10 10.7 0.75"),
    "exclamationmark.bubble.circle.fill": symbol(
      "M10 7.4L10 9.1", fill: "O10 10 9.2" + smallBubbleHole + "O10 10.6 0.7", weight: 1.2),
    "hifispeaker": symbol("R4 1.8 12 16.4 2.4O10 6 1.5O10 12.8 3", weight: 1.4),
    "hifispeaker.fill": symbol(fill: "R3.2 1 13.6 18 2.8O10 5.8 1.8O10 12.8 3.6O10 12.8 1.4"),
    "tropicalstorm": symbol(arms + "O10 10 4.3", weight: 1.9),
    "hurricane": symbol(arms, fill: "O10 10 5.6O10 10 1.9", weight: 1.9),
    "snow": flakes,
    "humidity": symbol(droplet + damp, weight: 1.5),
    "humidity.fill": symbol(droplet + damp, fill: droplet, weight: 1.5),
  ]

  private static let flakes = symbol(
    flake(6, 5.4, radius: 3.6) + flake(14.6, 9, radius: 3.6) + flake(6.6, 14.6, radius: 3.6), weight: 1.3)

  /// Returns three lines that cross in a point.
  private static func flake(_ x: Double, _ y: Double, radius: Double) -> String {
    (0..<3).map { index in
      let angle = Double(index) * .pi / 3 + .pi / 6
      let (across, down) = (radius * cos(angle), radius * sin(angle))
      return "M\(x - across) \(y - down)L\(x + across) \(y + down)"
    }.joined()
  }
}
