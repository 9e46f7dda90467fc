import DisplayScene

extension SymbolCatalog {
  private static let high = symbol(cloud, width: 22, weight: 1.5).scaled(0.84, x: 11, y: 7.6, width: 22, weight: 1)
  private static let highFill = symbol(fill: cloud, width: 22).scaled(0.88, x: 11, y: 7.6, width: 22, weight: 1)
  private static let rain = symbol("M6.8 15.2L5.4 18.6M11.4 15.2L10 18.6M16 15.2L14.6 18.6", weight: 1.5)
  private static let downpour = symbol(
    "M5 14.8L3.4 18.8M8.6 14.8L7 18.8M12.2 14.8L10.6 18.8M15.8 14.8L14.2 18.8M19.2 14.8L17.6 18.8", weight: 1.5)
  private static let drizzle = symbol("M5.4 15L5 16M9 17.4L8.6 18.4M12.4 15L12 16M16 17.4L15.6 18.4", weight: 1.6)
  private static let snow = symbol(fill: "O6 15.6 1.1O11 15.6 1.1O16 15.6 1.1O8.5 18.3 1.1O13.5 18.3 1.1")
  private static let fog = symbol("M4.4 15.6L17.6 15.6M6.4 18.6L15.6 18.6", weight: 1.5)
  private static let flash = symbol(fill: "M12.4 9.4L8 15L10.6 15L9.4 19.4L14.2 13.4L11.4 13.4Z")
  private static let band = "M12.2 9L9.4 13.6M11 14.2L10 19"
  private static let low = symbol(cloud, width: 22, weight: 1.5).scaled(0.84, x: 10.2, y: 12, width: 25, weight: 1)
  private static let lowFill = symbol(fill: cloud, width: 22).scaled(0.88, x: 10.2, y: 12, width: 25, weight: 1)
  private static let sun = symbol(rays + "O10 10 4", weight: 1.7).scaled(0.8, x: 17, y: 8, width: 25, weight: 0.9)
  private static let sunFill = symbol(rays, fill: "O10 10 4.6", weight: 1.9)
    .scaled(0.78, x: 17, y: 8, width: 25, weight: 0.85)
  private static let smallMoon = symbol(fill: moon).scaled(0.66, x: 18.2, y: 7, width: 25, weight: 1)
  private static let smallMoonLine = symbol(moon, weight: 2).scaled(0.6, x: 18.2, y: 7, width: 25, weight: 0.7)

  /// Returns the sun or the moon without what the low cloud and its surroundings cover.
  private static func behind(_ drawing: SymbolDrawing) -> SymbolDrawing {
    drawing.cut(by: SymbolCutter(9.6, 10.8, radius: 5.9)).cut(by: SymbolCutter(14.2, 13.5, radius: 5.4))
      .cut(by: SymbolCutter(CGPoint(x: 6, y: 14), CGPoint(x: 14, y: 14), radius: 5))
  }

