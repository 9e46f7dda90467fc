import DisplayScene

extension SymbolCatalog {
  private static let letters = symbol(
    "M1.4 16.6L6.6 3L11.8 16.6M3.3 11.8L9.9 11.8M20.6 8.6L20.6 16.6O17 12.6 3.6", width: 22, weight: 1.7)
  private static let sizes = symbol(
    "M1.2 16.6L4.7 7.8L8.2 16.6M2.4 13.6L7 13.6M10 16.6L16.2 2.4L22.4 16.6M12.2 11.6L20.2 11.6", width: 24)
  private static let rows = "M2 3.4L18 3.4M2 7.8L12.6 7.8M2 12.2L18 12.2M2 16.6L12.6 16.6"
  private static let indent = "M2 3.4L18 3.4M9 7.8L18 7.8M9 12.2L18 12.2M2 16.6L18 16.6"
  private static let inward = symbol(indent, fill: "M2 7L6 10L2 13Z")
  private static let outward = symbol(indent, fill: "M6 7L2 10L6 13Z")
  private static let one = "M0.6 1.4L2.4 0L2.4 7"
  private static let two = "M0.2 1.8C0.2 0.7 1.1 0 2.2 0C3.4 0 4.2 0.7 4.2 1.9C4.2 2.9 3.6 3.6 2.8 4.4L0.2 7L4.4 7"
  private static let three =
    "M0.2 1.5C0.4 0.6 1.2 0 2.2 0C3.4 0 4.1 0.7 4.1 1.7C4.1 2.7 3.3 3.3 2.2 3.3L1.6 3.3M2.2 3.3C3.5 3.3 4.4 4 4.4 5.1C4.4 6.3 3.5 7 2.2 7C1.1 7 0.2 6.4 0 5.4"
  private static func digit(_ path: String, y: CGFloat) -> SymbolDrawing {
    symbol(path, width: 4.4, weight: 1.7).scaled(0.64, x: 3.2, y: y, weight: 0.68)
  }
  private static let numbers =
    symbol("M8 3.8L18.4 3.8M8 10L18.4 10M8 16.2L18.4 16.2") + digit(one, y: 8) + digit(two, y: 14.2)
    + digit(three, y: 20.4)
  private static let axes = "M2.4 2.2L2.4 15.6C2.4 17 3 17.6 4.4 17.6L20 17.6"
  private static let slice = "M12 8L12 1.6C15.6 1.8 18.2 4.4 18.4 8Z"
  private static let pieFill =
    "M10.4 9.6L10.4 2.2C5.4 2.2 1.6 6 1.6 10.6C1.6 15.2 5.2 18.8 9.8 18.8C14.2 18.8 17.8 15.2 17.8 10.8C17.8 10.4 17.8 10 17.8 9.6Z"

