extension SymbolCatalog {
  private static let left = "M17 10L3 10M9 4L3 10L9 16"
  private static let right = "M3 10L17 10M11 4L17 10L11 16"
  private static let up = "M10 17L10 3M4 9L10 3L16 9"
  private static let down = "M10 3L10 17M4 11L10 17L16 11"
  private static let uturnLeft =
    "M7.4 3.4L3 7.8L7.4 12.2M3 7.8L12.2 7.8C15.2 7.8 17 9.6 17 12.2C17 14.8 15.2 16.6 12.2 16.6L8.6 16.6"
  private static let uturnRight =
    "M12.6 3.4L17 7.8L12.6 12.2M17 7.8L7.8 7.8C4.8 7.8 3 9.6 3 12.2C3 14.8 4.8 16.6 7.8 16.6L11.4 16.6"

  /// Symbols of arrows and chevrons.
  static let arrows: [String: SymbolDrawing] = [
    "arrow.left": symbol(left), "arrow.right": symbol(right), "arrow.up": symbol(up), "arrow.down": symbol(down),
    "arrow.backward": symbol(left, isMirrored: true), "arrow.forward": symbol(right, isMirrored: true),
    "arrow.up.right": symbol("M4.5 15.5L15.5 4.5M6.5 4.5L15.5 4.5L15.5 13.5"),
    "arrow.up.left": symbol("M15.5 15.5L4.5 4.5M13.5 4.5L4.5 4.5L4.5 13.5"),
    "arrow.down.right": symbol("M4.5 4.5L15.5 15.5M6.5 15.5L15.5 15.5L15.5 6.5"),
    "arrow.down.left": symbol("M15.5 4.5L4.5 15.5M13.5 15.5L4.5 15.5L4.5 6.5"),
    "arrow.left.arrow.right": symbol("M2 6.2L18 6.2M14.2 2.4L18 6.2L14.2 10M18 13.8L2 13.8M5.8 10L2 13.8L5.8 17.6"),
    "arrow.up.arrow.down": symbol("M6.2 18L6.2 2M2.4 5.8L6.2 2L10 5.8M13.8 2L13.8 18M10 14.2L13.8 18L17.6 14.2"),
    "arrow.uturn.left": symbol(uturnLeft), "arrow.uturn.right": symbol(uturnRight),
    "arrow.uturn.backward": symbol(uturnLeft, isMirrored: true),
    "arrow.uturn.forward": symbol(uturnRight, isMirrored: true),
    "arrow.counterclockwise": symbol(
      "M3.5 9.9C3.5 13.6 6.4 16.9 10.1 16.9C13.9 16.9 16.8 13.8 16.8 10.2C16.8 6.5 13.8 3.5 10.1 3.5L8.4 3.7",
      fill: "M9.6 0.6L5.4 3.9L9.6 7.2Z", weight: 1.7),
    "arrow.triangle.2.circlepath": symbol(
      "M3 9.2C3.4 5.8 6.3 3.4 10 3.4C12.3 3.4 14.2 4.3 15.5 5.9M17 10.8C16.6 14.2 13.7 16.6 10 16.6C7.7 16.6 5.8 15.7 4.5 14.1",
      fill: "M17.8 4.2L17.4 9.2L13 6.7ZM2.2 15.8L2.6 10.8L7 13.3Z"),
    "chevron.backward": symbol("M9.8 2.6L2.6 10L9.8 17.4", width: 12, weight: 2, isMirrored: true),
    "chevron.forward": symbol("M2.2 2.6L9.4 10L2.2 17.4", width: 12, weight: 2, isMirrored: true),
    "chevron.up.chevron.down": symbol("M3 7L7 2.6L11 7M3 13L7 17.4L11 13", width: 14, weight: 1.8),
    "chevron.compact.down": symbol("M1.8 8.6L12 12.4L22.2 8.6", width: 24, weight: 2),
    "chevron.compact.up": symbol("M1.8 12.4L12 8.6L22.2 12.4", width: 24, weight: 2),
  ]
}
