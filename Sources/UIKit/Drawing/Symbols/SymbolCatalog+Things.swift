import DisplayScene

extension SymbolCatalog {
  static let bell =
    "M10 2.4C13 2.4 15 4.6 15 7.6C15 11 15.8 12 17 13.4C17.7 14.3 17.3 15.2 16.2 15.2L3.8 15.2C2.7 15.2 2.3 14.3 3 13.4C4.2 12 5 11 5 7.6C5 4.6 7 2.4 10 2.4Z"
  static let bellClapper = "M7.8 16.6C8 17.8 8.9 18.6 10 18.6C11.1 18.6 12 17.8 12.2 16.6Z"
  static let eye =
    "M1.4 10C3.4 6.2 7 3.8 11 3.8C15 3.8 18.6 6.2 20.6 10C18.6 13.8 15 16.2 11 16.2C7 16.2 3.4 13.8 1.4 10Z"
  static let heart =
    "M10 17.4C10 17.4 1.7 12.4 1.7 7.1C1.7 4.5 3.5 2.9 5.7 2.9C7.6 2.9 9.1 4 10 5.7C10.9 4 12.4 2.9 14.3 2.9C16.5 2.9 18.3 4.5 18.3 7.1C18.3 12.4 10 17.4 10 17.4Z"
  static let folder =
    "M1.4 5.2C1.4 4 2.3 3.1 3.6 3.1L7.6 3.1C8.3 3.1 8.8 3.3 9.3 3.7L10.3 4.5C10.7 4.8 11.1 5 11.7 5L18.4 5C19.7 5 20.6 5.9 20.6 7.2L20.6 14.7C20.6 16 19.7 16.9 18.4 16.9L3.6 16.9C2.3 16.9 1.4 16 1.4 14.7Z"
  static let page =
    "M3 3.6C3 2.4 3.8 1.6 5 1.6L9.4 1.6L15 7.2L15 16.4C15 17.6 14.2 18.4 13 18.4L5 18.4C3.8 18.4 3 17.6 3 16.4ZM9.4 1.8L9.4 5.6C9.4 6.6 10 7.2 11 7.2L14.8 7.2"
  static let can = "M4.2 5L5 16.2C5.1 17.5 5.9 18.3 7.2 18.3L12.8 18.3C14.1 18.3 14.9 17.5 15 16.2L15.8 5"
  static let lid = "M2.2 4.6L17.8 4.6M7 4.4L7 3C7 2 7.7 1.4 8.7 1.4L11.3 1.4C12.3 1.4 13 2 13 3L13 4.4"
  static let bookmark = "M3 3.6C3 2.4 3.8 1.6 5 1.6L11 1.6C12.2 1.6 13 2.4 13 3.6L13 18L8 13.4L3 18Z"
  static let tag =
    "M9.4 1.8L16.4 1.8C17.5 1.8 18.2 2.5 18.2 3.6L18.2 10.6C18.2 11.2 18 11.6 17.6 12L11.6 18C10.8 18.8 9.8 18.8 9 18L2 11C1.2 10.2 1.2 9.2 2 8.4L8 2.4C8.4 2 8.8 1.8 9.4 1.8Z"
  static let flag =
    "M4.2 3.2C6.4 1.6 8.6 1.8 10.6 2.8C12.6 3.8 14.4 3.8 16.8 2.8L16.8 10.8C14.4 11.8 12.6 11.8 10.6 10.8C8.6 9.8 6.4 9.6 4.2 11.2Z"
  static let cart =
    "M1.2 2.4L3.4 2.4C4 2.4 4.4 2.8 4.5 3.4L6.2 12.2C6.4 13 6.8 13.4 7.6 13.4L17.4 13.4M4.8 5L19 5L17.6 10.4C17.4 11 17 11.2 16.4 11.2L6.2 11.2"
  static let plane = "M18.6 1.4L1.4 8.2L8.2 11.8L11.8 18.6Z"
  static let bubble =
    "M5 2.6L17 2.6C19 2.6 20.4 4 20.4 6L20.4 11.6C20.4 13.6 19 15 17 15L10.4 15L6.6 18.2C6.2 18.5 5.8 18.3 5.8 17.8L5.8 15L5 15C3 15 1.6 13.6 1.6 11.6L1.6 6C1.6 4 3 2.6 5 2.6Z"
  static let bag = "M3.4 5.6L16.6 5.6L17.4 16C17.5 17.4 16.7 18.2 15.4 18.2L4.6 18.2C3.3 18.2 2.5 17.4 2.6 16Z"
  static let bagHandle = "M6.8 8L6.8 4.8C6.8 2.8 8 1.6 10 1.6C12 1.6 13.2 2.8 13.2 4.8L13.2 8"
  static let book =
    "M11 4.8C9.2 3 6.4 2.6 2.6 3C1.8 3.1 1.4 3.5 1.4 4.2L1.4 15C1.4 15.8 1.8 16.2 2.6 16.1C6.4 15.7 9.2 16.2 11 17.8C12.8 16.2 15.6 15.7 19.4 16.1C20.2 16.2 20.6 15.8 20.6 15L20.6 4.2C20.6 3.5 20.2 3.1 19.4 3C15.6 2.6 12.8 3 11 4.8Z"
  static let bolt = "M11.8 1.6L4.2 11.2L9.4 11.6L8.2 18.4L15.8 8.8L10.6 8.4Z"
  static let bodyOutline =
    "M3 16.6C3 13.6 6.2 11.8 10 11.8C13.8 11.8 17 13.6 17 16.6C17 17.4 16.5 17.8 15.6 17.8L4.4 17.8C3.5 17.8 3 17.4 3 16.6Z"
  private static let star: ScenePath = SymbolPath.ring(points: 10, distances: [8.8, 3.7])
  private static let gear: ScenePath = SymbolPath.ring(
    points: 32, distances: [8.6, 8.6, 7, 7], turned: -0.098)