  /// Symbols of text and its format, of lists, and of charts.
  static let writing: [String: SymbolDrawing] = [
    "bold": symbol(
      "M5.4 3L10.6 3C13 3 14.4 4.3 14.4 6.3C14.4 8.3 13 9.6 10.6 9.6L5.4 9.6M5.4 3L5.4 17L11.2 17C13.8 17 15.4 15.6 15.4 13.3C15.4 11 13.8 9.6 11.2 9.6",
      weight: 2.4),
    "italic": symbol("M8.6 3L15 3M5 17L11.4 17M12 3L8 17", weight: 1.7),
    "underline": symbol(
      "M4.8 2L4.8 8.6C4.8 11.8 6.8 13.8 10 13.8C13.2 13.8 15.2 11.8 15.2 8.6L15.2 2M3.4 18L16.6 18", weight: 1.7),
    "strikethrough": symbol(
      "M1.8 10.2L18.2 10.2M14.4 6.2C14 4 12.4 2.8 10 2.8C7.4 2.8 5.6 4.1 5.6 6.3C5.6 7.4 6 8.2 6.8 8.8M5.2 13.6C5.5 16 7.2 17.2 10 17.2C12.8 17.2 14.6 15.8 14.6 13.6C14.6 13 14.5 12.6 14.3 12.2",
      weight: 1.7),
    "textformat": letters, "textformat.size": sizes,
    "textformat.alt": symbol("M2.6 17L10 2.6L17.4 17M5.2 12L14.8 12", weight: 1.8),
    "paragraphsign": symbol(
      "M15.8 2.6L8.4 2.6C5.6 2.6 3.8 4.3 3.8 6.9C3.8 9.5 5.6 11.2 8.4 11.2L9.6 11.2M9.6 2.6L9.6 17.6M13.6 2.6L13.6 17.6",
      weight: 1.7),
    "character.cursor.ibeam": symbol(
      "M1.6 16L6.4 4L11.2 16M3.3 11.8L9.5 11.8M17.4 3.6L17.4 16.4M14.8 1.6C16.2 1.6 17.2 2.2 17.4 3.6C17.6 2.2 18.6 1.6 20 1.6M14.8 18.4C16.2 18.4 17.2 17.8 17.4 16.4C17.6 17.8 18.6 18.4 20 18.4",
      width: 22, weight: 1.6),
    "sum": symbol("M15.4 5.4L15.4 3L4.6 3L10.6 10L4.6 17L15.4 17L15.4 14.6", weight: 1.7),
    "list.number": numbers,
    "list.dash": symbol("M2 4.6L3.6 4.6M7 4.6L18.4 4.6M2 10L3.6 10M7 10L18.4 10M2 15.4L3.6 15.4M7 15.4L18.4 15.4"),
    "list.bullet.indent": symbol(
      "M6 3.4L18.4 3.4M10 7.8L18.4 7.8M10 12.2L18.4 12.2M6 16.6L18.4 16.6",
      fill: "O2.4 3.4 1.2O6.4 7.8 1.2O6.4 12.2 1.2O2.4 16.6 1.2"),
    "list.bullet.rectangle": symbol(
      "R1.4 2.6 21.2 14.8 2.8M9 6.6L18.6 6.6M9 10L18.6 10M9 13.4L18.6 13.4",
      fill: "O5.6 6.6 1.1O5.6 10 1.1O5.6 13.4 1.1", width: 24,
      weight: 1.4),
    "checklist": symbol(
      "M1.8 5L3.6 7L7 2.6M1.8 13.4L3.6 15.4L7 11M10.4 4.8L18.4 4.8M10.4 13.2L18.4 13.2", weight: 1.6),
    "text.justify": symbol("M2 3.4L18 3.4M2 7.8L18 7.8M2 12.2L18 12.2M2 16.6L18 16.6"),
    "text.quote": symbol("M2.2 3L2.2 17M6.6 3.4L18.4 3.4M6.6 7.8L14 7.8M6.6 12.2L18.4 12.2M6.6 16.6L14 16.6"),
    "text.badge.plus": symbol(rows, width: 22).badged(.plus, x: 17, y: 15),
    "text.badge.checkmark": symbol(rows, width: 22).badged(.checkmark, x: 17, y: 15),
    "text.magnifyingglass": symbol(
      "M2 3.4L18 3.4M2 8.4L7.4 8.4M2 13.4L7 13.4O13.4 11.6 4M16.4 14.6L19.6 17.8", width: 21),
    "increase.indent": inward.mirrored, "decrease.indent": outward.mirrored,
    "chart.pie": symbol(
      "M10 1.8C5.4 1.8 1.8 5.4 1.8 10C1.8 14.6 5.4 18.2 10 18.2C14.6 18.2 18.2 14.6 18.2 10C18.2 5.4 14.6 1.8 10 1.8ZM10 1.8L10 10L16.4 15",
      weight: 1.5),
    "chart.pie.fill": symbol(fill: pieFill + slice),
    "chart.line.uptrend.xyaxis": symbol(
      axes + "M5.6 13.2L9.4 9L12.4 11.8L18.6 5.2M14.8 4.8L18.8 4.8L18.8 8.8", width: 22, weight: 1.5),
    "chart.line.downtrend.xyaxis": symbol(
      axes + "M5.6 5L9.4 9.2L12.4 6.4L18.6 13M14.8 13.4L18.8 13.4L18.8 9.4", width: 22, weight: 1.5),
    "chart.xyaxis.line": symbol(axes + "M5.6 13L9.4 8L12.8 11.4L18.6 4.4", width: 22, weight: 1.5),
    "chart.bar.xaxis": symbol(
      "M1.6 18L20.4 18", fill: "R3 9.6 3.6 6.6 0.8R9.2 5.6 3.6 10.6 0.8R15.4 2 3.6 14.2 0.8", width: 22, weight: 1.5),
    "chart.bar.doc.horizontal": symbol(
      "R3 1.6 14 16.8 2.6M6.4 5.6L10 5.6M6.4 8.6L13.6 8.6M6.4 11.6L11.6 11.6M6.4 14.6L9 14.6", weight: 1.5),
    "gauge": symbol(
      "O10 10 8.4M10 11L13.4 6.6", fill: "O10 11.4 1.6O4.6 10 0.9O6.2 6.2 0.9O10 4.6 0.9O15.4 10 0.9", weight: 1.5),
    "speedometer": symbol(
      "O10 10 8.4M10 11L13.4 6.6", fill: "O10 11.4 1.6O4.6 10 0.9O6.2 6.2 0.9O10 4.6 0.9O15.4 10 0.9", weight: 1.5),
  ]
}
