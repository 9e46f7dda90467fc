extension SymbolCatalog {
  private static let body = "O10 5.8 3.6" + bodyOutline
  private static let bodyFill =
    "O10 5.6 4.2M2.4 16.6C2.4 13.4 6 11.3 10 11.3C14 11.3 17.6 13.4 17.6 16.6C17.6 17.7 16.9 18.2 15.8 18.2L4.2 18.2C3.1 18.2 2.4 17.7 2.4 16.6Z"
  private static let person = symbol(body, width: 22, weight: 1.5)
  private static let personFill = symbol(fill: bodyFill, width: 22)
  private static let shoulders = "M4.8 16C5.8 13.8 7.8 12.8 10 12.8C12.2 12.8 14.2 13.8 15.2 16O10 8 2.6"
  private static let inCircle = ringed(shoulders).scaled(1, x: 10, width: 22, weight: 1)
  private static let inDisc = symbol(
    fill:
      "O10 10 9.2O10 7.6 3.1M4.4 15.2C5.2 13 7.4 11.8 10 11.8C12.6 11.8 14.8 13 15.6 15.2C12.6 18.4 7.4 18.4 4.4 15.2Z",
    width: 22)
  private static let pairFill = symbol(
    fill:
      "O8 6 3.6M1 16C1 13 4 11.2 8 11.2C12 11.2 15 13 15 16C15 17 14.4 17.4 13.4 17.4L2.6 17.4C1.6 17.4 1 17 1 16ZO16.4 6.8 3M16.6 17.4C16.9 15 16 12.9 14.6 11.5C18.8 11 23 12.8 23 15.8C23 16.9 22.4 17.4 21.4 17.4Z",
    width: 24)
  private static let middle = symbol(
    "O16 6 3.3M9.8 16C9.8 13.3 12.5 11.6 16 11.6C19.5 11.6 22.2 13.3 22.2 16C22.2 16.8 21.8 17.2 20.9 17.2L11.1 17.2C10.2 17.2 9.8 16.8 9.8 16Z",
    width: 32, weight: 1.4)
  private static let side = symbol(
    "O6.8 7.2 2.5M9 12.2C8.3 12 7.6 11.9 6.8 11.9C3.8 11.9 1.6 13.4 1.6 15.5C1.6 16.2 2 16.6 2.8 16.6L7.2 16.6",
    width: 32,
    weight: 1.4)
  private static let middleFill = symbol(
    fill:
      "O16 5.8 3.7M9.4 16.1C9.4 13.1 12.2 11.1 16 11.1C19.8 11.1 22.6 13.1 22.6 16.1C22.6 17.2 22 17.7 20.9 17.7L11.1 17.7C10 17.7 9.4 17.2 9.4 16.1Z",
    width: 32)
  private static let sideFill = symbol(
    fill:
      "O6.8 7 2.9M1 15.6C1 13 3.5 11.4 6.8 11.4C7.8 11.4 8.8 11.6 9.7 11.9C8.4 13.1 7.7 14.6 7.8 16.2C7.8 16.6 7.9 16.8 8 17.1L2.5 17.1C1.5 17.1 1 16.6 1 15.6Z",
    width: 32)
  private static let thumb =
    "M7 9.2L10.2 2.6C10.6 1.8 11.2 1.5 11.9 1.7C13.2 2.1 13.7 3.2 13.4 4.6L12.8 7.4L16.4 7.4C17.7 7.4 18.5 8.3 18.3 9.5L17.2 15.8C16.9 17.3 16 18.2 14.4 18.2L9.8 18.2C8.7 18.2 7.8 17.9 7 17.4Z"
  private static let thumbUp = symbol(thumb + "R1.7 9 2.6 9 1.1", weight: 1.4)
  private static let thumbUpFill = symbol(thumb, fill: thumb + "R1.2 8.6 3.6 9.9 1.3", weight: 0.8)
  private static let smile = "M6 11.4C6.8 13.4 8.2 14.4 10 14.4C11.8 14.4 13.2 13.4 14 11.4"

  /// Symbols of people, gestures, and faces.
  static let people: [String: SymbolDrawing] = [
    "person.3": middle + side + side.flipped, "person.3.fill": middleFill + sideFill + sideFill.flipped,
    "person.badge.plus": person.badged(.plus, x: 17, y: 14.6),
    "person.fill.badge.plus": personFill.badged(.plus, x: 17, y: 14.6),
    "person.badge.minus": person.badged(.minus, x: 17, y: 14.6),
    "person.fill.badge.minus": personFill.badged(.minus, x: 17, y: 14.6),
    "person.fill.checkmark": personFill.badged(.checkmark, x: 17, y: 14.6),
    "person.fill.xmark": personFill.badged(.xmark, x: 17, y: 14.6),
    "person.crop.circle.badge.plus": inCircle.badged(.plus, x: 17, y: 15),
    "person.crop.circle.badge.minus": inCircle.badged(.minus, x: 17, y: 15),
    "person.crop.circle.badge.checkmark": inCircle.badged(.checkmark, x: 17, y: 15),
    "person.crop.circle.badge.xmark": inCircle.badged(.xmark, x: 17, y: 15),
    "person.crop.circle.fill.badge.plus": inDisc.badged(.plus, x: 17, y: 15),
    "person.crop.circle.fill.badge.checkmark": inDisc.badged(.checkmark, x: 17, y: 15),
    "person.crop.square": framed("M4.2 17.4C5 14.8 7.2 13.2 10 13.2C12.8 13.2 15 14.8 15.8 17.4O10 8.2 2.8"),
    "person.crop.square.fill": tile(
      hole:
        "O10 7.8 3.3M3.4 16.4C4.4 13.8 7 12.4 10 12.4C13 12.4 15.6 13.8 16.6 16.4C16.2 17 15.6 17.3 14.8 17.3L5.2 17.3C4.4 17.3 3.8 17 3.4 16.4Z"
    ),
    "person.text.rectangle": symbol(
      "R1.4 3 21.2 14 2.6M4.4 13.8C4.8 12 6.2 11 8 11C9.8 11 11.2 12 11.6 13.8ZO8 7.6 1.7M14.8 7.8L19.4 7.8M14.8 11L19.4 11M14.8 14.2L17.6 14.2",
      width: 24, weight: 1.4),
    "person.text.rectangle.fill": symbol(
      fill:
        "R0.8 2.4 22.4 15.2 3.2O8 7.4 2.2M3.8 14.2C4.2 12 5.8 10.8 8 10.8C10.2 10.8 11.8 12 12.2 14.2C12.2 14.6 12 14.8 11.6 14.8L4.4 14.8C4 14.8 3.8 14.6 3.8 14.2ZR14.4 6.8 5.8 1.6 0.8R14.4 10.2 5.8 1.6 0.8R14.4 13.6 3.8 1.6 0.8",
      width: 24),
    "person.slash": symbol(body, weight: 1.5).slashed, "person.slash.fill": symbol(fill: bodyFill).slashed,
    "person.2.circle": ringed(pairFill, scale: 0.5), "person.2.circle.fill": disc(pairFill, scale: 0.54),
    "figure.stand": symbol(
      "M10 6.6L10 12M10 12L8.6 18.4M10 12L11.4 18.4M10 6.8L6.8 8L6.2 12.4M10 6.8L13.2 8L13.8 12.4", fill: "O10 2.8 1.9",
      weight: 1.9),
    "figure.walk": symbol(
      "M10.4 6.8L9.6 11.8L12.6 14.2L13.4 18.4M9.6 11.8L8.8 14.8L6 18.4M10.4 6.8L7.2 8.4L6 11.4M10.4 6.8L12.6 9.8L15.4 10.6",
      fill: "O11.2 2.8 1.9", weight: 1.9),
    "figure.run": symbol(
      "M11.8 6.6L9 11.4L12.4 13.8L11.2 18.4M9 11.4L7.2 15L2.8 15.4M11.8 6.6L7.6 6.2L4.8 9M11.8 6.6L14 9.8L17.6 9.2",
      fill: "O13.6 2.8 1.9", weight: 1.9),
    "figure.wave": symbol(
      "M10 6.8L10 12M10 12L8.6 18.4M10 12L11.4 18.4M10 6.8L7 8.2L6.4 12.4M10 6.8L13.4 6.6L15.6 2.6",
      fill: "O9.6 2.8 1.9", weight: 1.9),
    "figure.arms.open": symbol(
      "M10 7L10 12M10 12L8.4 18.4M10 12L11.6 18.4M3.6 5L7.4 7.2L12.6 7.2L16.4 5", fill: "O10 3 1.9", weight: 1.9),
    "hand.raised": symbol(
      "M5 12L5 5.6C5 4.6 5.5 4 6.3 4C7.1 4 7.7 4.6 7.7 5.6L7.7 9.2M7.7 5.4L7.7 3C7.7 2.1 8.2 1.5 9.1 1.5C9.9 1.5 10.4 2.1 10.4 3L10.4 9M10.4 4C10.4 3 10.9 2.4 11.8 2.4C12.6 2.4 13.1 3 13.1 4L13.1 9.4M13.1 6.2C13.1 5.3 13.6 4.8 14.4 4.8C15.2 4.8 15.7 5.3 15.7 6.2L15.7 12.4C15.7 16.2 13.6 18.5 10.3 18.5C7.7 18.5 6 17.4 4.7 15.2L2.3 11.2C1.8 10.3 2 9.5 2.7 9.2C3.4 8.9 4 9.2 4.5 9.9L5 10.8",
      width: 18, weight: 1.4),
    "hand.raised.fill": symbol(
      "M6.2 10L6.2 5.2M9.1 10L9.1 2.8M12 10L12 3.6M14.8 10L14.8 6.2",
      fill:
        "M5 9.6L15.9 9.6L15.9 12.6C15.9 16.6 13.8 19 10.4 19C7.7 19 6 17.9 4.6 15.6L1.9 11.3C1.3 10.3 1.6 9.4 2.4 9C3.2 8.7 4 9 4.5 9.8L5 10.6Z",
      width: 18, weight: 2.3),
    "hand.thumbsup": thumbUp, "hand.thumbsup.fill": thumbUpFill, "hand.thumbsdown": thumbUp.upended,
    "hand.thumbsdown.fill": thumbUpFill.upended,
    "face.smiling": ringed(smile, fill: "O7.2 7.8 1.15O12.8 7.8 1.15"),
    "face.smiling.fill": disc(
      hole:
        "O7.2 7.6 1.25O12.8 7.6 1.25M5.6 11.2C5.5 10.8 5.8 10.6 6.1 10.6L13.9 10.6C14.2 10.6 14.5 10.8 14.4 11.2C13.8 13.8 12.2 15.2 10 15.2C7.8 15.2 6.2 13.8 5.6 11.2Z"
    ),
  ]
}