  /// Symbols of physical objects.
  static let things: [String: SymbolDrawing] = [
    "bell": symbol(bell, fill: bellClapper, weight: 1.5), "bell.fill": symbol(fill: bell + bellClapper),
    "eye": symbol(eye + "O11 10 3", width: 22, weight: 1.5),
    "eye.fill": symbol(fill: eye + "O11 10 4O11 10 2.4", width: 22),
    "heart": symbol(heart, weight: 1.5),
    "star": SymbolDrawing(width: 20, parts: [.line(star, width: 1.4)]),
    "gear": SymbolDrawing(
      width: 20, parts: [.line(gear, width: 1.4), .line(SymbolPath.circle(10, 10, 3), width: 1.4)]),
    "gearshape": SymbolDrawing(
      width: 20, parts: [.line(gear, width: 1.4), .line(SymbolPath.circle(10, 10, 3), width: 1.4)]),
    "folder": symbol(folder, width: 22, weight: 1.5),
    "folder.fill": symbol(fill: folder, width: 22),
    "doc": symbol(page, width: 18, weight: 1.4),
    "doc.fill": symbol(
      fill:
        "M3 3.6C3 2.2 3.8 1.4 5.2 1.4L8.8 1.4L8.8 5.8C8.8 7 9.6 7.8 10.8 7.8L15.2 7.8L15.2 16.4C15.2 17.8 14.4 18.6 13 18.6L5.2 18.6C3.8 18.6 3 17.8 3 16.4ZM10.2 1.6L15 6.4L11 6.4C10.4 6.4 10.2 6.2 10.2 5.6Z",
      width: 18),
    "doc.text": symbol(page + "M6 10.6L12 10.6M6 14L12 14", width: 18, weight: 1.4),
    "doc.on.doc": symbol(
      "R1.6 1.6 10.4 13 2M14.4 5.4L15.4 5.4C16.6 5.4 17.4 6.2 17.4 7.4L17.4 16.4C17.4 17.6 16.6 18.4 15.4 18.4L8.2 18.4C7 18.4 6.2 17.6 6.2 16.8",
      weight: 1.4),
    "doc.on.clipboard": symbol("R3 3.2 14 15.4 2.2R7 1.4 6 3.8 1.2", weight: 1.4),
    "trash": symbol(lid + can + "M8 8L8.3 15M12 8L11.7 15", weight: 1.4),
    "trash.fill": symbol(
      lid, fill: can + "L4.2 5ZM7.4 8L7.8 15.4L8.9 15.4L8.6 8ZM11.4 8L11.1 15.4L12.2 15.4L12.6 8Z", weight: 1.4),
    "paintbrush": symbol(
      "M17.6 2.4C14 3.6 9.4 7.4 7.6 10.6L9.8 12.8C13 10.8 16.6 6.2 17.6 2.4ZM6.8 11.8C4.7 11.9 3.9 13.4 3.8 15.2C3.7 16.4 3 17 2.2 17.2C3.4 18.4 6.2 18.5 7.6 17.1C8.9 15.8 9 14.2 8.3 13.2",
      weight: 1.4),
    "pencil": symbol(
      "M3.4 16.6L4.4 12.6L14 3C14.8 2.2 16 2.2 16.8 3.1C17.7 4 17.7 5.2 16.9 6L7.4 15.6ZM12.4 4.8L15.2 7.6", weight: 1.4
    ),
    "square.and.pencil": symbol(
      "M10.4 3.6L4.6 3.6C3 3.6 2 4.6 2 6.2L2 15.8C2 17.4 3 18.4 4.6 18.4L14.2 18.4C15.8 18.4 16.8 17.4 16.8 15.8L16.8 9.8M7.6 12.8L8.2 10.4L16 2.6C16.6 2 17.4 2 18 2.6C18.6 3.2 18.6 4 18 4.6L10.2 12.4Z",
      weight: 1.4),
    "square.and.arrow.up": symbol(
      "M6.6 7.4L5 7.4C3.8 7.4 3 8.2 3 9.4L3 16.6C3 17.8 3.8 18.6 5 18.6L15 18.6C16.2 18.6 17 17.8 17 16.6L17 9.4C17 8.2 16.2 7.4 15 7.4L13.4 7.4M10 12.6L10 1.6M6.4 5L10 1.4L13.6 5",
      weight: 1.5),
    "square.and.arrow.down": symbol(
      "M6.6 7.4L5 7.4C3.8 7.4 3 8.2 3 9.4L3 16.6C3 17.8 3.8 18.6 5 18.6L15 18.6C16.2 18.6 17 17.8 17 16.6L17 9.4C17 8.2 16.2 7.4 15 7.4L13.4 7.4M10 1.6L10 12.8M6.4 9.4L10 13L13.6 9.4",
      weight: 1.5),
    "bookmark": symbol(bookmark, width: 16, weight: 1.5),
    "bookmark.fill": symbol(bookmark, fill: bookmark, width: 16, weight: 1),
    "tag": symbol(tag + "O14 6 1.2", weight: 1.4), "tag.fill": symbol(fill: tag + "O14.2 5.8 1.5"),
    "flag": symbol("M4.2 2.4L4.2 18.4" + flag, weight: 1.4),
    "flag.fill": symbol("M4.2 2.4L4.2 18.4", fill: flag, weight: 1.6),
    "cart": symbol(cart, fill: "O7.4 16.8 1.5O15.8 16.8 1.5", weight: 1.5),
    "cart.fill": symbol(
      cart, fill: "M4.8 5L19 5L17.6 10.4C17.4 11 17 11.2 16.4 11.2L6.2 11.2ZO7.4 16.8 1.5O15.8 16.8 1.5", weight: 1.5),
    "paperplane": symbol(plane + "M18.6 1.4L8.2 11.8", weight: 1.4),
    "paperplane.fill": symbol(fill: "M18.8 1.2L1.2 8.2L7.8 11.2L16 4L8.8 12.2L11.8 18.8Z"),
    "envelope": symbol(
      "R1.4 3.6 19.2 12.8 2.4M1.8 5L9.6 11.4C10.5 12.1 11.5 12.1 12.4 11.4L20.2 5", width: 22, weight: 1.4),
    "message": symbol(bubble, width: 22, weight: 1.5), "message.fill": symbol(fill: bubble, width: 22),
    "bubble.left": symbol(bubble, width: 22, weight: 1.5), "bubble.left.fill": symbol(fill: bubble, width: 22),
    "bag": symbol(bag + bagHandle, weight: 1.4), "bag.fill": symbol(bagHandle, fill: bag, weight: 1.4),
    "creditcard": symbol("R1.4 3.4 21.2 13.2 2.6M1.4 7.6L22.6 7.6M4.4 13L8 13", width: 24, weight: 1.4),
    "creditcard.fill": symbol(fill: "R0.8 2.8 22.4 14.4 3.2R0.8 6 22.4 2.4 0R4 11.6 4.4 2.2 0.8", width: 24),
    "book": symbol(book + "M11 4.8L11 17.8", width: 22, weight: 1.4),
    "book.fill": symbol(fill: book + "M10.5 4.8L11.5 4.8L11.5 17.2L10.5 17.2Z", width: 22),
    "calendar": symbol(
      "R2 3 16 15.4 2.6M2.2 7.6L17.8 7.6M6 1.4L6 4.4M14 1.4L14 4.4",
      fill: "O6.2 11 1O10 11 1O13.8 11 1O6.2 14.6 1O10 14.6 1", weight: 1.4),
    "clock": ringed("M10 4.8L10 10.2L13.6 12.4"),
    "clock.fill": symbol(fill: "O10 10 9.2M9.2 4.4L10.8 4.4L10.8 9.7L14.1 11.7L13.3 13.1L9.2 10.6Z"),
    "timer": symbol("O10 11 7.4M10 11L10 6.8M8 1.6L12 1.6M15.6 4.2L16.8 5.4", weight: 1.5),
    "lock": symbol(
      "R2.6 8.6 10.8 9.6 2.2M4.8 8.4L4.8 5.4C4.8 3.2 6 1.8 8 1.8C10 1.8 11.2 3.2 11.2 5.4L11.2 8.4", width: 16,
      weight: 1.5),
    "lock.open": symbol(
      "R2.6 8.6 10.8 9.6 2.2M11.2 8.4L11.2 5.4C11.2 3.2 12.4 1.8 14.4 1.8C16.4 1.8 17.6 3.2 17.6 5.4L17.6 6.8",
      width: 20, weight: 1.5),
    "lock.open.fill": symbol(
      "M11.2 8.8L11.2 5.4C11.2 3.2 12.4 1.8 14.4 1.8C16.4 1.8 17.6 3.2 17.6 5.4L17.6 6.8", fill: "R2 8.6 12 10 2.2",
      width: 20, weight: 1.7),
    "key.fill": symbol(
      fill: "O6 7 4.6O4.8 5.8 1.3M8.8 10.6L16.8 18.6L18.6 18.6L18.6 15.8L16.6 15.8L16.6 13.8L14.6 13.8L10.6 9.4Z"),
    "bolt": symbol(bolt, weight: 1.4),
    "person": symbol("O10 5.8 3.6" + bodyOutline, weight: 1.5),
    "person.circle": ringed("M4.8 16C5.8 13.8 7.8 12.8 10 12.8C12.2 12.8 14.2 13.8 15.2 16O10 8 2.6"),
    "person.crop.circle": ringed("M4.8 16C5.8 13.8 7.8 12.8 10 12.8C12.2 12.8 14.2 13.8 15.2 16O10 8 2.6"),
    "person.circle.fill": symbol(
      fill:
        "O10 10 9.2O10 7.6 3.1M4.4 15.2C5.2 13 7.4 11.8 10 11.8C12.6 11.8 14.8 13 15.6 15.2C12.6 18.4 7.4 18.4 4.4 15.2Z"
    ),
    "person.2": symbol(
      "O8 6.4 3.2M1.6 15.8C1.6 13.2 4.4 11.8 8 11.8C11.6 11.8 14.4 13.2 14.4 15.8C14.4 16.6 13.9 17 13 17L3 17C2.1 17 1.6 16.6 1.6 15.8ZM14.4 3.8C16.2 3.8 17.6 5 17.6 6.8C17.6 8.4 16.6 9.6 15.2 9.8M16.4 12.2C19.4 12.4 21.6 13.6 21.6 15.8C21.6 16.6 21.2 17 20.4 17L17.4 17",
      width: 24, weight: 1.4),
    "person.2.fill": symbol(
      fill:
        "O8 6 3.6M1 16C1 13 4 11.2 8 11.2C12 11.2 15 13 15 16C15 17 14.4 17.4 13.4 17.4L2.6 17.4C1.6 17.4 1 17 1 16ZO16.4 6.8 3M16.6 17.4C16.9 15 16 12.9 14.6 11.5C18.8 11 23 12.8 23 15.8C23 16.9 22.4 17.4 21.4 17.4Z",
      width: 24),
    "tray": symbol(
      "M1.8 11.4L4.4 4.8C4.8 3.8 5.4 3.4 6.4 3.4L15.6 3.4C16.6 3.4 17.2 3.8 17.6 4.8L20.2 11.4L20.2 14.4C20.2 15.8 19.4 16.6 18 16.6L4 16.6C2.6 16.6 1.8 15.8 1.8 14.4ZM1.8 11.4L7 11.4C7.4 13 9 13.8 11 13.8C13 13.8 14.6 13 15 11.4L20.2 11.4",
      width: 22, weight: 1.4),
    "chart.bar": symbol("R1.8 10.4 4.2 7.6 0.8R7.9 6.4 4.2 11.6 0.8R14 2.4 4.2 15.6 0.8", weight: 1.4),
    "chart.bar.fill": symbol(fill: "R1.2 10 5 8.4 1R7.5 6 5 12.4 1R13.8 2 5 16.4 1"),
    "gift": symbol(
      "R2 6 16 4 1M3.4 10L3.4 16.4C3.4 17.6 4.2 18.4 5.4 18.4L14.6 18.4C15.8 18.4 16.6 17.6 16.6 16.4L16.6 10M10 6L10 18.4M10 6C8 6 5.2 5.4 5.2 3.6C5.2 1.6 8.6 1 10 6C11.4 1 14.8 1.6 14.8 3.6C14.8 5.4 12 6 10 6Z",
      weight: 1.4),
    "lightbulb": symbol(
      "M7.4 14.6C7.4 12.6 4.6 11.4 4.6 7.4C4.6 4.2 7 1.8 10 1.8C13 1.8 15.4 4.2 15.4 7.4C15.4 11.4 12.6 12.6 12.6 14.6ZM8 16.6L12 16.6M9 18.6L11 18.6",
      weight: 1.4),
  ]
}
