import DisplayScene

extension SymbolCatalog {
  static let moon =
    "M16.8 12.2C15.8 12.7 14.7 12.9 13.6 12.9C9.8 12.9 6.8 9.9 6.8 6.1C6.8 4.9 7.1 3.8 7.6 2.8C4.6 4 2.4 6.9 2.4 10.3C2.4 14.6 5.8 18 10.1 18C13.3 18 15.8 15.4 16.8 12.2Z"
  static let rays =
    "M10 0.9L10 2.9M10 17.1L10 19.1M0.9 10L2.9 10M17.1 10L19.1 10M3.6 3.6L5 5M15 15L16.4 16.4M3.6 16.4L5 15M15 5L16.4 3.6"
  static let cloud =
    "M6 16.2C3.4 16.2 1.6 14.5 1.6 12.2C1.6 10.1 3 8.6 5 8.3C5.4 5.4 7.6 3.4 10.6 3.4C13.2 3.4 15.2 4.8 16 7C18.6 7.2 20.4 9 20.4 11.6C20.4 14.3 18.5 16.2 15.8 16.2Z"
  static let pointer = "M18.2 1.8L12.2 17.4C11.9 18.2 11 18.2 10.8 17.3L9.4 10.6L2.7 9.2C1.8 9 1.8 8.1 2.6 7.8Z"
  static let flame =
    "M10.4 1.4C11 5 15.8 7 15.8 12.2C15.8 16 13.2 18.6 10 18.6C6.8 18.6 4.2 16.2 4.2 12.6C4.2 10.2 5.2 8.6 6.6 7.2C6.8 8.6 7.4 9.4 8.4 9.8C8.2 6.4 8.8 3.4 10.4 1.4Z"
  static let drop =
    "M8 1.4C8.6 4.4 13.6 8.2 13.6 12.8C13.6 16.2 11.2 18.6 8 18.6C4.8 18.6 2.4 16.2 2.4 12.8C2.4 8.2 7.4 4.4 8 1.4Z"
  static let house =
    "M1.8 9.6L9.1 2.9C9.6 2.4 10.4 2.4 10.9 2.9L18.2 9.6M4 8.2L4 16C4 17 4.6 17.6 5.6 17.6L14.4 17.6C15.4 17.6 16 17 16 16L16 8.2M8 17.4L8 12.6C8 12 8.3 11.7 8.9 11.7L11.1 11.7C11.7 11.7 12 12 12 12.6L12 17.4"

  /// Symbols of weather, places, and transportation.
  static let places: [String: SymbolDrawing] = [
    "magnifyingglass": symbol("O8.2 8.2 6M12.8 12.8L18 18", weight: 1.8),
    "house": symbol(house, weight: 1.5),
    "moon": symbol(moon, weight: 1.5), "moon.fill": symbol(fill: moon),
    "sun.max": symbol(rays + "O10 10 4", weight: 1.5), "sun.max.fill": symbol(rays, fill: "O10 10 4.6", weight: 1.6),
    "cloud": symbol(cloud, width: 22, weight: 1.5), "cloud.fill": symbol(fill: cloud, width: 22),
    "flame": symbol(flame, weight: 1.5), "flame.fill": symbol(fill: flame),
    "drop": symbol(drop, width: 16, weight: 1.5), "drop.fill": symbol(fill: drop, width: 16),
    "globe": symbol(
      "O10 10 8.4M1.8 10L18.2 10M10 1.6C5.4 6 5.4 14 10 18.4C14.6 14 14.6 6 10 1.6M3.6 5.2C7.4 7.4 12.6 7.4 16.4 5.2M3.6 14.8C7.4 12.6 12.6 12.6 16.4 14.8",
      weight: 1.3),
    "map": symbol(
      "M1.6 4.6L7.4 2.2L14.6 4.8L20.4 2.4L20.4 15.4L14.6 17.8L7.4 15.2L1.6 17.6ZM7.4 2.4L7.4 15M14.6 5L14.6 17.6",
      width: 22, weight: 1.4),
    "mappin": symbol("M6 8.6L6 18.2", fill: "O6 5 3.8", width: 12, weight: 1.7),
    "mappin.and.ellipse": symbol(
      "M10 8.4L10 15M6.6 12.6C3.6 13 1.6 14.2 1.6 15.6C1.6 17.4 5.2 18.6 10 18.6C14.8 18.6 18.4 17.4 18.4 15.6C18.4 14.2 16.4 13 13.4 12.6",
      fill: "O10 4.8 3.6", weight: 1.4),
    "location": symbol(pointer, weight: 1.5), "location.fill": symbol(fill: pointer),
    "airplane": symbol(
      fill:
        "M19 10C19 10.9 17.6 11.4 16.2 11.4L12.6 11.4L8 18.4L6 18.4L8.4 11.4L5 11.2L3.2 13.6L1.6 13.6L2.6 10L1.6 6.4L3.2 6.4L5 8.8L8.4 8.6L6 1.6L8 1.6L12.6 8.6L16.2 8.6C17.6 8.6 19 9.1 19 10Z"
    ),
    "car.fill": symbol(
      fill:
        "M4.2 8.6L5.6 4.8C6 3.8 6.8 3.2 7.8 3.2L14.2 3.2C15.2 3.2 16 3.8 16.4 4.8L17.8 8.6C19.2 9 20 10 20 11.4L20 16.4C20 17.2 19.6 17.6 18.8 17.6L17.8 17.6C17 17.6 16.6 17.2 16.6 16.4L16.6 15.4L5.4 15.4L5.4 16.4C5.4 17.2 5 17.6 4.2 17.6L3.2 17.6C2.4 17.6 2 17.2 2 16.4L2 11.4C2 10 2.8 9 4.2 8.6ZM6 8.4L16 8.4L14.9 5.4C14.8 5 14.5 4.8 14 4.8L8 4.8C7.5 4.8 7.2 5 7.1 5.4ZO5.6 11.8 1.2O16.4 11.8 1.2",
      width: 22),
    "building.2": symbol(
      "M2 18.4L2 5.6C2 4.4 2.8 3.6 4 3.6L9.6 3.6C10.8 3.6 11.6 4.4 11.6 5.6L11.6 18.4M11.6 8.6L17.6 8.6C18.8 8.6 19.6 9.4 19.6 10.6L19.6 18.4M0.8 18.4L21.2 18.4M5 7.2L8.6 7.2M5 10.6L8.6 10.6M5 14L8.6 14M14.6 12L16.8 12M14.6 15.2L16.8 15.2",
      width: 22, weight: 1.3),
  ]
}