  private static let lifted = symbol(cloud, width: 22, weight: 1.5).scaled(1, x: 11, y: 9, width: 22, weight: 1)
  private static let liftedFill = symbol(fill: cloud, width: 22).scaled(1, x: 11, y: 9, width: 22, weight: 1)
  private static let downward = "M11 9.6L11 18.6M8 15.8L11 18.8L14 15.8"
  private static let upward = "M11 18.6L11 9.8M8 12.6L11 9.6L14 12.6"
  private static let horizon =
    "M5.8 13.2C5.8 10.2 8.1 7.9 11 7.9C13.9 7.9 16.2 10.2 16.2 13.2M1.4 13.2L3 13.2M19 13.2L20.6 13.2M4 6.2L5.2 7.4M18 6.2L16.8 7.4M1.6 17L20.4 17"
  private static let halfSun = "M5.6 13.4C5.6 10.2 8 7.7 11 7.7C14 7.7 16.4 10.2 16.4 13.4Z"
  private static let rising = "M11 5.2L11 1.4M8.8 3.4L11 1.2L13.2 3.4"
  private static let setting = "M11 1.2L11 5M8.8 3L11 5.2L13.2 3"
  private static let check = "M7.4 10.4L10 13.2L14.6 7.2"
  private static let mark = "M8.6 8.2L13.4 13M13.4 8.2L8.6 13"
  private static let boltFill =
    "M12.6 0.8L4 11.3C3.7 11.7 3.9 12.1 4.4 12.1L9.2 12.1L7 18.7C6.8 19.4 7.5 19.6 7.9 19.1L16.2 8.6C16.5 8.2 16.3 7.8 15.8 7.8L11.2 7.8L13.4 1.4C13.6 0.7 13.1 0.3 12.6 0.8Z"
  private static let canopy =
    "M1.8 10.6C1.8 5.8 5.4 2.6 10 2.6C14.6 2.6 18.2 5.8 18.2 10.6C17.4 9.6 16.5 9.2 15.5 9.2C14.4 9.2 13.4 9.7 12.7 10.6C12 9.7 11 9.2 10 9.2C9 9.2 8 9.7 7.3 10.6C6.6 9.7 5.6 9.2 4.5 9.2C3.5 9.2 2.6 9.6 1.8 10.6Z"
  private static let stick = "M10 9.4L10 16C10 17.4 9.1 18.4 7.8 18.4C6.5 18.4 5.7 17.6 5.6 16.4M10 2.4L10 1.4"
  private static let flake: String = (0..<6).map { arm in
    func point(_ distance: Double, _ turn: Double) -> String {
      let angle = Double(arm) * .pi / 3 + turn
      return "\(10 + distance * sin(angle)) \(10 - distance * cos(angle))"
    }
    return "M10 10L\(point(8.6, 0))M\(point(8, 0.34))L\(point(5.4, 0))L\(point(8, -0.34))"
  }.joined()
  private static let glint = "M10 1C11 7 13 9 19 10C13 11 11 13 10 19C9 13 7 11 1 10C7 9 9 7 10 1Z"
  private static let stars =
    symbol(fill: glint).scaled(0.32, x: 14.4, y: 5, weight: 1)
    + symbol(fill: glint).scaled(0.2, x: 17.8, y: 9, weight: 1)
  private static let thermometer = symbol(
    "M7.5 11.6L7.5 4.1C7.5 2.6 8.6 1.5 10 1.5C11.4 1.5 12.5 2.6 12.5 4.1L12.5 11.6C13.6 12.3 14.3 13.4 14.3 14.7C14.3 17 12.4 18.7 10 18.7C7.6 18.7 5.7 17 5.7 14.7C5.7 13.4 6.4 12.3 7.5 11.6ZM10 14L10 6.4",
    fill: "O10 14.7 2.2", weight: 1.3)

