extension SymbolCatalog {
  static let diamond =
    "M8.8 2.3C9.5 1.6 10.5 1.6 11.2 2.3L17.7 8.8C18.4 9.5 18.4 10.5 17.7 11.2L11.2 17.7C10.5 18.4 9.5 18.4 8.8 17.7L2.3 11.2C1.6 10.5 1.6 9.5 2.3 8.8Z"
  static let diamondFill =
    "M8.7 1.4C9.5 0.7 10.5 0.7 11.3 1.4L18.6 8.7C19.3 9.5 19.3 10.5 18.6 11.3L11.3 18.6C10.5 19.3 9.5 19.3 8.7 18.6L1.4 11.3C0.7 10.5 0.7 9.5 1.4 8.7Z"
  static let shield =
    "M9 1.2C9.4 1.2 15.6 3.4 16 3.6C16.4 3.8 16.6 4.1 16.6 4.6L16.6 10.4C16.6 14.4 13.6 16.8 9 19C4.4 16.8 1.4 14.4 1.4 10.4L1.4 4.6C1.4 4.1 1.6 3.8 2 3.6C2.4 3.4 8.6 1.2 9 1.2Z"
  private static let check = "M6.2 10.5L8.9 13.7L13.8 6.3"
  private static let cross = "M6.8 6.8L13.2 13.2M13.2 6.8L6.8 13.2"
  private static let hexagon =
    "M9 1.5C9.6 1.1 10.4 1.1 11 1.5L16.9 4.9C17.5 5.3 17.9 5.9 17.9 6.6L17.9 13.4C17.9 14.1 17.5 14.7 16.9 15.1L11 18.5C10.4 18.9 9.6 18.9 9 18.5L3.1 15.1C2.5 14.7 2.1 14.1 2.1 13.4L2.1 6.6C2.1 5.9 2.5 5.3 3.1 4.9Z"
  private static let octagon =
    "M6.4 2.4C6.8 2 7.2 1.8 7.8 1.8L12.2 1.8C12.8 1.8 13.2 2 13.6 2.4L17.6 6.4C18 6.8 18.2 7.2 18.2 7.8L18.2 12.2C18.2 12.8 18 13.2 17.6 13.6L13.6 17.6C13.2 18 12.8 18.2 12.2 18.2L7.8 18.2C7.2 18.2 6.8 18 6.4 17.6L2.4 13.6C2 13.2 1.8 12.8 1.8 12.2L1.8 7.8C1.8 7.2 2 6.8 2.4 6.4Z"
  private static let octagonDisc = symbol(octagon, fill: octagon, weight: 1.4)
  private static let seal: SymbolDrawing = {
    let lobes = SymbolPath.lobes(count: 10, radius: 8.1, depth: 1.1)
    return SymbolDrawing(width: 20, parts: [.line(lobes, width: 1.5)])
  }()
  private static let sealFill = SymbolDrawing(
    width: 20, parts: [.area(SymbolPath.lobes(count: 10, radius: 8.7, depth: 1.2))])
  private static let asterisk = "M10 2.4L10 17.6M3.4 6.2L16.6 13.8M16.6 6.2L3.4 13.8"
  private static let rightHalf = "M10 1.6C14.6 1.6 18.4 5.4 18.4 10C18.4 14.6 14.6 18.4 10 18.4Z"
  private static let star: SymbolDrawing =
    SymbolDrawing(width: 20, parts: [.area(SymbolPath.ring(points: 10, distances: [9.4, 3.9]))])
  private static let starLine: SymbolDrawing =
    SymbolDrawing(width: 20, parts: [.line(SymbolPath.ring(points: 10, distances: [8.8, 3.7]), width: 1.4)])
  private static let dashes: String = (0..<12).map { index in
    let angles = [Double(index) - 0.17, Double(index) + 0.17].map { $0 * .pi / 6 }
    return angles.enumerated().map {
      "\($0.offset == 0 ? "M" : "L")\(10 + 8.4 * cos($0.element)) \(10 + 8.4 * sin($0.element))"
    }
    .joined()
  }.joined()

