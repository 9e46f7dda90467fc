extension SymbolCatalog {
  private static let pageFill =
    "M3 3.6C3 2.2 3.8 1.4 5.2 1.4L8.8 1.4L8.8 5.8C8.8 7 9.6 7.8 10.8 7.8L15.2 7.8L15.2 16.4C15.2 17.8 14.4 18.6 13 18.6L5.2 18.6C3.8 18.6 3 17.8 3 16.4ZM10.2 1.6L15 6.4L11 6.4C10.4 6.4 10.2 6.2 10.2 5.6Z"
  private static let trayLine =
    "M1.8 11.4L4.4 4.8C4.8 3.8 5.4 3.4 6.4 3.4L15.6 3.4C16.6 3.4 17.2 3.8 17.6 4.8L20.2 11.4L20.2 14.4C20.2 15.8 19.4 16.6 18 16.6L4 16.6C2.6 16.6 1.8 15.8 1.8 14.4Z"
  private static let trayFill = symbol(
    fill:
      "M3.7 4.7C4.2 3.3 5 2.7 6.4 2.7L15.6 2.7C17 2.7 17.8 3.3 18.3 4.7L20.9 11.2L20.9 14.4C20.9 16.2 19.8 17.3 18 17.3L4 17.3C2.2 17.3 1.1 16.2 1.1 14.4L1.1 11.2ZM5.2 5.2L2.9 11L6.9 11C7.5 11 7.8 11.3 7.9 11.9C8.2 13.2 9.3 14 11 14C12.7 14 13.8 13.2 14.1 11.9C14.2 11.3 14.5 11 15.1 11L19.1 11L16.8 5.2C16.5 4.5 16.1 4.2 15.4 4.2L6.6 4.2C5.9 4.2 5.5 4.5 5.2 5.2Z",
    width: 22)
  private static let openTray = symbol(
    "M6.4 7.4L5 7.4C4 7.4 3.4 7.8 3 8.7L1.8 12L1.8 15.4C1.8 16.8 2.6 17.6 4 17.6L18 17.6C19.4 17.6 20.2 16.8 20.2 15.4L20.2 12L19 8.7C18.6 7.8 18 7.4 17 7.4L15.6 7.4M1.8 12.2L6.8 12.2C7.3 13.7 8.8 14.5 11 14.5C13.2 14.5 14.7 13.7 15.2 12.2L20.2 12.2",
    width: 22, weight: 1.4)
  private static let openTrayFill = symbol(
    fill:
      "M1.1 12.6L6.2 12.6C6.9 14.4 8.6 15.3 11 15.3C13.4 15.3 15.1 14.4 15.8 12.6L20.9 12.6L20.9 15.4C20.9 17.2 19.8 18.3 18 18.3L4 18.3C2.2 18.3 1.1 17.2 1.1 15.4ZM6.4 6.8L6.4 8.2L5.2 8.2C4.3 8.2 3.9 8.4 3.6 9.2L3 11.2L1.2 11.2L2.3 8.4C2.8 7.3 3.6 6.8 5 6.8ZM15.6 6.8L17 6.8C18.4 6.8 19.2 7.3 19.7 8.4L20.8 11.2L19 11.2L18.4 9.2C18.1 8.4 17.7 8.2 16.8 8.2L15.6 8.2Z",
    width: 22)
  private static let intoTray = symbol("M11 1.6L11 10.4M8 7.6L11 10.6L14 7.6", width: 22, weight: 1.5)
  private static let fromTray = symbol("M11 10.4L11 1.8M8 4.6L11 1.6L14 4.6", width: 22, weight: 1.5)
  private static let chest = "M3 7L3 15.2C3 16.8 3.9 17.6 5.4 17.6L16.6 17.6C18.1 17.6 19 16.8 19 15.2L19 7"
  private static let chestLid = "R1.6 2.6 18.8 4.2 1.2"
  private static let board =
    "M13.2 3L14.4 3C16 3 17 4 17 5.6L17 15.8C17 17.4 16 18.4 14.4 18.4L5.6 18.4C4 18.4 3 17.4 3 15.8L3 5.6C3 4 4 3 5.6 3L6.8 3"
  private static let clip = "R6.8 1.4 6.4 3.6 1.3"
  private static let boardFill =
    symbol(fill: "R2.3 2.4 15.4 16.8 3.2").cut(along: "M8.2 2.4L11.8 2.4", radius: 3.3)
    + symbol(fill: "R6.8 1 6.4 3.8 1.4")
  private static let textLines = "M6.4 9L13.6 9M6.4 12L13.6 12M6.4 15L11 15"
  private static let notes = "R2 2 16 16 2.8M2 6.2L18 6.2"
  private static let books =
    "R1.6 2.4 4.4 15.2 0.9R6.6 4.6 4.4 13 0.9M12.4 5.6L15.6 4.7C16.2 4.5 16.6 4.8 16.8 5.3L19.8 15.9C20 16.5 19.7 16.9 19.2 17.1L16.4 17.9C15.8 18.1 15.4 17.8 15.2 17.3L12 6.7C11.8 6.2 11.9 5.8 12.4 5.6Z"
  private static let closedBook =
    "M16.4 14.6L16.4 3.4C16.4 2.3 15.7 1.6 14.6 1.6L6 1.6C4.3 1.6 3.2 2.7 3.2 4.4L3.2 16M16.4 14.6L5.4 14.6C4.1 14.6 3.2 15.3 3.2 16.5C3.2 17.7 4.1 18.4 5.4 18.4L16.4 18.4M15.2 14.8L15.2 18.2"
  private static let closedBookFill = symbol(
    "M16 18.2L5.2 18.2C4 18.2 3.2 17.6 3.2 16.5L3.2 16",
    fill:
      "M2.5 16.6L2.5 4.4C2.5 2.2 3.9 0.9 6 0.9L14.6 0.9C16.1 0.9 17 1.8 17 3.3L17 15.4L5.4 15.4C4 15.4 3 15.8 2.5 16.6Z",
    weight: 1.4)
  private static let titleLines = "M6.6 5.6L13.2 5.6M6.6 8.8L11 8.8"
  private static let cap =
    "M10.9 3.6C11.6 3.3 12.4 3.3 13.1 3.6L21.8 7.2C22.6 7.6 22.6 8.4 21.8 8.8L13.1 12.4C12.4 12.7 11.6 12.7 10.9 12.4L2.2 8.8C1.4 8.4 1.4 7.6 2.2 7.2Z"
  private static let capLines =
    "M6 10.8L6 14.4C6 16.2 8.6 17.4 12 17.4C15.4 17.4 18 16.2 18 14.4L18 10.8M22 8.4L22 14.6"
  private static let stack = "M3.6 4.6L18.4 4.6M5.8 1.8L16.2 1.8"
  private static let squares = "R2 7.4 16 11 2.6"
  private static let layers =
    "M9 2.2C9.6 1.9 10.4 1.9 11 2.2L17.6 5.6C18.4 6.1 18.4 6.7 17.6 7.2L11 10.6C10.4 10.9 9.6 10.9 9 10.6L2.4 7.2C1.6 6.7 1.6 6.1 2.4 5.6ZM2 10.4L9.2 14C9.7 14.3 10.3 14.3 10.8 14L18 10.4M2 14.2L9.2 17.8C9.7 18.1 10.3 18.1 10.8 17.8L18 14.2"
  private static let folderLine = symbol(folder, width: 24, weight: 1.5)
  private static let trashFill = symbol(
    lid, fill: can + "L4.2 5ZM7.4 8L7.8 15.4L8.9 15.4L8.6 8ZM11.4 8L11.1 15.4L12.2 15.4L12.6 8Z", weight: 1.4)
  private static let binArea =
    "M2.2 4.6C2.2 4 2.6 3.7 3.2 3.7L6.6 3.7L6.6 3C6.6 1.8 7.4 1 8.6 1L11.4 1C12.6 1 13.4 1.8 13.4 3L13.4 3.7L16.8 3.7C17.4 3.7 17.8 4 17.8 4.6C17.8 5.2 17.4 5.5 16.8 5.5L3.2 5.5C2.6 5.5 2.2 5.2 2.2 4.6ZM8.2 3.7L11.8 3.7L11.8 3.2C11.8 2.8 11.6 2.6 11.2 2.6L8.8 2.6C8.4 2.6 8.2 2.8 8.2 3.2ZM3.6 6.6L16.4 6.6L15.7 16.4C15.6 18 14.5 19 12.8 19L7.2 19C5.5 19 4.4 18 4.3 16.4Z"

  private static func dots(_ radius: String, _ places: [Int]) -> String {
    places.flatMap { y in places.map { x in "O\(x) \(y) \(radius)" } }.joined()
  }

  /// Symbols of documents, folders, containers, books, and collections.
  static let files: [String: SymbolDrawing] = [
    "doc.plaintext": symbol(page + "M6 10.6L12 10.6M6 14L12 14", width: 18, weight: 1.4),
    "doc.text.fill": symbol(fill: pageFill, width: 18).cut(along: "M6 11L12.2 11M6 14.4L12.2 14.4", radius: 0.65),
    "doc.badge.plus": symbol(page, width: 20, weight: 1.4).badged(.plus, x: 15, y: 15),
    "doc.fill.badge.plus": symbol(fill: pageFill, width: 20).badged(.plus, x: 15, y: 15),
    "doc.on.doc.fill": symbol(
      fill:
        "R0.9 0.9 11.8 14.4 2.6M14.2 4.6L15.2 4.6C17.1 4.6 18.1 5.7 18.1 7.5L18.1 16.2C18.1 18 17.1 19.1 15.2 19.1L8.4 19.1C6.6 19.1 5.6 18.2 5.4 16.7L11.4 16.7C13.2 16.7 14.2 15.6 14.2 13.8Z"
    ),
    "doc.on.clipboard.fill": boardFill.cut(along: "M12.6 11L15.4 11M12.6 16.6L15.4 16.6M12.6 13.8L15.4 13.8", radius: 4)
      + symbol("R9.4 8.4 8.4 10.4 1.8", weight: 1.4),
    "doc.text.magnifyingglass": symbol(page + "M6 10L9.4 10M6 13.4L8 13.4", width: 21, weight: 1.4)
      .cut(by: SymbolCutter(12.8, 13.2, radius: 4.6)).cut(along: "M15 15L19 19", radius: 1.6)
      + symbol("O12.8 13.2 3.3M15.3 15.7L18.4 18.6", weight: 1.5),
    "folder.badge.plus": folderLine.badged(.plus, x: 19, y: 15),
    "folder.badge.minus": folderLine.badged(.minus, x: 19, y: 15),
    "folder.fill.badge.plus": symbol(fill: folder, width: 24).badged(.plus, x: 19, y: 15),
    "folder.circle": ringed(symbol(fill: folder, width: 22), scale: 0.5),
    "folder.circle.fill": disc(symbol(fill: folder, width: 22), scale: 0.52),
    "tray.fill": trayFill,
    "tray.full": symbol(
      trayLine
        + "M1.8 11.4L7 11.4C7.4 13 9 13.8 11 13.8C13 13.8 14.6 13 15 11.4L20.2 11.4M6.8 6.4L15.2 6.4M6 8.9L16 8.9",
      width: 22,
      weight: 1.4),
    "tray.full.fill": trayFill + symbol("M6.8 6.4L15.2 6.4M6.2 8.8L15.8 8.8", weight: 1.3),
    "tray.2": symbol(trayLine, width: 22, weight: 1.4).cut(along: "M0 18L22 18", radius: 5.4).scaled(
      1, x: 11, y: 9.4, width: 22, weight: 1)
      + symbol(
        "M1.8 8.8L7 8.8C7.4 10.4 9 11.2 11 11.2C13 11.2 14.6 10.4 15 8.8L20.2 8.8L20.2 16C20.2 17.4 19.4 18.2 18 18.2L4 18.2C2.6 18.2 1.8 17.4 1.8 16ZM2 13.6L7.2 13.6C7.6 15 9 15.7 11 15.7C13 15.7 14.4 15 14.8 13.6L20 13.6",
        weight: 1.4),
    "tray.and.arrow.down": openTray + intoTray, "tray.and.arrow.down.fill": openTrayFill + intoTray,
    "tray.and.arrow.up": openTray + fromTray, "tray.and.arrow.up.fill": openTrayFill + fromTray,
    "archivebox": symbol(chestLid + chest + "M8.2 10.4L13.8 10.4", width: 22, weight: 1.5),
    "archivebox.fill": symbol(
      fill:
        "R1 2 20 4.6 1.4M2.2 7.8L19.8 7.8L19.8 15.4C19.8 17.4 18.7 18.4 16.7 18.4L5.3 18.4C3.3 18.4 2.2 17.4 2.2 15.4Z",
      width: 22
    )
    .cut(along: "M8.2 11L13.8 11", radius: 0.8),
    "clipboard": symbol(board + clip, weight: 1.5), "clipboard.fill": boardFill,
    "list.clipboard": symbol(board + clip + textLines, weight: 1.4),
    "list.clipboard.fill": boardFill.cut(along: textLines, radius: 0.65),
    "list.bullet.clipboard": symbol(
      board + clip + "M9 9L14 9M9 12L14 12M9 15L14 15", fill: "O6.4 9 0.9O6.4 12 0.9O6.4 15 0.9", weight: 1.4),
    "note": symbol(notes, weight: 1.5), "note.text": symbol(notes + "M5.6 10L14.4 10M5.6 13.8L11.4 13.8", weight: 1.5),
    "books.vertical": symbol(books, width: 21.6, weight: 1.4),
    "books.vertical.fill": symbol(books, fill: books, width: 21.6, weight: 0.7),
    "book.closed": symbol(closedBook, weight: 1.4), "book.closed.fill": closedBookFill,
    "text.book.closed": symbol(closedBook + titleLines, weight: 1.4),
    "text.book.closed.fill": closedBookFill.cut(along: titleLines, radius: 0.65),
    "book.circle": ringed(symbol(fill: book, width: 22).cut(along: "M11 4L11 19", radius: 0.7), scale: 0.5, y: 9.8),
    "bookmark.circle": ringed(symbol(fill: bookmark, width: 16), scale: 0.5, y: 10.4),
    "bookmark.circle.fill": disc(symbol(fill: bookmark, width: 16), scale: 0.54, y: 10.4),
    "bookmark.slash": symbol(bookmark, width: 16, weight: 1.5).scaled(1, width: 20, weight: 1).slashed,
    "bookmark.slash.fill": symbol(fill: bookmark, width: 16).scaled(1.06, width: 20, weight: 1).slashed,
    "graduationcap": symbol(cap + capLines, width: 24, weight: 1.4),
    "graduationcap.fill": symbol(
      "M22 8.4L22 14.6",
      fill: cap
        + "M6 12L10.4 13.9C11.4 14.3 12.6 14.3 13.6 13.9L18 12L18 14.6C18 16.6 15.4 18 12 18C8.6 18 6 16.6 6 14.6Z",
      width: 24,
      weight: 1.4),
    "rectangle.stack": symbol("R2 7.4 18 11 2.6" + "M3.8 4.6L18.2 4.6M5.8 1.8L16.2 1.8", width: 22, weight: 1.5),
    "rectangle.stack.fill": symbol(
      "M3.8 4.4L18.2 4.4M5.8 1.6L16.2 1.6", fill: "R1.2 6.8 19.6 12.2 3.2", width: 22, weight: 1.5),
    "square.stack": symbol(squares + stack, weight: 1.4).scaled(1, width: 20, weight: 1),
    "square.stack.fill": symbol("M4 4.4L16 4.4M6 1.6L14 1.6", fill: "R1.2 6.8 17.6 12.2 3.2", weight: 1.5),
    "square.stack.3d.up": symbol(layers, weight: 1.5),
    "rectangle.on.rectangle": symbol(
      "R6 6.8 16.4 11 2.4M3.8 13.4C2.4 13.3 1.6 12.4 1.6 11L1.6 4.8C1.6 3.2 2.5 2.4 4 2.4L15.6 2.4C17 2.4 17.9 3 18 4.4",
      width: 24, weight: 1.5),
    "rectangle.portrait": symbol("R3.4 1.4 13.2 17.2 2.8", weight: 1.5),
    "rectangle.portrait.fill": symbol(fill: "R2.8 0.8 14.4 18.4 3.2"),
    "rectangle.grid.1x2": symbol("R1.8 2 18.4 7 1.8R1.8 11 18.4 7 1.8", width: 22, weight: 1.5),
    "rectangle.grid.1x2.fill": symbol(fill: "R1 1.4 20 7.9 2.2R1 10.7 20 7.9 2.2", width: 22),
    "rectangle.grid.2x2": symbol(
      "R1.6 3 9.2 6 1.4R13.2 3 9.2 6 1.4R1.6 11 9.2 6 1.4R13.2 11 9.2 6 1.4", width: 24, weight: 1.4),
    "rectangle.grid.2x2.fill": symbol(
      fill: "R0.9 2.3 10.4 7 1.8R12.7 2.3 10.4 7 1.8R0.9 10.7 10.4 7 1.8R12.7 10.7 10.4 7 1.8", width: 24),
    "square.grid.3x3": symbol(
      "R2 2 4 4 0.9R8 2 4 4 0.9R14 2 4 4 0.9R2 8 4 4 0.9R8 8 4 4 0.9R14 8 4 4 0.9R2 14 4 4 0.9R8 14 4 4 0.9R14 14 4 4 0.9",
      weight: 1.3),
    "square.grid.3x3.fill": symbol(
      fill:
        "R1.2 1.2 5.2 5.2 1.2R7.4 1.2 5.2 5.2 1.2R13.6 1.2 5.2 5.2 1.2R1.2 7.4 5.2 5.2 1.2R7.4 7.4 5.2 5.2 1.2R13.6 7.4 5.2 5.2 1.2R1.2 13.6 5.2 5.2 1.2R7.4 13.6 5.2 5.2 1.2R13.6 13.6 5.2 5.2 1.2"
    ),
    "circle.grid.2x2": symbol(dots("3.3", [5, 15]), weight: 1.5),
    "circle.grid.2x2.fill": symbol(fill: dots("4", [5, 15])),
    "circle.grid.3x3": symbol(dots("1.8", [4, 10, 16]), weight: 1.3),
    "circle.grid.3x3.fill": symbol(fill: dots("2.5", [4, 10, 16])),
    "square.split.2x1": framed("M10 2L10 18"), "square.split.2x2": framed("M10 2L10 18M2 10L18 10"),
    "rectangle.split.3x1": symbol("R1.4 3 21.2 14 2.8M8.5 3L8.5 17M15.5 3L15.5 17", width: 24, weight: 1.5),
    "tablecells": symbol(
      "R1.4 3 21.2 14 2.6M1.4 7.6L22.6 7.6M1.4 12.4L22.6 12.4M8.4 3L8.4 17M15.6 3L15.6 17", width: 24, weight: 1.3),
    "sidebar.right": symbol("R1.4 3 21.2 14 2.8M15.6 3L15.6 17M18 6.6L20 6.6M18 9.4L20 9.4", width: 24, weight: 1.4),
    "sidebar.leading": symbol("R1.4 3 21.2 14 2.8M8.4 3L8.4 17M4 6.6L6 6.6M4 9.4L6 9.4", width: 24, weight: 1.4)
      .mirrored,
    "trash.circle": ringed(symbol(fill: binArea), scale: 0.58),
    "trash.circle.fill": disc(symbol(fill: binArea), scale: 0.6),
    "trash.slash": symbol(lid + can, weight: 1.4).slashed, "trash.slash.fill": trashFill.slashed,
  ]
}
