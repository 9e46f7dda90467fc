extension SymbolCatalog {
  private static let eraser =
    "M10.6 3.2C11.5 2.3 12.9 2.3 13.8 3.2L17 6.4C17.9 7.3 17.9 8.7 17 9.6L10.2 16.4C9.3 17.3 7.9 17.3 7 16.4L3.8 13.2C2.9 12.3 2.9 10.9 3.8 10Z"
  private static let piles = "M3.8 4.3L18.2 4.3M5.8 1.6L16.2 1.6"
  private static let pencil =
    "M3.4 16.6L4.4 12.6L14 3C14.8 2.2 16 2.2 16.8 3.1C17.7 4 17.7 5.2 16.9 6L7.4 15.6ZM12.4 4.8L15.2 7.6"
  private static let quarterTurn = symbol(
    "R3 8.8 9.8 9.8 2.2M16.4 15.2C18.6 10.6 16.2 4.6 10.6 4.4L6.6 4.4M9.4 1.6L6.4 4.4L9.4 7.2", weight: 1.5)
  private static let fivePips = "O6.4 6.4 1.4O13.6 6.4 1.4O10 10 1.4O6.4 13.6 1.4O13.6 13.6 1.4"
  private static let mug =
    "M3.2 3.8L13.6 3.8L13.6 14.2C13.6 16.2 12.6 17.2 10.6 17.2L6.2 17.2C4.2 17.2 3.2 16.2 3.2 14.2Z"
  private static let mugHandle =
    "M13.8 6.6L15.4 6.6C17.2 6.6 18 7.6 18 9.2L18 10.6C18 12.2 17.2 13.2 15.4 13.2L13.8 13.2"
  private static let halfCircle = symbol(
    "O10 10 8.4", fill: "M1.6 10L18.4 10C18.4 14.6 14.6 18.4 10 18.4C5.4 18.4 1.6 14.6 1.6 10Z", weight: 1.5)
  private static let halfSquare = framed(fill: "M10 2L10 18L5.4 18C3.2 18 2 16.8 2 14.6L2 5.4C2 3.2 3.2 2 5.4 2Z")
  private static let waves = symbol(
    "M4.6 7.2C5.8 9 5.8 11 4.6 12.8M8.4 4.8C10.6 8 10.6 12 8.4 15.2M12.4 2.4C15.6 7 15.6 13 12.4 17.6")
  private static let fish =
    "M1.8 10C4.2 6 8.2 4.6 12.2 6.6C13.6 7.3 14.8 8.4 15.8 9.4L20.4 6.2L19.4 10L20.4 13.8L15.8 10.6C14.8 11.6 13.6 12.7 12.2 13.4C8.2 15.4 4.2 14 1.8 10Z"

  /// Symbols of menus, windows and panes, of pictures and their editing, and of games and leisure.
  static let panes: [String: SymbolDrawing] = [
    "eraser": symbol(eraser + "M7.2 6.6L13.6 13", weight: 1.5),
    "eraser.fill": symbol(eraser, fill: eraser, weight: 1.2).cut(along: "M5 4.4L15.8 15.2", radius: 0.7),
    "pencil.line": symbol(pencil + "M11 17L18 17", weight: 1.4),
    "rectangle.and.pencil.and.ellipsis": symbol(
      "M13.6 4.4L4 4.4C2.3 4.4 1.4 5.3 1.4 7L1.4 13.8C1.4 15.5 2.3 16.4 4 16.4L19 16.4C20.7 16.4 21.6 15.5 21.6 13.8L21.6 10M12.8 11.4L13.4 9.2L20.2 2.4C20.8 1.8 21.6 1.8 22.1 2.4C22.6 2.9 22.6 3.6 22 4.2L15.2 11Z",
      fill: "O5.2 11.4 1.2O9.2 11.4 1.2", width: 24, weight: 1.4),
    "text.cursor": symbol(
      "M10 4L10 16M6.6 1.8C8.6 1.8 9.8 2.4 10 4C10.2 2.4 11.4 1.8 13.4 1.8M6.6 18.2C8.6 18.2 9.8 17.6 10 16C10.2 17.6 11.4 18.2 13.4 18.2",
      weight: 1.6),
    "curlybraces": symbol(
      "M7.4 2.4C5.6 2.4 4.8 3.2 4.8 4.8L4.8 7.4C4.8 9 4.2 9.8 2.6 10C4.2 10.2 4.8 11 4.8 12.6L4.8 15.2C4.8 16.8 5.6 17.6 7.4 17.6M12.6 2.4C14.4 2.4 15.2 3.2 15.2 4.8L15.2 7.4C15.2 9 15.8 9.8 17.4 10C15.8 10.2 15.2 11 15.2 12.6L15.2 15.2C15.2 16.8 14.4 17.6 12.6 17.6",
      weight: 1.6),
    "arrow.triangle.branch": symbol(
      "M6 18.2L6 6M6 15C6 12 7.6 10.4 10.4 10.4L13.4 10.4",
      fill: "M6 1.2L9.2 6.6L2.8 6.6ZM18.8 10.4L13.4 13.6L13.4 7.2Z",
      weight: 1.6),
    "terminal": symbol("R1.4 3 21.2 14 2.8M5.2 7L8.6 9.8L5.2 12.6M10.6 12.8L15.2 12.8", width: 24, weight: 1.5),
    "terminal.fill": symbol(fill: "R0.8 2.4 22.4 15.2 3.2", width: 24)
      .cut(along: "M5.2 7L8.6 9.8L5.2 12.6M10.6 12.8L15.2 12.8", radius: 0.8),
    "macwindow": symbol(
      "R1.4 3 21.2 14 2.8M1.6 7L22.4 7", fill: "O4.6 5 0.8O7 5 0.8O9.4 5 0.8", width: 24, weight: 1.4),
    "filemenu.and.selection": symbol(
      "R2.4 5.4 15.2 13 2.4M5.4 8.4L12.6 8.4M5.4 15.6L12.6 15.6", fill: "R2.4 1.2 8 2.4 1R4.2 10.2 11.6 3.6 1.2",
      weight: 1.4),
    "cursorarrow": symbol(
      "M4.8 2.2L4.8 15.6L8.2 12.6L10.6 18L13 16.9L10.6 11.7L15.2 11.4Z", weight: 1.5),
    "switch.2": symbol("R2 2 16 6.8 3.4R2 11.2 16 6.8 3.4", fill: "O14.4 5.4 2O5.6 14.6 2", weight: 1.4),
    "rectangle.dashed": symbol(
      "M1.4 7.4L1.4 6.2C1.4 4.4 2.4 3.4 4.2 3.4L5.6 3.4M8.6 3.4L10.8 3.4M13.2 3.4L15.4 3.4M18.4 3.4L19.8 3.4C21.6 3.4 22.6 4.4 22.6 6.2L22.6 7.4M22.6 9.6L22.6 10.4M22.6 12.6L22.6 13.8C22.6 15.6 21.6 16.6 19.8 16.6L18.4 16.6M15.4 16.6L13.2 16.6M10.8 16.6L8.6 16.6M5.6 16.6L4.2 16.6C2.4 16.6 1.4 15.6 1.4 13.8L1.4 12.6M1.4 10.4L1.4 9.6",
      width: 24, weight: 1.5),
    "ellipsis.rectangle": symbol(
      "R1.4 3.4 21.2 13.2 2.8", fill: "O7.2 10 1.3O12 10 1.3O16.8 10 1.3", width: 24, weight: 1.5),
    "ellipsis.rectangle.fill": symbol(
      fill: "R0.8 2.8 22.4 14.4 3.2O7.2 10 1.4O12 10 1.4O16.8 10 1.4", width: 24),
    "person.crop.rectangle": symbol(
      "R1.4 3 21.2 14 2.8M6 16.8C6.8 14 9.2 12.6 12 12.6C14.8 12.6 17.2 14 18 16.8O12 8.2 2.6", width: 24, weight: 1.4),
    "person.crop.rectangle.fill": symbol(
      fill: "R0.8 2.4 22.4 15.2 3.2O12 7.8 3M5.4 16C6.4 13.4 9 12.2 12 12.2C15 12.2 17.6 13.4 18.6 16Z", width: 24),
    "rectangle.split.2x1": symbol("R1.4 3 21.2 14 2.8M12 3L12 17", width: 24, weight: 1.5),
    "rectangle.3.group": symbol("R1.4 3 12.6 14 2.2R16.8 3 5.8 5.8 1.6R16.8 11.2 5.8 5.8 1.6", width: 24, weight: 1.4),
    "rectangle.3.group.fill": symbol(
      fill: "R0.8 2.4 13.8 15.2 2.6R16 2.4 7.2 7.1 1.9R16 10.5 7.2 7.1 1.9", width: 24),
    "square.grid.3x2": symbol(
      "R1.4 3.2 5.6 5.6 1.3R9.2 3.2 5.6 5.6 1.3R17 3.2 5.6 5.6 1.3R1.4 11.2 5.6 5.6 1.3R9.2 11.2 5.6 5.6 1.3R17 11.2 5.6 5.6 1.3",
      width: 24, weight: 1.4),
    "square.grid.3x2.fill": symbol(
      fill:
        "R0.8 2.6 6.8 6.8 1.6R8.6 2.6 6.8 6.8 1.6R16.4 2.6 6.8 6.8 1.6R0.8 10.6 6.8 6.8 1.6R8.6 10.6 6.8 6.8 1.6R16.4 10.6 6.8 6.8 1.6",
      width: 24),
    "line.3.horizontal.decrease.circle.fill": disc("M5.4 7.4L14.6 7.4M7 10.4L13 10.4M8.6 13.4L11.4 13.4"),
    "circle.bottomhalf.filled": halfCircle, "circle.tophalf.filled": halfCircle.upended,
    "square.lefthalf.filled": halfSquare, "square.righthalf.filled": halfSquare.flipped,
    "wave.3.right": waves, "wave.3.left": waves.flipped,
    "rotate.left": quarterTurn, "rotate.right": quarterTurn.flipped,
    "photo.stack": symbol(
      "R1.8 7 18.4 11 2.6" + piles
        + "M2.2 16L6.4 12.4C7 11.9 7.6 11.9 8.2 12.4L11.2 15.2L13.2 13.6C13.8 13.1 14.4 13.1 15 13.6L19.6 17",
      fill: "O14.8 10.2 1.3", width: 22, weight: 1.4),
    "photo.stack.fill": symbol(
      piles,
      fill:
        "R1.2 6.4 19.6 12.2 3.2M2.6 15.6L6.2 12.4C6.9 11.8 7.7 11.8 8.4 12.4L11.2 14.9L13 13.4C13.7 12.8 14.5 12.8 15.2 13.4L19.2 16.4L18 17.2L4 17.2ZO15 9.8 1.5",
      width: 22, weight: 1.4),
    "photo.on.rectangle.angled": symbol(
      "R7 7 15.4 10.6 2.2M7.4 15.8L10.6 12.9C11.2 12.4 11.8 12.4 12.4 12.9L14.8 15.1L16.4 13.9C17 13.4 17.6 13.4 18.2 13.9L21.8 16.6M5 14.6C3.9 14.8 3.1 14.3 2.9 13.2L1.6 6.4C1.4 5.3 1.9 4.5 3 4.3L13.6 2.3C14.7 2.1 15.5 2.6 15.7 3.7L15.9 4.8",
      fill: "O18 10.2 1.2", width: 24, weight: 1.4),
    "dice": framed(fill: fivePips), "dice.fill": tile(hole: fivePips),
    "mug": symbol(mug + mugHandle, weight: 1.5), "mug.fill": symbol(mug + mugHandle, fill: mug, weight: 1.5),
    "tent": symbol("M11 3L20.2 16.8L1.8 16.8ZM11 8.6L15.4 16.6M11 8.6L6.6 16.6", width: 22, weight: 1.5),
    "tent.fill": symbol(
      "M11 3L20.2 16.8L1.8 16.8Z", fill: "M11 3L20.2 16.8L1.8 16.8ZM11 9L15.2 16.8L6.8 16.8Z", width: 22),
    "fish": symbol(fish, fill: "O6.2 9.2 0.9", width: 22, weight: 1.4),
    "fish.fill": symbol(fish, fill: fish + "O6.2 9.2 1", width: 22, weight: 1),
  ]
}
