import DisplayScene

extension SymbolCatalog {
  private static let dollar =
    "M13.9 6.6C13.5 4.8 12 3.8 10 3.8C7.8 3.8 6.2 5 6.2 6.8C6.2 8.7 7.7 9.4 10 10C12.4 10.6 14.1 11.3 14.1 13.3C14.1 15.1 12.4 16.3 10 16.3C7.8 16.3 6.2 15.3 5.8 13.5"
  private static let euro =
    "M15 5C13.9 4 12.6 3.4 11.2 3.4C7.8 3.4 5.8 6.2 5.8 10C5.8 13.8 7.8 16.6 11.2 16.6C12.6 16.6 13.9 16 15 15"
  private static let note = "R1.2 4 23.6 12 2.2"
  private static let heartFill =
    "M10 18C10 18 1 12.6 1 7C1 4.1 3.1 2.2 5.6 2.2C7.5 2.2 9 3.2 10 4.8C11 3.2 12.5 2.2 14.4 2.2C16.9 2.2 19 4.1 19 7C19 12.6 10 18 10 18Z"
  private static let plus =
    "M7.2 3C7.2 2.3 7.6 1.8 8.4 1.8L11.6 1.8C12.4 1.8 12.8 2.3 12.8 3L12.8 7.2L17 7.2C17.7 7.2 18.2 7.6 18.2 8.4L18.2 11.6C18.2 12.4 17.7 12.8 17 12.8L12.8 12.8L12.8 17C12.8 17.7 12.4 18.2 11.6 18.2L8.4 18.2C7.6 18.2 7.2 17.7 7.2 17L7.2 12.8L3 12.8C2.3 12.8 1.8 12.4 1.8 11.6L1.8 8.4C1.8 7.6 2.3 7.2 3 7.2L7.2 7.2Z"
  private static let kit = "R1.4 5.2 21.2 12.8 2.6"
  private static let kitHandle = "M8.2 5L8.2 3.8C8.2 2.7 8.9 2 10 2L14 2C15.1 2 15.8 2.7 15.8 3.8L15.8 5"
  private static let aid = "M12 8.2L12 15M8.6 11.6L15.4 11.6"
  private static let box =
    "M9.2 1.8C9.7 1.5 10.3 1.5 10.8 1.8L17.2 5C17.7 5.3 18 5.7 18 6.3L18 13.7C18 14.3 17.7 14.7 17.2 15L10.8 18.2C10.3 18.5 9.7 18.5 9.2 18.2L2.8 15C2.3 14.7 2 14.3 2 13.7L2 6.3C2 5.7 2.3 5.3 2.8 5Z"
  private static let boxEdges = "M2.4 5.8L10 9.6L17.6 5.8M10 9.6L10 18.2"
  private static let basket =
    "M2.6 8L19.4 8C20.2 8 20.5 8.5 20.3 9.2L18.6 16.2C18.3 17.6 17.4 18.2 16 18.2L6 18.2C4.6 18.2 3.7 17.6 3.4 16.2L1.7 9.2C1.5 8.5 1.8 8 2.6 8Z"
  private static let grips = "M5.8 7.8L9 1.8M16.2 7.8L13 1.8"
  private static let pill =
    "M10.2 3.2C12.4 1 15.4 1 17.2 2.8C19 4.6 19 7.6 16.8 9.8L9.8 16.8C7.6 19 4.6 19 2.8 17.2C1 15.4 1 12.4 3.2 10.2Z"
  private static let trolley = symbol(cart, fill: "O7.4 16.8 1.5O15.8 16.8 1.5", width: 22, weight: 1.5)
  private static let bar = symbol(
    "M8.4 10L15.6 10", fill: "R5.4 3.8 3.2 12.4 1.1R1.6 6.4 3 7.2 1.1R15.4 3.8 3.2 12.4 1.1R19.6 6.4 3 7.2 1.1",
    width: 24, weight: 1.8)

