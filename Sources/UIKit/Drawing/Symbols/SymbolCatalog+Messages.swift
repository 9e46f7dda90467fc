import DisplayScene

extension SymbolCatalog {
  private static let line = symbol(bubble, width: 22, weight: 1.5)
  private static let area = symbol(fill: bubble, width: 22)
  private static let dots = "O6.6 8.8 1.25O11 8.8 1.25O15.4 8.8 1.25"
  private static let plus = "M11 5.4L11 12.2M7.6 8.8L14.4 8.8"
  private static let text = "M6.2 7L15.8 7M6.2 10.8L12.6 10.8"
  private static let check = "M8 9.2L10.2 11.8L14.2 5.8"
  private static let leftOne =
    "M4.6 2.2L13.2 2.2C15.1 2.2 16.4 3.5 16.4 5.4L16.4 8.8C16.4 10.7 15.1 12 13.2 12L8.6 12L5.6 14.6C5.2 14.9 4.8 14.7 4.8 14.2L4.8 12L4.6 12C2.7 12 1.4 10.7 1.4 8.8L1.4 5.4C1.4 3.5 2.7 2.2 4.6 2.2Z"
  private static let down =
    "M1.4 11.6C1.4 8.4 6 6 12 6C18 6 22.6 8.4 22.6 11.6L22.6 12.8C22.6 13.9 21.8 14.6 20.7 14.4L17.4 13.8C16.4 13.6 15.9 13 15.9 12L15.9 10.8C15.9 10.4 15.7 10.1 15.3 10C13.2 9.5 10.8 9.5 8.7 10C8.3 10.1 8.1 10.4 8.1 10.8L8.1 12C8.1 13 7.6 13.6 6.6 13.8L3.3 14.4C2.2 14.6 1.4 13.9 1.4 12.8Z"
  private static let opened =
    "M1.8 8.4C1.8 7.5 2.2 6.9 2.9 6.4L9.7 1.9C10.5 1.4 11.5 1.4 12.3 1.9L19.1 6.4C19.8 6.9 20.2 7.5 20.2 8.4L20.2 15.8C20.2 17.4 19.2 18.4 17.6 18.4L4.4 18.4C2.8 18.4 1.8 17.4 1.8 15.8Z"
  private static let envelope = symbol(
    "R1.4 4.6 19.2 12.8 2.4M1.8 6L9.6 12.4C10.5 13.1 11.5 13.1 12.4 12.4L20.2 6", width: 24, weight: 1.4)
  private static let letter = symbol(
    fill:
      "M1.3 4.6C1.7 3.9 2.4 3.4 3.3 3.4L18.7 3.4C19.6 3.4 20.3 3.9 20.7 4.6L12.1 11.4C11.4 11.9 10.6 11.9 9.9 11.4ZM1 6.2L9.2 12.7C10.3 13.6 11.7 13.6 12.8 12.7L21 6.2L21 14.8C21 16 20.1 16.8 18.9 16.8L3.1 16.8C1.9 16.8 1 16 1 14.8Z",
    width: 22)
  private static let bellLine = symbol(bell, fill: bellClapper, weight: 1.5)
  private static let bellFill = symbol(fill: bell + bellClapper)
  private static let horn =
    "M3.8 7L8.4 6.6C12 6.2 15 4.8 17.6 2.6L17.6 15.8C15 13.6 12 12.2 8.4 11.8L3.8 11.4C2.4 11.3 1.6 10.4 1.6 9.2C1.6 8 2.4 7.1 3.8 7Z"
  private static let hornLines =
    "M5 11.8L6.2 16.8C6.4 17.7 7 18.2 7.8 18.2L8.4 18.2C9.4 18.2 9.9 17.4 9.6 16.4L8.5 12M20.2 6.4C21.2 8.2 21.2 10.2 20.2 12"
  private static let nearWaves = "M8.4 13.4C6.5 11.4 6.5 8.6 8.4 6.6M15.6 13.4C17.5 11.4 17.5 8.6 15.6 6.6"
  private static let farWaves = "M5.2 16.6C1.4 12.8 1.4 7.2 5.2 3.4M18.8 16.6C22.6 12.8 22.6 7.2 18.8 3.4"
  private static let quote = symbol(
    fill:
      "M9 4C4.8 5 2.2 7.8 2.2 12C2.2 14.6 3.7 16.2 5.8 16.2C7.8 16.2 9.2 14.8 9.2 12.9C9.2 11 7.9 9.7 6.1 9.7C5.8 9.7 5.5 9.7 5.3 9.8C5.7 7.9 7.1 6.6 9.4 5.8ZM19 4C14.8 5 12.2 7.8 12.2 12C12.2 14.6 13.7 16.2 15.8 16.2C17.8 16.2 19.2 14.8 19.2 12.9C19.2 11 17.9 9.7 16.1 9.7C15.8 9.7 15.5 9.7 15.3 9.8C15.7 7.9 17.1 6.6 19.4 5.8Z",
    width: 21)