  /// Symbols of weather, of iCloud, and of the sky.
  static let weather: [String: SymbolDrawing] = [
    "cloud.rain": high + rain, "cloud.rain.fill": highFill + rain, "cloud.heavyrain": high + downpour,
    "cloud.heavyrain.fill": highFill + downpour, "cloud.drizzle": high + drizzle,
    "cloud.drizzle.fill": highFill + drizzle,
    "cloud.snow": high + snow, "cloud.snow.fill": highFill + snow, "cloud.fog": high + fog,
    "cloud.fog.fill": highFill + fog,
    "cloud.bolt": high.cut(along: band, radius: 2.6) + flash,
    "cloud.bolt.fill": highFill.cut(along: band, radius: 2.6) + flash,
    "cloud.sun": behind(sun) + low, "cloud.sun.fill": behind(sunFill) + lowFill,
    "cloud.moon": behind(smallMoonLine) + low, "cloud.moon.fill": behind(smallMoon) + lowFill,
    "icloud": symbol(cloud, width: 22, weight: 1.5), "icloud.fill": symbol(fill: cloud, width: 22),
    "icloud.slash": symbol(cloud, width: 22, weight: 1.5).slashed,
    "icloud.slash.fill": symbol(fill: cloud, width: 22).slashed,
    "icloud.and.arrow.down": lifted.cut(along: downward, radius: 1.5) + symbol(downward, weight: 1.5),
    "icloud.and.arrow.down.fill": liftedFill.cut(along: downward, radius: 1.7) + symbol(downward, weight: 1.5),
    "icloud.and.arrow.up": lifted.cut(along: "M11 18.6L11 12", radius: 2.2) + symbol(upward, weight: 1.5),
    "icloud.and.arrow.up.fill": liftedFill.cut(along: upward, radius: 1.7) + symbol(upward, weight: 1.5),
    "checkmark.icloud": symbol(cloud + check, width: 22, weight: 1.5),
    "checkmark.icloud.fill": symbol(fill: cloud, width: 22).cut(along: check, radius: 0.85),
    "xmark.icloud": symbol(cloud + mark, width: 22, weight: 1.5),
    "xmark.icloud.fill": symbol(fill: cloud, width: 22).cut(along: mark, radius: 0.85),
    "exclamationmark.icloud": symbol(cloud + "M11 7L11 10.4", fill: "O11 13.2 1", width: 22, weight: 1.5),
    "exclamationmark.icloud.fill": symbol(fill: cloud + "O11 13.4 1.1", width: 22).cut(
      along: "M11 7L11 10.6", radius: 0.9),
    "cloud.circle": ringed(symbol(fill: cloud, width: 22)), "cloud.circle.fill": disc(symbol(fill: cloud, width: 22)),
    "sunrise": symbol(horizon + rising, width: 22, weight: 1.5),
    "sunrise.fill": symbol(horizon + rising, fill: halfSun, width: 22, weight: 1.5),
    "sunset": symbol(horizon + setting, width: 22, weight: 1.5),
    "sunset.fill": symbol(horizon + setting, fill: halfSun, width: 22, weight: 1.5),
    "sun.min": symbol("O10 10 4", fill: shortRays, weight: 1.5), "sun.min.fill": symbol(fill: "O10 10 4.6" + shortRays),
    "moon.circle": ringed(symbol(fill: moon), x: 10.4, y: 9.8),
    "moon.circle.fill": disc(symbol(fill: moon), x: 10.4, y: 9.8),
    "moon.stars": symbol(moon, weight: 1.5).scaled(0.92, x: 9.4, y: 10.4, weight: 1) + stars,
    "moon.stars.fill": symbol(fill: moon).scaled(0.96, x: 9.4, y: 10.4, weight: 1) + stars,
    "snowflake": symbol(flake, weight: 1.4), "sparkle": symbol(fill: glint),
    "wind": symbol(
      "M1.6 7.2L12.2 7.2C14.1 7.2 15.3 6.1 15.3 4.6C15.3 3.2 14.3 2.2 12.9 2.2C11.8 2.2 11 2.8 10.6 3.7M1.6 10.6L17 10.6C19 10.6 20.3 9.5 20.3 7.9C20.3 6.5 19.3 5.5 17.9 5.5C16.9 5.5 16.2 6 15.8 6.8M1.6 14L11.6 14C13.2 14 14.2 14.9 14.2 16.2C14.2 17.4 13.3 18.2 12.2 18.2C11.2 18.2 10.5 17.7 10.2 16.9",
      width: 22, weight: 1.5),
    "tornado": symbol("M2 2.8L18 2.8M3.6 6.4L16.6 6.4M6.2 10L15 10M8.4 13.6L13.2 13.6M9.8 17.2L11.4 17.2", weight: 1.7),
    "thermometer": thermometer, "thermometer.medium": thermometer,
    "umbrella": symbol(canopy + stick, weight: 1.5), "umbrella.fill": symbol(canopy + stick, fill: canopy, weight: 1.5),
    "bolt.circle": ringed(symbol(fill: boltFill)), "bolt.circle.fill": disc(symbol(fill: boltFill), scale: 0.6),
    "flame.circle": ringed(symbol(fill: flame)), "flame.circle.fill": disc(symbol(fill: flame)),
    "drop.circle": ringed(symbol(fill: drop, width: 16)), "drop.circle.fill": disc(symbol(fill: drop, width: 16)),
  ]

  private static let shortRays: String = (0..<8).map { index in
    let angle = Double(index) * .pi / 4
    return "O\(10 + 7.2 * cos(angle)) \(10 + 7.2 * sin(angle)) 0.95"
  }.joined()
}