  /// Symbols of shopping, money, and health.
  static let commerce: [String: SymbolDrawing] = [
    "dollarsign": symbol(dollar + "M10 1.4L10 18.6", weight: 1.7),
    "dollarsign.circle": ringed(symbol(dollar + "M10 1.4L10 18.6", weight: 1.6), scale: 0.62),
    "dollarsign.circle.fill": disc(
      SymbolDrawing(width: 20, parts: [.area(SymbolPath.outline(of: dollar, width: 2.5))]), scale: 0.64
    )
    .cut(along: "M10 4.4L10 15.6", radius: 0.75),
    "dollarsign.square": framed() + symbol(dollar + "M10 1.4L10 18.6", weight: 1.6).scaled(0.6, weight: 0.85),
    "eurosign": symbol(euro + "M3.6 8.4L12 8.4M3.6 11.6L11.4 11.6", weight: 1.7),
    "eurosign.circle": ringed(symbol(euro + "M3.6 8.4L12 8.4M3.6 11.6L11.4 11.6", weight: 1.6), scale: 0.6),
    "eurosign.circle.fill": disc(
      SymbolDrawing(width: 20, parts: [.area(SymbolPath.outline(of: euro, width: 2.5))]), scale: 0.62
    )
    .cut(along: "M6 9.1L11.2 9.1M6 11L10.8 11", radius: 0.6),
    "banknote": symbol(note + "O13 10 2.8", fill: "O5.6 10 1.1O20.4 10 1.1", width: 26, weight: 1.4),
    "banknote.fill": symbol(fill: "R0.6 3.4 24.8 13.2 2.8O13 10 3.6O13 10 2.2O5.2 10 1.2O20.8 10 1.2", width: 26),
    "cart.badge.plus": trolley.badged(.plus, x: 17.6, y: 4.8), "cart.circle": ringed(trolley, scale: 0.5, x: 10.3),
    "bag.badge.plus": symbol(bag + bagHandle, width: 22, weight: 1.4).badged(.plus, x: 17, y: 15),
    "gift.fill": symbol(
      "M10 6C8 6 5.2 5.4 5.2 3.6C5.2 1.6 8.6 1 10 6C11.4 1 14.8 1.6 14.8 3.6C14.8 5.4 12 6 10 6Z",
      fill:
        "R1.4 5.6 7.9 4.6 1.1R10.7 5.6 7.9 4.6 1.1M2.8 11.4L9.3 11.4L9.3 19L5.2 19C3.7 19 2.8 18.1 2.8 16.6ZM10.7 11.4L17.2 11.4L17.2 16.6C17.2 18.1 16.3 19 14.8 19L10.7 19Z",
      weight: 1.4),
    "tag.circle": ringed(symbol(fill: tag + "O14 6 1.5")),
    "tag.circle.fill": disc(symbol(fill: tag + "O14 6 1.5"), scale: 0.58),
    "tag.slash": symbol(tag + "O14 6 1.2", weight: 1.4).slashed,
    "basket": symbol(basket + grips + "M8 11.4L8.4 15M14 11.4L13.6 15M11 11.4L11 15", width: 22, weight: 1.4),
    "basket.fill": symbol(grips, fill: basket, width: 22, weight: 1.5)
      .cut(along: "M7.8 11.4L8.2 15M14.2 11.4L13.8 15M11 11.4L11 15", radius: 0.65),
    "wallet.pass": symbol(
      "R3 1.6 14 16.8 2.6M3 5.8L17 5.8M3 10L6.6 10C7.2 11.6 8.4 12.4 10 12.4C11.6 12.4 12.8 11.6 13.4 10L17 10",
      weight: 1.5),
    "shippingbox": symbol(box + boxEdges + "M6 3.7L13.8 7.6", weight: 1.4),
    "shippingbox.fill": symbol(box, fill: box, weight: 0.8).cut(
      along: "M1 5.2L10 9.7L19 5.2M10 9.7L10 19.4M5.8 3.6L13.8 7.6", radius: 0.5),
    "cube": symbol(box + boxEdges, weight: 1.4),
    "cube.fill": symbol(box, fill: box, weight: 0.8).cut(along: "M1 5.2L10 9.7L19 5.2M10 9.7L10 19.4", radius: 0.55),
    "heart.circle": ringed(symbol(fill: heartFill), y: 10.3),
    "heart.circle.fill": disc(symbol(fill: heartFill), scale: 0.58, y: 10.3),
    "heart.slash": symbol(heart, weight: 1.5).slashed, "heart.slash.fill": symbol(fill: heartFill).slashed,
    "heart.square": framed() + symbol(fill: heartFill).scaled(0.52, y: 10.3, weight: 1),
    "heart.text.square": framed("M10.8 13.4L14.6 13.4M5.4 13.4L7.4 13.4")
      + symbol(fill: heartFill).scaled(0.42, y: 7.6, weight: 1),
    "bolt.heart": symbol(heart, weight: 1.5) + symbol(fill: bolt).scaled(0.5, y: 9.6, weight: 1),
    "bolt.heart.fill": SymbolDrawing(
      width: 20, parts: [.area(SymbolPath.parse(heartFill) + symbol(fill: bolt).scaled(0.54, y: 9.4, weight: 1).areas)]),
    "cross": symbol(plus, weight: 1.5), "cross.fill": symbol(plus, fill: plus, weight: 1.3),
    "cross.circle": ringed(symbol(fill: plus)), "cross.circle.fill": disc(symbol(fill: plus), scale: 0.58),
    "cross.case": symbol(kit + kitHandle + aid, width: 24, weight: 1.5),
    "cross.case.fill": symbol(kitHandle + kit, fill: kit, width: 24, weight: 1.4).cut(along: aid, radius: 0.95),
    "bed.double": symbol(
      "M1.8 17L1.8 11.6C1.8 10.2 2.8 9.2 4.2 9.2L19.8 9.2C21.2 9.2 22.2 10.2 22.2 11.6L22.2 17M1.8 14.2L22.2 14.2M3.8 9L3.8 5.2C3.8 4 4.6 3.2 5.8 3.2L18.2 3.2C19.4 3.2 20.2 4 20.2 5.2L20.2 9M6.4 9L6.4 7.7C6.4 6.9 6.9 6.4 7.7 6.4L10.3 6.4C11.1 6.4 11.6 6.9 11.6 7.7M12.4 7.7C12.4 6.9 12.9 6.4 13.7 6.4L16.3 6.4C17.1 6.4 17.6 6.9 17.6 7.7L17.6 9",
      width: 24, weight: 1.3),
    "bed.double.fill": symbol(
      "M1.8 12.4L1.8 17.2M22.2 12.4L22.2 17.2",
      fill:
        "M3 7.6L3 5.4C3 3.6 4 2.6 5.8 2.6L18.2 2.6C20 2.6 21 3.6 21 5.4L21 7.6L18.6 7.6L18.6 7C18.6 6 18 5.4 17 5.4L13.8 5.4C12.8 5.4 12.5 6 12.5 7L12.5 7.6L11.5 7.6L11.5 7C11.5 6 11.2 5.4 10.2 5.4L7 5.4C6 5.4 5.4 6 5.4 7L5.4 7.6ZM1 15.2L1 11.6C1 9.8 2 8.8 3.8 8.8L20.2 8.8C22 8.8 23 9.8 23 11.6L23 15.2Z",
      width: 24, weight: 1.6),
    "pill": symbol(pill + "M6.8 6.8L13.2 13.2", weight: 1.5),
    "pill.fill": symbol(pill, fill: pill, weight: 1).cut(along: "M5.4 5.4L14.6 14.6", radius: 0.55),
    "bandage": symbol(
      pill + "M10.2 3.2L16.8 9.8M3.2 10.2L9.8 16.8", fill: "O10 8.2 0.8O11.8 10 0.8O10 11.8 0.8O8.2 10 0.8", weight: 1.4
    ),
    "bandage.fill": symbol(pill, fill: pill + "O10 8 0.85O12 10 0.85O10 12 0.85O8 10 0.85", weight: 1)
      .cut(along: "M9 2L18 11M2 9L11 18", radius: 0.5),
    "stethoscope": symbol(
      "M5 2.4L3 2.4L3 7.2C3 10 4.8 11.8 7.4 11.8C10 11.8 11.8 10 11.8 7.2L11.8 2.4L9.8 2.4M7.4 11.8L7.4 13.6C7.4 16.6 9.2 18.2 11.8 18.2C14.4 18.2 16.2 16.6 16.2 13.8L16.2 11.6O16.2 9.4 2.1",
      weight: 1.5),
    "waveform.path.ecg": symbol("M1.4 10.6L6 10.6L7.8 7L11.2 17.4L14.6 2.6L16.8 10.6L21.6 10.6", width: 23),
    "dumbbell": symbol(
      "M8.8 10L15.2 10R5.6 3.8 3.2 12.4 1.1R2 6.4 3.6 7.2 1.1R15.2 3.8 3.2 12.4 1.1R18.4 6.4 3.6 7.2 1.1", width: 24,
      weight: 1.4), "dumbbell.fill": bar,
    "eyeglasses": symbol(
      "O6 12 3.9O18 12 3.9M9.8 11.2C10.6 10 13.4 10 14.2 11.2M2.2 11.4L3.8 5.6C4.1 4.6 5 4.2 6 4.4M21.8 11.4L20.2 5.6C19.9 4.6 19 4.2 18 4.4",
      width: 24, weight: 1.5),
  ]
}