  /// Symbols of conversations, mail, news, and notices.
  static let messages: [String: SymbolDrawing] = [
    "bubble.right": line.flipped, "bubble.right.fill": area.flipped,
    "bubble.left.and.bubble.right": symbol(
      leftOne
        + "M19.2 6.6L21.6 6.6C23.4 6.6 24.6 7.8 24.6 9.6L24.6 12.8C24.6 14.6 23.4 15.8 21.6 15.8L21.4 15.8L21.4 17.8C21.4 18.3 21 18.5 20.6 18.2L17.8 15.8L13.2 15.8C12 15.8 11 15.3 10.5 14.4",
      width: 26, weight: 1.4),
    "bubble.left.and.bubble.right.fill": symbol(
      fill: leftOne
        + "M17.8 6.2L21.6 6.2C23.8 6.2 25.2 7.6 25.2 9.7L25.2 12.8C25.2 14.8 23.9 16.2 22 16.3L22 18.2C22 18.9 21.4 19.1 20.9 18.7L18 16.3L13.2 16.3C11.2 16.3 9.9 15.4 9.4 13.6L13.4 13.6C16.1 13.6 17.8 11.8 17.8 9.2Z",
      width: 26),
    "text.bubble": line + symbol(text, weight: 1.4), "text.bubble.fill": area.cut(along: text, radius: 0.75),
    "ellipsis.bubble": line + symbol(fill: dots), "ellipsis.bubble.fill": symbol(fill: bubble + dots, width: 22),
    "plus.bubble": line + symbol(plus, weight: 1.5), "plus.bubble.fill": area.cut(along: plus, radius: 0.85),
    "checkmark.bubble": line + symbol(check, weight: 1.5),
    "checkmark.bubble.fill": area.cut(along: check, radius: 0.85),
    "exclamationmark.bubble": line + symbol("M11 5.2L11 9", fill: "O11 12 1.05", weight: 1.5),
    "exclamationmark.bubble.fill": symbol(fill: bubble + "O11 12.2 1.1", width: 22).cut(
      along: "M11 5.4L11 9.2", radius: 0.95),
    "quote.bubble": line + quote.scaled(0.42, x: 11, y: 8.6, width: 22, weight: 1),
    "quote.bubble.fill": SymbolDrawing(
      width: 22,
      parts: [.area(SymbolPath.parse(bubble) + quote.scaled(0.44, x: 11, y: 8.6, width: 22, weight: 1).areas)]),
    "quote.opening": quote, "quote.closing": quote.flipped.upended,
    "message.circle": ringed(area, scale: 0.5, y: 10.2), "message.circle.fill": disc(area, scale: 0.52, y: 10.2),
    "phone.circle": ringed(symbol(fill: phone), scale: 0.58),
    "phone.circle.fill": disc(symbol(fill: phone), scale: 0.6),
    "phone.down": symbol(down, width: 24, weight: 1.4),
    "phone.down.fill": symbol(down, fill: down, width: 24, weight: 0.8),
    "envelope.circle": ringed(letter, scale: 0.5), "envelope.circle.fill": disc(letter, scale: 0.52),
    "envelope.open": symbol(
      opened + "M2 8.2L9.8 12.9C10.6 13.4 11.4 13.4 12.2 12.9L20 8.2", width: 22, weight: 1.4),
    "envelope.open.fill": symbol(opened, fill: opened, width: 22, weight: 0.8)
      .cut(along: "M0.4 7.4L11 13.8L21.6 7.4", radius: 0.65),
    "envelope.badge": envelope.badged(.dot, x: 20, y: 4.4),
    "envelope.badge.fill": letter.scaled(1, x: 11, y: 11, width: 24, weight: 1).badged(.dot, x: 20, y: 4.4),
    "paperplane.circle": ringed(
      symbol(fill: "M18.8 1.2L1.2 8.2L7.8 11.2L16 4L8.8 12.2L11.8 18.8Z"), scale: 0.5, x: 9.6, y: 10.4),
    "paperplane.circle.fill": disc(
      symbol(fill: "M18.8 1.2L1.2 8.2L7.8 11.2L16 4L8.8 12.2L11.8 18.8Z"), scale: 0.54, x: 9.6, y: 10.4),
    "at": symbol(
      "O10 10 3.4M13.4 6.6L13.4 11.4C13.4 13 14.2 13.8 15.4 13.8C17 13.8 18.2 12.4 18.2 10C18.2 5.4 14.6 1.8 10 1.8C5.4 1.8 1.8 5.4 1.8 10C1.8 14.6 5.4 18.2 10 18.2C11.8 18.2 13.2 17.8 14.4 17",
      weight: 1.5),
    "megaphone": symbol(horn + hornLines, width: 23, weight: 1.4),
    "megaphone.fill": symbol(
      horn + hornLines,
      fill: horn + "M5 11.8L6.2 16.8C6.4 17.7 7 18.2 7.8 18.2L8.4 18.2C9.4 18.2 9.9 17.4 9.6 16.4L8.5 12Z", width: 23,
      weight: 1.4),
    "bell.circle": ringed(bellFill), "bell.circle.fill": disc(bellFill, scale: 0.6),
    "bell.badge": bellLine.badged(.dot, x: 15.6, y: 4.4), "bell.badge.fill": bellFill.badged(.dot, x: 15.6, y: 4.4),
    "bell.slash": bellLine.slashed, "bell.slash.fill": bellFill.slashed,
    "antenna.radiowaves.left.and.right": symbol(
      nearWaves + farWaves + "M12 10L12 18.6", fill: "O12 10 2", width: 24, weight: 1.5),
    "dot.radiowaves.left.and.right": symbol(nearWaves + farWaves, fill: "O12 10 2", width: 24, weight: 1.5),
    "network": symbol(
      "O10 10 8.4M10 1.6L10 18.4M1.6 10L18.4 10M10 1.6C4.6 5.8 4.6 14.2 10 18.4C15.4 14.2 15.4 5.8 10 1.6M3.8 4.6C7 7.4 13 7.4 16.2 4.6M3.8 15.4C7 12.6 13 12.6 16.2 15.4",
      weight: 1.2),
    "newspaper": symbol(
      "M17.4 6.6L20 6.6C20.9 6.6 21.4 7.1 21.4 8L21.4 15.2C21.4 16.6 20.5 17.4 19.4 17.4C18.2 17.4 17.4 16.6 17.4 15.2L17.4 4.6C17.4 3.4 16.6 2.6 15.4 2.6L3.6 2.6C2.4 2.6 1.6 3.4 1.6 4.6L1.6 14.8C1.6 16.4 2.6 17.4 4.2 17.4L19.4 17.4M4.8 6.2L14.2 6.2M11.4 10L14.2 10M11.4 13.6L14.2 13.6",
      fill: "R4.2 9.2 4.8 5.2 0.6", width: 23, weight: 1.4),
    "newspaper.fill": symbol(
      fill:
        "M0.9 4.4C0.9 2.8 1.9 1.9 3.5 1.9L15 1.9C16.6 1.9 17.6 2.8 17.6 4.4L17.6 15.2C17.6 16.4 17.9 17.4 18.6 18.1L4.2 18.1C2.2 18.1 0.9 16.8 0.9 14.8ZM19 6.2L20.6 6.2C21.6 6.2 22.2 6.8 22.2 7.8L22.2 15.4C22.2 17 21.5 17.9 20.6 17.9C19.7 17.9 19 17 19 15.4ZR3.9 5 10.8 1.7 0.8R3.9 8.7 5 5.6 0.7R10.6 9 4.1 1.5 0.7R10.6 12.6 4.1 1.5 0.7",
      width: 23),
  ]
}
