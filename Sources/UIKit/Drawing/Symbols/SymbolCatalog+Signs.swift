extension SymbolCatalog {
  private static let question = "M7 6.9C7 5 8.3 3.9 10 3.9C11.8 3.9 13.1 5 13.1 6.7C13.1 9.1 10 9.4 10 12"
  private static let triangle =
    "M8.9 2.9C9.4 2 10.6 2 11.1 2.9L18.3 15.7C18.8 16.6 18.2 17.6 17.2 17.6L2.8 17.6C1.8 17.6 1.2 16.6 1.7 15.7Z"
  private static let dots3 = "O3.2 10 1.2O10 10 1.2O16.8 10 1.2"
  private static let lines3 = "M2.2 4.6L17.8 4.6M2.2 10L17.8 10M2.2 15.4L17.8 15.4"
  private static let decrease = "M2.2 5L17.8 5M5.2 10L14.8 10M8.2 15L11.8 15"

  /// Symbols of abstract signs.
  static let signs: [String: SymbolDrawing] = [
    "plus.circle": ringed("M10 5.6L10 14.4M5.6 10L14.4 10"), "minus.circle": ringed("M5.6 10L14.4 10"),
    "xmark.circle": ringed("M6.8 6.8L13.2 13.2M13.2 6.8L6.8 13.2"),
    "checkmark.circle": ringed("M6.2 10.5L8.9 13.7L13.8 6.3"),
    "minus.circle.fill": symbol(fill: "O10 10 9.2R5.2 9.2 9.6 1.6 0.8"),
    "plus.square": symbol("R2 2 16 16 3.4M10 5.8L10 14.2M5.8 10L14.2 10", weight: 1.5),
    "minus.square": symbol("R2 2 16 16 3.4M5.8 10L14.2 10", weight: 1.5),
    "checkmark.square": symbol("R2 2 16 16 3.4M6.2 10.5L8.9 13.7L13.8 6.3", weight: 1.5),
    "checkmark.square.fill": symbol(
      fill: "R1.2 1.2 17.6 17.6 4M8.9 14.9L5.2 10.6L6.5 9.5L8.8 12.2L13.1 5.7L14.6 6.6Z"),
    "square": symbol("R2 2 16 16 3.4", weight: 1.5), "square.fill": symbol(fill: "R1.2 1.2 17.6 17.6 4"),
    "circle": symbol("O10 10 8.4", weight: 1.5), "circle.fill": symbol(fill: "O10 10 9.2"),
    "triangle": symbol(triangle, weight: 1.5), "triangle.fill": symbol(triangle, fill: triangle),
    "rectangle": symbol("R1.4 3.4 21.2 13.2 2.8", width: 24, weight: 1.5),
    "rectangle.fill": symbol(fill: "R0.8 2.8 22.4 14.4 3.2", width: 24),
    "ellipsis": symbol(dots3, fill: dots3, weight: 1),
    "ellipsis.circle": ringed(fill: "O6 10 1.25O10 10 1.25O14 10 1.25"),
    "ellipsis.circle.fill": symbol(fill: "O10 10 9.2O6 10 1.3O10 10 1.3O14 10 1.3"),
    "line.3.horizontal": symbol(lines3), "line.horizontal.3": symbol(lines3),
    "line.3.horizontal.decrease": symbol(decrease),
    "line.3.horizontal.decrease.circle": ringed("M5.4 7.4L14.6 7.4M7 10.4L13 10.4M8.6 13.4L11.4 13.4"),
    "list.bullet": symbol(
      "M7 4.6L18.4 4.6M7 10L18.4 10M7 15.4L18.4 15.4", fill: "O2.6 4.6 1.3O2.6 10 1.3O2.6 15.4 1.3"),
    "text.alignleft": symbol("M2 3.4L18 3.4M2 7.8L12.6 7.8M2 12.2L18 12.2M2 16.6L12.6 16.6"),
    "text.aligncenter": symbol("M2 3.4L18 3.4M4.8 7.8L15.2 7.8M2 12.2L18 12.2M4.8 16.6L15.2 16.6"),
    "text.alignright": symbol("M2 3.4L18 3.4M7.4 7.8L18 7.8M2 12.2L18 12.2M7.4 16.6L18 16.6"),
    "slider.horizontal.3": symbol(
      "M1.6 4.4L4.4 4.4M8.8 4.4L18.4 4.4M1.6 10L10.6 10M15 10L18.4 10M1.6 15.6L5.4 15.6M9.8 15.6L18.4 15.6O6.6 4.4 2.1O12.8 10 2.1O7.6 15.6 2.1",
      weight: 1.5),
    "grid": symbol("R2 2 16 16 1.4M7.4 2L7.4 18M12.6 2L12.6 18M2 7.4L18 7.4M2 12.6L18 12.6", weight: 1.3),
    "square.grid.2x2": symbol(
      "R2 2 6.6 6.6 1.4R11.4 2 6.6 6.6 1.4R2 11.4 6.6 6.6 1.4R11.4 11.4 6.6 6.6 1.4", weight: 1.5),
    "square.grid.2x2.fill": symbol(
      fill: "R1.2 1.2 8.2 8.2 1.8R10.6 1.2 8.2 8.2 1.8R1.2 10.6 8.2 8.2 1.8R10.6 10.6 8.2 8.2 1.8"),
    "info": symbol("M8 8.4L10.4 8.4L10.4 16.4M7.6 16.4L13 16.4", fill: "O10 4.2 1.5"),
    "info.circle": ringed("M8.8 9L10.2 9L10.2 14M8.4 14L12 14", fill: "O10 5.9 1.15"),
    "exclamationmark": symbol("M5 2.8L5 11.6", fill: "O5 16.4 1.5", width: 10, weight: 2.2),
    "exclamationmark.circle": ringed("M10 5.4L10 11", fill: "O10 14.1 1.05"),
    "exclamationmark.triangle": symbol(triangle + "M10 7.4L10 12", fill: "O10 14.9 1.05", weight: 1.5),
    "questionmark": symbol(question, fill: "O10 15.8 1.3", weight: 1.9),
    "questionmark.circle": ringed(
      "M7.7 7.8C7.7 6.3 8.7 5.5 10 5.5C11.4 5.5 12.3 6.4 12.3 7.6C12.3 9.4 10 9.6 10 11.4", fill: "O10 14.2 1.05"),
    "questionmark.circle.fill": symbol(
      fill:
        "O10 10 9.2O10 14.4 1.15M7 8C6.8 6 8.1 4.7 10 4.7C11.8 4.7 13.1 5.9 13.1 7.6C13.1 10 10.8 10.2 10.8 11.8L9.2 11.8C9.1 9.4 11.5 9.3 11.5 7.7C11.5 6.8 10.9 6.2 10 6.2C9 6.2 8.4 6.9 8.5 8Z"
    ),
    "power": symbol(
      "M10 1.8L10 9.4M5.8 4.2C3.6 5.6 2.4 7.8 2.4 10.2C2.4 14.4 5.8 17.8 10 17.8C14.2 17.8 17.6 14.4 17.6 10.2C17.6 7.8 16.4 5.6 14.2 4.2"
    ),
    "link": symbol(
      "M8.4 11.6C6.9 10.1 6.9 7.9 8.4 6.4L11.2 3.6C12.7 2.1 15 2.1 16.4 3.6C17.9 5 17.9 7.3 16.4 8.8L14.8 10.4M11.6 8.4C13.1 9.9 13.1 12.1 11.6 13.6L8.8 16.4C7.3 17.9 5 17.9 3.6 16.4C2.1 15 2.1 12.7 3.6 11.2L5.2 9.6"
    ),
    "paperclip": symbol(
      "M15.8 8.8L8.6 16C6.9 17.7 4.4 17.7 2.9 16.2C1.4 14.7 1.4 12.2 3.1 10.5L11 2.6C12.1 1.5 13.7 1.5 14.7 2.5C15.7 3.5 15.7 5.1 14.6 6.2L7.3 13.5C6.7 14.1 6 14.1 5.5 13.6C5 13.1 5 12.4 5.6 11.8L12 5.4",
      width: 18, weight: 1.4),
    "delete.left": symbol(
      "M8.2 3.4L20 3.4C21.4 3.4 22.4 4.4 22.4 5.8L22.4 14.2C22.4 15.6 21.4 16.6 20 16.6L8.2 16.6L1.6 10ZM11.4 7L17.4 13M17.4 7L11.4 13",
      width: 24, weight: 1.5),
    "repeat": symbol(
      "M2.6 9.2L2.6 8.4C2.6 6.4 4 5 6 5L16.6 5M17.4 10.8L17.4 11.6C17.4 13.6 16 15 14 15L3.4 15M13.8 2L16.8 5L13.8 8M6.2 12L3.2 15L6.2 18",
      weight: 1.5),
    "sidebar.left": symbol("R1.4 3 21.2 14 2.8M8.4 3L8.4 17M4 6.6L6 6.6M4 9.4L6 9.4", width: 24, weight: 1.4),
  ]
}
