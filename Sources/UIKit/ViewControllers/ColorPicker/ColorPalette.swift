/// The colors of a color picker.
enum ColorPalette {
  static let columns = 12
  static let rows = 10

  /// The hues of the columns, in degrees.
  private static let hues: [CGFloat] = [194, 216, 252, 284, 338, 6, 21, 39, 48, 57, 69, 98]
  /// The saturation and the brightness of the rows below the grays, from dark to light.
  private static let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
    (1, 0.3), (1, 0.42), (1, 0.56), (1, 0.75), (1, 0.97), (0.75, 1), (0.55, 1), (0.36, 1), (0.18, 1),
  ]

  /// The colors of the grid, row by row.
  ///
  /// The first row has grays from white to black.
  static let grid: [RGBAColor] =
    (0..<columns).map { column in
      let level = 1 - CGFloat(column) / CGFloat(columns - 1)
      return RGBAColor(red: level, green: level, blue: level, alpha: 1)
    }
    + shades.flatMap { shade in
      hues.map {
        RGBAColor(hue: $0 / 360, saturation: shade.saturation, brightness: shade.brightness, alpha: 1)
      }
    }

  /// The colors beside the selected color.
  static let samples: [(name: String, color: RGBAColor)] = [
    ("Black", RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)),
    ("Blue", RGBAColor(red: 0, green: 0.478, blue: 1, alpha: 1)),
    ("Green", RGBAColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)),
    ("Yellow", RGBAColor(red: 1, green: 0.8, blue: 0, alpha: 1)),
    ("Red", RGBAColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)),
  ]
}
