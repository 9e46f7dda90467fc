import DisplayScene

extension SymbolCatalog {
  private static let hammer =
    "M2.6 7.4C4.6 4 8 2 11.4 2.2C13.2 2.3 14.6 3.2 15.6 4.6L16.4 5.8C16.7 6.2 17.2 6.4 17.7 6.2L18.4 6L20.4 9.2L17 11.4L15.8 9.6C15.6 9.3 15.4 9.1 15 9L13.6 8.6L11.4 5.6C8.8 5.2 5.8 5.6 2.6 7.4Z"
  private static let handle = "M12.6 8.4L4.4 16.4C3.8 17 3.8 17.8 4.3 18.3C4.9 18.8 5.6 18.8 6.2 18.2L14.4 9.6"
  private static let spanner =
    "M17.4 4.2L14.4 7.2L12.8 7.2L12.8 5.6L15.8 2.6C13.6 1.6 11 2 9.6 3.8C8.4 5.4 8.2 7.2 8.8 8.8L2.6 15C1.8 15.8 1.8 16.8 2.6 17.4C3.2 18.2 4.2 18.2 5 17.4L11.2 11.2C12.8 11.8 14.8 11.6 16.2 10.4C18 9 18.4 6.4 17.4 4.2Z"
  private static let driver = "M2 3.6L3.6 2L6 3.4L6.4 5L10.4 9M5 6.4L3.4 6L2 3.6M6.4 5L5 6.4L9 10.4"
  private static let grip =
    "M12.2 11.6L13.4 11.2L17.8 15.6C18.5 16.3 18.5 17.2 17.9 17.8C17.3 18.5 16.3 18.5 15.6 17.8L11.2 13.4L11.6 12.2Z"
  private static let brush =
    "M18.2 1.9C14.2 3 9.2 7 7.6 10.4L9.7 12.5C13.2 10.8 17.2 5.8 18.2 1.9ZM6.7 11.6C4.6 11.7 3.8 13.3 3.7 15.1C3.6 16.4 2.9 17 2 17.2C3.3 18.6 6.3 18.7 7.8 17.2C9.1 15.9 9.2 14.3 8.4 13.3Z"
  private static let palette =
    "M10 2C5.2 2 1.6 5.4 1.6 10C1.6 14.6 5.2 18.2 9.6 18.2C11.2 18.2 12 17.4 12 16.2C12 15.4 11.4 15 11.4 14.2C11.4 13.2 12.2 12.6 13.4 12.6L15.4 12.6C17.4 12.6 18.6 11.4 18.6 9.4C18.6 5 14.8 2 10 2Z"
  private static let paints = "O5.6 10.6 1.3O7.4 6.4 1.3O12 5.2 1.3O15.2 8 1.3"
  private static let rulerBody = "R0.8 6.2 22.4 7.6 1.6"
  private static let rulerMarks = "M4.6 6.4L4.6 9.2M8.3 6.4L8.3 10.4M12 6.4L12 9.2M15.7 6.4L15.7 10.4M19.4 6.4L19.4 9.2"
  private static let pencilArea =
    "M3 17.2L4.2 12.6L11.6 5.2L14.9 8.5L7.5 15.9ZM12.6 4.2L13.8 3C14.8 2 16.2 2.1 17.1 3C18 3.9 18 5.2 17 6.2L15.9 7.5Z"
  private static let caseBody = "R1.4 5 21.2 13 2.8"
  private static let caseHandle = "M8 4.8L8 3.8C8 2.6 8.8 1.8 10 1.8L14 1.8C15.2 1.8 16 2.6 16 3.8L16 4.8"
  private static let crown =
    "M3.8 15L2.2 6.4C2.1 5.7 2.7 5.4 3.2 5.8L7.2 9L11.2 3.2C11.6 2.6 12.4 2.6 12.8 3.2L16.8 9L20.8 5.8C21.3 5.4 21.9 5.7 21.8 6.4L20.2 15Z"
  private static let trophyCup = "M5.6 2L14.4 2L14.4 7.4C14.4 10.4 12.8 12.4 10 12.4C7.2 12.4 5.6 10.4 5.6 7.4Z"
  private static let trophyRest =
    "M5.6 3.8L2 3.8C2 7 3.4 8.8 6 9M14.4 3.8L18 3.8C18 7 16.6 8.8 14 9M10 12.4L10 15.4M6.6 18.2L13.4 18.2C13.4 16.4 12.2 15.4 10 15.4C7.8 15.4 6.6 16.4 6.6 18.2Z"
  private static let piece =
    "M7.4 5.6C7 5 6.8 4.5 6.8 3.9C6.8 2.5 7.9 1.5 9.4 1.5C10.9 1.5 12 2.5 12 3.9C12 4.5 11.8 5 11.4 5.6L15 5.6C15.9 5.6 16.4 6.1 16.4 7L16.4 10.2C17 9.8 17.5 9.6 18.1 9.6C19.5 9.6 20.5 10.7 20.5 12.1C20.5 13.5 19.5 14.6 18.1 14.6C17.5 14.6 17 14.4 16.4 14L16.4 17C16.4 17.9 15.9 18.4 15 18.4L3.8 18.4C2.9 18.4 2.4 17.9 2.4 17L2.4 13.8C3 14.2 3.5 14.4 4.1 14.4C5.5 14.4 6.5 13.4 6.5 12C6.5 10.6 5.5 9.6 4.1 9.6C3.5 9.6 3 9.8 2.4 10.2L2.4 7C2.4 6.1 2.9 5.6 3.8 5.6Z"
  private static let ticket =
    "M1.4 5.8C1.4 4.4 2.2 3.6 3.6 3.6L20.4 3.6C21.8 3.6 22.6 4.4 22.6 5.8L22.6 7.8C21.2 8 20.4 8.8 20.4 10C20.4 11.2 21.2 12 22.6 12.2L22.6 14.2C22.6 15.6 21.8 16.4 20.4 16.4L3.6 16.4C2.2 16.4 1.4 15.6 1.4 14.2L1.4 12.2C2.8 12 3.6 11.2 3.6 10C3.6 8.8 2.8 8 1.4 7.8Z"
  private static let shirt =
    "M7.6 2.4C8 4.2 9.6 5.2 11.4 5.2C13.2 5.2 14.8 4.2 15.2 2.4L17.2 2.8C17.8 2.9 18.3 3.2 18.7 3.6L21.4 6.8L18.6 9.8L17.2 8.6L17.2 16C17.2 17.2 16.6 17.8 15.4 17.8L7.4 17.8C6.2 17.8 5.6 17.2 5.6 16L5.6 8.6L4.2 9.8L1.4 6.8L4.1 3.6C4.5 3.2 5 2.9 5.6 2.8Z"
  private static let cone =
    "M10 14.6C6.4 14.6 3.6 11.6 3.6 7.8C3.6 4.2 6.4 1.4 10 1.4C13.6 1.4 16.4 4.2 16.4 7.8C16.4 11.6 13.6 14.6 10 14.6Z"
  private static let balloonRest = "M8.6 16.4L10 14.4L11.4 16.4ZM10 16.4L10 19"
  private static let glint = symbol(fill: "M10 1C11 7 13 9 19 10C13 11 11 13 10 19C9 13 7 11 1 10C7 9 9 7 10 1Z")
  private static let flagWithPole =
    "R2.7 1.8 1.7 17 0.8M4.4 3.1C6.4 1.6 8.6 1.8 10.6 2.8C12.6 3.8 14.4 3.8 16.8 2.8L16.8 10.8C14.4 11.8 12.6 11.8 10.6 10.8C8.6 9.8 6.4 9.6 4.4 11.1Z"
  private static let seam = "M4 3.2C7.6 7.2 7.6 12.8 4 16.8"
  private static let otherSeam = "M16 3.2C12.4 7.2 12.4 12.8 16 16.8"
  private static let bigGear = SymbolPath.ring(points: 32, distances: [9.3, 9.3, 7.5, 7.5], turned: -0.098)
  private static func gear(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat, hole: CGFloat) -> SymbolDrawing {
    SymbolDrawing(width: 20, parts: [.area(bigGear + SymbolPath.circle(10, 10, hole))])
      .scaled(scale, x: x, y: y, width: 24, weight: 1)
  }
  private static let glass = symbol("O8.2 8.2 6M12.8 12.8L18 18", weight: 1.8)
  private static let ball = "M10 6.2L13.6 8.8L12.2 13L7.8 13L6.4 8.8Z"
  private static let seams = "M10 6.2L10 2M13.6 8.8L17.6 7.6M12.2 13L14.8 16.4M7.8 13L5.2 16.4M6.4 8.8L2.4 7.6"