  /// Symbols of geometric shapes, of signs in them, and of mathematical signs.
  static let shapes: [String: SymbolDrawing] = [
    "diamond": symbol(diamond, weight: 1.5), "diamond.fill": symbol(fill: diamondFill),
    "hexagon": symbol(hexagon, weight: 1.5), "hexagon.fill": symbol(hexagon, fill: hexagon, weight: 1.4),
    "octagon": symbol(octagon, weight: 1.5), "octagon.fill": octagonDisc,
    "capsule": symbol("R1.4 5 21.2 10 5", width: 24, weight: 1.5),
    "capsule.fill": symbol(fill: "R0.8 4.4 22.4 11.2 5.6", width: 24),
    "app": symbol("R2 2 16 16 4.6", weight: 1.5), "app.fill": symbol(fill: "R1.2 1.2 17.6 17.6 5.2"),
    "app.badge": symbol("R2 3 15 15 4.4", weight: 1.5).badged(.dot, x: 16.2, y: 3.8),
    "plus.app": symbol("R2 2 16 16 4.6M10 5.8L10 14.2M5.8 10L14.2 10", weight: 1.5),
    "plus.app.fill": symbol(fill: "R1.2 1.2 17.6 17.6 5.2").cut(along: "M10 5.8L10 14.2M5.8 10L14.2 10", radius: 0.85),
    "plus.square.fill": tile("M10 5.6L10 14.4M5.6 10L14.4 10"), "minus.square.fill": tile("M5.6 10L14.4 10"),
    "xmark.square": framed(cross), "xmark.square.fill": tile(cross),
    "plus.rectangle": symbol("R1.4 3.4 21.2 13.2 2.8M12 6.4L12 13.6M8.4 10L15.6 10", width: 24, weight: 1.5),
    "xmark.octagon": symbol(octagon + cross, weight: 1.5),
    "xmark.octagon.fill": octagonDisc.cut(along: cross, radius: 0.85),
    "exclamationmark.octagon": symbol(octagon + "M10 5.4L10 11", fill: "O10 14.1 1.05", weight: 1.5),
    "exclamationmark.octagon.fill": symbol(octagon, fill: octagon + "O10 14.1 1.1", weight: 1.4)
      .cut(along: "M10 5.4L10 11", radius: 0.95),
    "exclamationmark.square": framed("M10 5.4L10 11", fill: "O10 14.1 1.05"),
    "exclamationmark.square.fill": tile("M10 5.4L10 11", hole: "O10 14.1 1.1"),
    "info.square": framed("M8.8 9L10.2 9L10.2 14M8.4 14L12 14", fill: "O10 5.9 1.15"),
    "questionmark.square": framed(
      "M7.7 7.8C7.7 6.3 8.7 5.5 10 5.5C11.4 5.5 12.3 6.4 12.3 7.6C12.3 9.4 10 9.6 10 11.4", fill: "O10 14.2 1.05"),
    "seal": seal, "seal.fill": sealFill,
    "checkmark.seal": seal + symbol(check, weight: 1.5),
    "checkmark.seal.fill": sealFill.cut(along: check, radius: 0.85),
    "xmark.seal": seal + symbol(cross, weight: 1.5), "xmark.seal.fill": sealFill.cut(along: cross, radius: 0.85),
    "nosign": symbol("O10 10 8.2M4.2 4.2L15.8 15.8", weight: 1.8),
    "circle.slash": symbol("O10 10 8.4M15.9 4.1L4.1 15.9", weight: 1.5),
    "circle.lefthalf.filled": symbol("O10 10 8.4", fill: rightHalf, weight: 1.5).flipped,
    "circle.righthalf.filled": symbol("O10 10 8.4", fill: rightHalf, weight: 1.5),
    "circle.inset.filled": symbol("O10 10 8.4", fill: "O10 10 5.6", weight: 1.5),
    "largecircle.fill.circle": symbol("O10 10 8.4", fill: "O10 10 5.6", weight: 1.5),
    "smallcircle.filled.circle": symbol("O10 10 8.4", fill: "O10 10 2.6", weight: 1.5),
    "record.circle": symbol("O10 10 8.4", fill: "O10 10 4.2", weight: 1.5),
    "record.circle.fill": symbol(fill: "O10 10 9.2O10 10 5.6O10 10 4.2"),
    "circle.dashed": symbol(dashes, weight: 1.5),
    "square.dashed": symbol(
      "M2 6L2 5.4C2 3.2 3.2 2 5.4 2L6 2M14 2L14.6 2C16.8 2 18 3.2 18 5.4L18 6M18 14L18 14.6C18 16.8 16.8 18 14.6 18L14 18M6 18L5.4 18C3.2 18 2 16.8 2 14.6L2 14M9 2L11 2M9 18L11 18M2 9L2 11M18 9L18 11",
      weight: 1.5),
    "square.on.square": symbol(
      "R6.4 6.4 12 12 2.6M3.9 13.6C2.5 13.5 1.6 12.5 1.6 11L1.6 4.2C1.6 2.6 2.6 1.6 4.2 1.6L11 1.6C12.5 1.6 13.5 2.5 13.6 3.9",
      weight: 1.5),
    "plus.square.on.square": symbol(
      "R6.4 6.4 12 12 2.6M12.4 9.6L12.4 15.2M9.6 12.4L15.2 12.4M3.9 13.6C2.5 13.5 1.6 12.5 1.6 11L1.6 4.2C1.6 2.6 2.6 1.6 4.2 1.6L11 1.6C12.5 1.6 13.5 2.5 13.6 3.9",
      weight: 1.5),
    "star.circle": ringed(star, y: 10.2), "star.circle.fill": disc(star, scale: 0.62, y: 10.2),
    "star.square": framed() + star.scaled(0.54, y: 10.2, weight: 1), "star.slash": starLine.slashed,
    "star.slash.fill": star.slashed,
    "star.leadinghalf.filled":
      (starLine
      + SymbolDrawing(width: 20, parts: [.area(SymbolPath.leadingHalfOfStar(distances: [8.8, 3.7]))])).mirrored,
    "asterisk": symbol(asterisk), "asterisk.circle": ringed("M10 5.2L10 14.8M5.8 7.6L14.2 12.4M14.2 7.6L5.8 12.4"),
    "equal": symbol("M3 7L17 7M3 13L17 13", weight: 1.8),
    "multiply": symbol("M4.4 4.4L15.6 15.6M15.6 4.4L4.4 15.6", weight: 1.8),
    "divide": symbol("M3 10L17 10", fill: "O10 4.4 1.7O10 15.6 1.7", weight: 1.8),
    "plusminus": symbol("M10 2.4L10 12M5.2 7.2L14.8 7.2M5.2 16.6L14.8 16.6", weight: 1.8),
    "percent": symbol("O5.4 5.6 3O14.6 14.4 3M15.4 3.4L4.6 16.6"),
    "number": symbol("M8 2.6L5.8 17.4M14.2 2.6L12 17.4M3.4 7.2L17.4 7.2M2.6 12.8L16.6 12.8"),
    "infinity": symbol(
      "M12 10C10 7.2 8.4 5.6 6.2 5.6C3.6 5.6 1.8 7.4 1.8 10C1.8 12.6 3.6 14.4 6.2 14.4C8.4 14.4 10 12.8 12 10C14 7.2 15.6 5.6 17.8 5.6C20.4 5.6 22.2 7.4 22.2 10C22.2 12.6 20.4 14.4 17.8 14.4C15.6 14.4 14 12.8 12 10Z",
      width: 24, weight: 1.8),
  ]
}