  private static func die(_ places: (Int, Int)...) -> String {
    places.map { "O\($0.0) \($0.1) 1.5" }.joined()
  }
  private static let faces = [
    die((10, 10)), die((6, 6), (14, 14)), die((6, 6), (10, 10), (14, 14)), die((6, 6), (14, 6), (6, 14), (14, 14)),
    die((6, 6), (14, 6), (10, 10), (6, 14), (14, 14)), die((6, 5), (14, 5), (6, 10), (14, 10), (6, 15), (14, 15)),
  ]

  /// Symbols of tools, work, games, and sports.
  static let tools: [String: SymbolDrawing] = Dictionary(
    uniqueKeysWithValues: faces.enumerated().flatMap { index, dots in
      [("die.face.\(index + 1)", framed(fill: dots)), ("die.face.\(index + 1).fill", tile(hole: dots))]
    }
  ).merging(implements) { $1 }

  private static let implements: [String: SymbolDrawing] = [
    "hammer": symbol(hammer + handle, width: 22, weight: 1.4),
    "hammer.fill": symbol(hammer + handle, fill: hammer + handle + "Z", width: 22, weight: 0.8),
    "wrench": symbol(spanner, weight: 1.4), "wrench.fill": symbol(spanner, fill: spanner, weight: 0.8),
    "wrench.and.screwdriver": symbol(driver + grip, weight: 1.3) + symbol(spanner, weight: 1.3),
    "wrench.and.screwdriver.fill": symbol(driver, fill: driver + grip, weight: 1).cut(
      along: "M3.6 16.4L14 6", radius: 2.6)
      + symbol(spanner, fill: spanner, weight: 0.6),
    "paintbrush.fill": symbol(brush, fill: brush, weight: 0.8),
    "paintpalette": symbol(palette, fill: paints, weight: 1.5),
    "paintpalette.fill": symbol(palette, fill: palette + paints, weight: 1),
    "scissors": symbol("O5 5 2.9O5 15 2.9M7.4 6.8L18.6 15.2M7.4 13.2L18.6 4.8", weight: 1.5),
    "ruler": symbol(rulerBody + rulerMarks, width: 24, weight: 1.4),
    "ruler.fill": symbol(fill: "R0.8 5.8 22.4 8.4 2", width: 24).cut(
      along: "M4.6 5L4.6 8.8M8.3 5L8.3 10.2M12 5L12 8.8M15.7 5L15.7 10.2M19.4 5L19.4 8.8", radius: 0.6),
    "pencil.circle": ringed(symbol(fill: pencilArea), scale: 0.58),
    "pencil.circle.fill": disc(symbol(fill: pencilArea), scale: 0.6),
    "pencil.slash": symbol(
      "M3.4 16.6L4.4 12.6L14 3C14.8 2.2 16 2.2 16.8 3.1C17.7 4 17.7 5.2 16.9 6L7.4 15.6ZM12.4 4.8L15.2 7.6", weight: 1.4
    ).slashed,
    "wand.and.stars": symbol("M2.6 17.4L11.4 8.6", weight: 2.4) + glint.scaled(0.36, x: 14.6, y: 5.4, weight: 1)
      + glint.scaled(0.2, x: 7.4, y: 4.4, weight: 1) + glint.scaled(0.2, x: 16, y: 12.6, weight: 1),
    "eyedropper": symbol(
      "M11.4 5.4L14.6 8.6M12.4 6.4L5 13.8C4 14.8 4.2 15.8 3 17C4.2 15.8 5.2 16 6.2 15L13.6 7.6M12.4 4.4L13.8 5.4L15.2 3.8C16 3 17 2.9 17.6 3.5C18.2 4.1 17.9 5 17.1 5.8L15.6 7.2L16.4 8.4",
      weight: 1.5),
    "magnifyingglass.circle": ringed("O9.2 9.2 3.4M11.8 11.8L14.6 14.6"),
    "magnifyingglass.circle.fill": disc("M11.6 11.6L14.6 14.6", hole: "O9.2 9.2 4.2O9.2 9.2 2.7"),
    "plus.magnifyingglass": glass + symbol("M8.2 5.6L8.2 10.8M5.6 8.2L10.8 8.2", weight: 1.5),
    "minus.magnifyingglass": glass + symbol("M5.6 8.2L10.8 8.2", weight: 1.5),
    "crop": symbol("M5 1.6L5 13C5 14.4 5.7 15 7 15L18.4 15M1.6 5L13 5C14.3 5 15 5.6 15 7L15 18.4", weight: 1.6),
    "slider.vertical.3": symbol(
      "M4.4 1.6L4.4 10.2M4.4 14.6L4.4 18.4M10 1.6L10 5M10 9.4L10 18.4M15.6 1.6L15.6 10.2M15.6 14.6L15.6 18.4O4.4 12.4 2.1O10 7.2 2.1O15.6 12.4 2.1",
      weight: 1.5),
    "gearshape.2.fill": gear(0.66, 8.4, 7.6, hole: 3.4) + gear(0.46, 18.2, 14.6, hole: 3.4),
    "briefcase": symbol(
      caseBody + caseHandle + "M1.6 11L9.6 11M14.4 11L22.4 11R9.8 9.6 4.4 3 0.8", width: 24, weight: 1.4),
    "briefcase.fill": symbol(caseHandle, fill: "R0.8 4.4 22.4 14.2 3.4", width: 24, weight: 1.5).cut(
      along: "M0 11L24 11", radius: 0.55)
      + symbol(fill: "R9.6 9.4 4.8 3.4 1"),
    "suitcase": symbol(caseBody + caseHandle + "M6.2 5.2L6.2 17.8M17.8 5.2L17.8 17.8", width: 24, weight: 1.4),
    "suitcase.fill": symbol(caseHandle, fill: "R0.8 4.4 22.4 14.2 3.4", width: 24, weight: 1.5).cut(
      along: "M6 3.8L6 20M18 3.8L18 20", radius: 0.55),
    "puzzlepiece": symbol(piece, width: 22, weight: 1.4),
    "puzzlepiece.fill": symbol(piece, fill: piece, width: 22, weight: 0.8),
    "crown": symbol(crown + "M4.2 18L19.8 18", width: 24, weight: 1.5),
    "crown.fill": symbol("M4.2 18L19.8 18", fill: crown, width: 24, weight: 1.7),
    "trophy": symbol(trophyCup + trophyRest, weight: 1.4),
    "trophy.fill": symbol(
      trophyCup + trophyRest,
      fill: trophyCup + "M6.6 18.2L13.4 18.2C13.4 16.4 12.2 15.4 10 15.4C7.8 15.4 6.6 16.4 6.6 18.2Z", weight: 1.5),
    "medal": symbol("O10 13 5.2M7 8.6L3.4 1.8L8 1.8L10 5.6L12 1.8L16.6 1.8L13 8.6", fill: "O10 13 1.8", weight: 1.4),
    "medal.fill": symbol(
      "M6.6 7.4L3.6 1.8L8 1.8L10 5.6L12 1.8L16.4 1.8L13.4 7.4", fill: "O10 13.2 5.8O10 13.2 3.4O10 13.2 2.2",
      weight: 1.4),
    "rosette": symbol("O10 7.6 5.6O10 7.6 2.4M6.6 12.4L5 18.6L10 16L15 18.6L13.4 12.4", weight: 1.5),
    "flag.checkered": symbol(
      "M4.2 2.4L4.2 18.4" + flag,
      fill:
        "M4.2 3.2C5.2 2.5 6.2 2.1 7.3 2.1L7.3 6.1C6.2 6.1 5.2 6.5 4.2 7.2ZM10.4 6.7C11.5 7.3 12.6 7.5 13.6 7.5L13.6 3.6C12.6 3.5 11.5 3.2 10.4 2.7ZM7.3 6.1C8.4 6.1 9.4 6.3 10.4 6.7L10.4 10.7C9.4 10.2 8.4 10 7.3 10ZM13.6 7.5C14.6 7.5 15.7 7.3 16.8 6.8L16.8 10.8C15.7 11.3 14.6 11.5 13.6 11.5Z",
      weight: 1.4),
    "flag.slash": symbol("M4.2 2.4L4.2 18.4" + flag, weight: 1.4).slashed,
    "flag.slash.fill": symbol("M4.2 2.4L4.2 18.4", fill: flag, weight: 1.6).slashed,
    "flag.circle": ringed(symbol(fill: flagWithPole), x: 10.3, y: 10.2),
    "flag.circle.fill": disc(symbol(fill: flagWithPole), x: 10.3, y: 10.2),
    "target": symbol("O10 10 8.4O10 10 4.8", fill: "O10 10 1.9", weight: 1.5),
    "sportscourt": symbol(
      "R1.4 3 21.2 14 2M12 3L12 17M1.4 7L4.4 7L4.4 13L1.4 13M22.6 7L19.6 7L19.6 13L22.6 13O12 10 2.6", width: 24,
      weight: 1.3),
    "soccerball": symbol("O10 10 8.4" + seams + ball, fill: ball, weight: 1.3),
    "basketball": symbol(
      "O10 10 8.4M10 1.6L10 18.4M1.6 10L18.4 10M4.2 4.2C7.8 7.4 7.8 12.6 4.2 15.8M15.8 4.2C12.2 7.4 12.2 12.6 15.8 15.8",
      weight: 1.4),
    "basketball.fill": SymbolDrawing(
      width: 20,
      parts: [
        .area(
          [seam, otherSeam].reduce(SymbolPath.circle(10, 10, 9.2)) { $0 + SymbolPath.outline(of: $1, width: 1.2) })
      ]
    ).cut(along: "M10 0L10 20M0 10L20 10", radius: 0.6),
    "tennisball": symbol("O10 10 8.4M5.6 3C7.8 7.6 7.8 12.4 5.6 17M14.4 3C12.2 7.6 12.2 12.4 14.4 17", weight: 1.4),
    "ticket": symbol(
      ticket + "M15.4 3.8L15.4 5.4M15.4 8.2L15.4 9.2M15.4 11L15.4 12M15.4 14.6L15.4 16.2", width: 24, weight: 1.4),
    "ticket.fill": symbol(ticket, fill: ticket, width: 24, weight: 1).cut(
      along: "M15.4 5.6L15.4 6.6M15.4 9.5L15.4 10.5M15.4 13.4L15.4 14.4", radius: 0.7),
    "tshirt": symbol(shirt, width: 22.8, weight: 1.4),
    "tshirt.fill": symbol(shirt, fill: shirt, width: 22.8, weight: 1),
    "balloon": symbol(cone + balloonRest, weight: 1.4),
    "balloon.fill": symbol(cone + balloonRest, fill: cone + "M8.6 16.4L10 14.4L11.4 16.4Z", weight: 1.4),
  ]
}
