extension SymbolCatalog {
  private static let carLine =
    "M4 9L5.6 4.8C6 3.8 6.8 3.2 7.8 3.2L14.2 3.2C15.2 3.2 16 3.8 16.4 4.8L18 9M2 11.6C2 9.9 3 9 4.6 9L17.4 9C19 9 20 9.9 20 11.6L20 14.2C20 15 19.6 15.4 18.8 15.4L3.2 15.4C2.4 15.4 2 15 2 14.2ZM3.6 15.4L3.6 17.2M18.4 15.4L18.4 17.2"
  private static let carFill = symbol(
    fill:
      "M4.2 8.6L5.6 4.8C6 3.8 6.8 3.2 7.8 3.2L14.2 3.2C15.2 3.2 16 3.8 16.4 4.8L17.8 8.6C19.2 9 20 10 20 11.4L20 16.4C20 17.2 19.6 17.6 18.8 17.6L17.8 17.6C17 17.6 16.6 17.2 16.6 16.4L16.6 15.4L5.4 15.4L5.4 16.4C5.4 17.2 5 17.6 4.2 17.6L3.2 17.6C2.4 17.6 2 17.2 2 16.4L2 11.4C2 10 2.8 9 4.2 8.6ZM6 8.4L16 8.4L14.9 5.4C14.8 5 14.5 4.8 14 4.8L8 4.8C7.5 4.8 7.2 5 7.1 5.4ZO5.6 11.8 1.2O16.4 11.8 1.2",
    width: 22)
  private static let busBody = "R3.4 1.8 13.2 14.2 2.4"
  private static let busWheels = "M5.6 16L5.6 18M14.4 16L14.4 18"
  private static let mirrors = "M1.6 6.6L1.6 9.4M18.4 6.6L18.4 9.4"
  private static let tramBody = "R4 4.2 12 11.4 2.4"
  private static let tramRest = "M6.4 1.4L13.6 1.4M10 1.6L10 4M6.2 15.8L4.4 18.6M13.8 15.8L15.6 18.6"
  private static let pump = "M2.8 18.2L2.8 4.2C2.8 2.8 3.6 2 5 2L9.8 2C11.2 2 12 2.8 12 4.2L12 18.2"
  private static let hose =
    "M1.4 18.4L13.4 18.4M12.2 9.6L13.6 9.6C14.6 9.6 15.2 10.2 15.2 11.2L15.2 14.2C15.2 15.3 15.8 16 16.7 16C17.6 16 18.2 15.3 18.2 14.2L18.2 7C18.2 6.4 18 6 17.6 5.6L15 3.2"
  private static let mapOutline = "M1.6 4.6L7.4 2.2L14.6 4.8L20.4 2.4L20.4 15.4L14.6 17.8L7.4 15.2L1.6 17.6Z"
  private static let pinHead =
    "M6.2 1.8L13.8 1.8M7.6 2L7.2 8.2C5 9.2 3.8 10.8 3.8 12.8L16.2 12.8C16.2 10.8 15 9.2 12.8 8.2L12.4 2"
  private static let pin = symbol(pinHead + "M10 12.8L10 18.6", weight: 1.5)
  private static let pinFill = symbol(pinHead + "M10 12.8L10 18.6", fill: pinHead, weight: 1.5)
  private static let place = symbol("M10 10.4L10 15.6", fill: "O10 7 2.9", weight: 1.5)
  private static let needle = "M15 5L11.8 11.8L5 15L8.2 8.2Z"
  private static let north =
    "M9.2 2.4C9.5 1.6 10.5 1.6 10.8 2.4L17 16.8C17.4 17.8 16.6 18.6 15.7 18.1L10 15L4.3 18.1C3.4 18.6 2.6 17.8 3 16.8Z"
  private static let bankRoof =
    "M9.4 2C9.8 1.8 10.2 1.8 10.6 2L17.6 5.2C18.3 5.6 18.1 6.6 17.4 6.6L2.6 6.6C1.9 6.6 1.7 5.6 2.4 5.2Z"
  private static let bankRest = "M4.2 9L4.2 14M8.1 9L8.1 14M11.9 9L11.9 14M15.8 9L15.8 14M3 16L17 16M1.8 18.4L18.2 18.4"
  private static let housePath =
    "M9 2C9.6 1.5 10.4 1.5 11 2L19 9C19.6 9.6 19.2 10.4 18.5 10.4L17 10.4L17 16.4C17 17.4 16.4 18 15.4 18L12.2 18L12.2 12.6C12.2 12 11.9 11.7 11.3 11.7L8.7 11.7C8.1 11.7 7.8 12 7.8 12.6L7.8 18L4.6 18C3.6 18 3 17.4 3 16.4L3 10.4L1.5 10.4C0.8 10.4 0.4 9.6 1 9Z"
  private static let peaks =
    "M1.6 16.8L8 5.4C8.4 4.6 9.2 4.6 9.6 5.4L16 16.8ZM12.4 10.2L14.6 6.8C15 6.2 15.6 6.2 16 6.8L22.4 16.8L16 16.8"
  private static let cup = "M3.2 3.6L15.6 3.6L15.6 8.6C15.6 12 13.2 14.2 9.4 14.2C5.6 14.2 3.2 12 3.2 8.6Z"
  private static let cupRest =
    "M15.6 5.2L17 5.2C18.9 5.2 20 6.2 20 7.8C20 9.4 18.9 10.4 17 10.4L15.4 10.4M1.8 17.4L17 17.4"
  private static let wine = "M5.6 1.8L14.4 1.8L15 6.4C15.2 9.8 13.2 12 10 12C6.8 12 4.8 9.8 5 6.4Z"
  private static let leaf = "M17.8 2.2C9.6 2.2 4 4.8 3.2 10.6C2.7 14.2 5.2 16.6 8.6 16.2C15 15.4 17.8 9.6 17.8 2.2Z"
  private static let paw =
    "O4 9 1.9O7.7 4.9 2.1O12.3 4.9 2.1O16 9 1.9M10 9.2C12.5 9.2 13.5 11.3 15 12.9C16.6 14.6 15.8 17.8 13.3 17.8C12 17.8 11.4 17.2 10 17.2C8.6 17.2 8 17.8 6.7 17.8C4.2 17.8 3.4 14.6 5 12.9C6.5 11.3 7.5 9.2 10 9.2Z"
  private static let tree = "M9.3 1.9C9.7 1.4 10.3 1.4 10.7 1.9L15 7.6L12.8 7.6L17.4 13.8L2.6 13.8L7.2 7.6L5 7.6Z"
  private static let planePath =
    "M19 10C19 10.9 17.6 11.4 16.2 11.4L12.6 11.4L8 18.4L6 18.4L8.4 11.4L5 11.2L3.2 13.6L1.6 13.6L2.6 10L1.6 6.4L3.2 6.4L5 8.8L8.4 8.6L6 1.6L8 1.6L12.6 8.6L16.2 8.6C17.6 8.6 19 9.1 19 10Z"

  /// Symbols of vehicles, maps, buildings, food, and nature.
  static let travel: [String: SymbolDrawing] = [
    "car": symbol(carLine, fill: "O5.8 12.2 1.1O16.2 12.2 1.1", width: 22, weight: 1.4),
    "car.circle": ringed(carFill, scale: 0.52), "car.circle.fill": disc(carFill, scale: 0.54),
    "bolt.car": symbol(carLine, width: 22, weight: 1.4)
      + symbol(fill: bolt).scaled(0.36, x: 11, y: 12.2, width: 22, weight: 1),
    "bus": symbol(busBody + busWheels + mirrors + "M3.6 10.8L16.4 10.8", fill: "O6.6 13.4 1O13.4 13.4 1", weight: 1.5),
    "bus.fill": symbol(
      busWheels + mirrors, fill: "R2.8 1.2 14.4 15.4 3R4.8 4 10.4 6.2 1O6.6 13.4 1.15O13.4 13.4 1.15", weight: 1.7),
    "tram": symbol(tramBody + tramRest + "M4.2 10.8L15.8 10.8", fill: "O7 13.2 0.9O13 13.2 0.9", weight: 1.4),
    "tram.fill": symbol(tramRest, fill: "R3.4 3.6 13.2 12.6 3R5.4 6 9.2 4.4 0.9O7 13.4 1.1O13 13.4 1.1", weight: 1.4),
    "bicycle": symbol(
      "O5 13.4 3.8O19 13.4 3.8M5 13.4L8.6 6.8L16 6.8L19 13.4M8.6 6.8L12 13.4L5 13.4M12 13.4L16 6.8M15.2 4L16 6.8M14 4L16.2 4M7.2 4.6L10 4.6M8.6 6.8L8 4.6",
      width: 24, weight: 1.3),
    "fuelpump": symbol(pump + hose + "R5.4 4.8 4 4 0.6", weight: 1.4),
    "fuelpump.fill": symbol(
      hose,
      fill: "M2.1 18.4L2.1 4.2C2.1 2.4 3.2 1.3 5 1.3L9.8 1.3C11.6 1.3 12.7 2.4 12.7 4.2L12.7 18.4ZR4.8 4.2 5.2 4.6 0.8",
      weight: 1.5),
    "ferry": symbol(
      "M2.4 11.2L10 8.6L17.6 11.2L15.8 15.2M2.4 11.2L4.2 15.2M4.6 10.2L4.6 6C4.6 5.2 5 4.8 5.8 4.8L14.2 4.8C15 4.8 15.4 5.2 15.4 6L15.4 10.2M8 4.6L8 2L12 2L12 4.6M1.4 17.4C2.8 18.6 4.4 18.6 5.7 17.4C7 18.6 8.7 18.6 10 17.4C11.3 18.6 13 18.6 14.3 17.4C15.6 18.6 17.2 18.6 18.6 17.4",
      weight: 1.4),
    "airplane.circle": ringed(symbol(fill: planePath), x: 9.8),
    "airplane.circle.fill": disc(symbol(fill: planePath), scale: 0.6, x: 9.8),
    "parkingsign": symbol(
      "M6 17.6L6 2.8L11 2.8C13.8 2.8 15.6 4.6 15.6 7.2C15.6 9.8 13.8 11.6 11 11.6L6 11.6", weight: 2.2),
    "parkingsign.circle": ringed(
      "M7.8 14.6L7.8 5.6L10.8 5.6C12.5 5.6 13.5 6.6 13.5 8.2C13.5 9.8 12.5 10.8 10.8 10.8L7.8 10.8"),
    "map.fill": symbol(mapOutline, fill: mapOutline, width: 22, weight: 1).cut(
      along: "M7.4 1L7.4 16.4M14.6 3.4L14.6 19", radius: 0.55),
    "mappin.circle": ringed() + place, "mappin.circle.fill": disc("M10 10.4L10 15.6", hole: "O10 7 2.9"),
    "mappin.slash": symbol("M10 8.6L10 18.2", fill: "O10 5 3.8", weight: 1.7).slashed,
    "pin": pin, "pin.fill": pinFill, "pin.slash": pin.slashed, "pin.slash.fill": pinFill.slashed,
    "pin.circle": ringed(pinFill, scale: 0.54),
    "location.circle": ringed(symbol(fill: pointer), scale: 0.52, x: 9.6, y: 10.4),
    "location.circle.fill": disc(symbol(fill: pointer), scale: 0.56, x: 9.6, y: 10.4),
    "location.slash": symbol(pointer, weight: 1.5).slashed, "location.slash.fill": symbol(fill: pointer).slashed,
    "location.north": symbol(north, weight: 1.5), "location.north.fill": symbol(north, fill: north, weight: 1),
    "safari": symbol("O10 10 8.4" + needle, fill: "O10 10 1.3", weight: 1.4),
    "safari.fill": disc(hole: needle + "O10 10 1.5"),
    "scope": symbol("O10 10 6.4M10 1.4L10 7M10 13L10 18.6M1.4 10L7 10M13 10L18.6 10", weight: 1.5),
    "building": symbol(
      "M3.8 18.4L3.8 3.8C3.8 2.5 4.6 1.7 5.9 1.7L14.1 1.7C15.4 1.7 16.2 2.5 16.2 3.8L16.2 18.4M2 18.4L18 18.4M8 18.2L8 14.6L12 14.6L12 18.2",
      fill: "R6.4 4.4 2 2 0.3R11.6 4.4 2 2 0.3R6.4 7.8 2 2 0.3R11.6 7.8 2 2 0.3R6.4 11.2 2 2 0.3R11.6 11.2 2 2 0.3",
      weight: 1.4),
    "building.fill": symbol(
      "M2 18.4L18 18.4",
      fill:
        "M3.1 18.4L3.1 3.8C3.1 2 4.2 1 5.9 1L14.1 1C15.8 1 16.9 2 16.9 3.8L16.9 18.4L12.4 18.4L12.4 14.8L7.6 14.8L7.6 18.4ZR6.2 4 2.4 2.2 0.3R11.4 4 2.4 2.2 0.3R6.2 7.6 2.4 2.2 0.3R11.4 7.6 2.4 2.2 0.3R6.2 11.2 2.4 2.2 0.3R11.4 11.2 2.4 2.2 0.3",
      weight: 1.4),
    "building.2.fill": symbol(
      "M0.8 18.4L21.2 18.4",
      fill:
        "M1.4 18.4L1.4 5.4C1.4 3.8 2.4 2.8 4 2.8L9.2 2.8C10.8 2.8 11.8 3.8 11.8 5.4L11.8 18.4ZM13 8L17.8 8C19.4 8 20.4 9 20.4 10.6L20.4 18.4L13 18.4ZR4.2 6.4 4.8 1.6 0.5R4.2 9.8 4.8 1.6 0.5R4.2 13.2 4.8 1.6 0.5R15 11.4 3.2 1.5 0.5R15 14.4 3.2 1.5 0.5",
      width: 22, weight: 1.3),
    "building.columns": symbol(bankRoof + bankRest, weight: 1.4),
    "building.columns.fill": symbol(bankRest, fill: bankRoof, weight: 2),
    "house.circle": ringed(symbol(fill: housePath), y: 9.8),
    "house.circle.fill": disc(symbol(fill: housePath), scale: 0.58, y: 9.8),
    "mountain.2": symbol(peaks, width: 24, weight: 1.5),
    "mountain.2.fill": symbol(
      fill:
        "M1.4 17.4C0.7 17.4 0.4 16.8 0.8 16.2L7.6 4.9C8.2 3.9 9.4 3.9 10 4.9L16.8 16.2C17.2 16.8 16.9 17.4 16.2 17.4ZM12.4 7L13.9 5.9C14.8 5.3 15.8 5.4 16.4 6.3L23.2 16.2C23.6 16.8 23.3 17.4 22.6 17.4L18.6 17.4C18.7 16.8 18.6 16.2 18.2 15.5L12.8 6.5Z",
      width: 24),
    "fork.knife": symbol(
      "M3.6 2L3.6 6.6C3.6 8.4 4.8 9.4 6.4 9.4C8 9.4 9.2 8.4 9.2 6.6L9.2 2M6.4 2L6.4 18.2M14.2 18.2L14.2 2.2C16.4 3 17.6 5.8 17.6 9.2C17.6 11 16.8 11.8 15.4 11.8L14.4 11.8",
      weight: 1.5),
    "cup.and.saucer": symbol(cup + cupRest, width: 22, weight: 1.4),
    "cup.and.saucer.fill": symbol(cup + cupRest, fill: cup, width: 22, weight: 1.5),
    "wineglass": symbol(wine + "M10 12L10 18.2M6.2 18.2L13.8 18.2M5.2 6L14.8 6", weight: 1.5),
    "wineglass.fill": symbol(
      wine + "M10 12L10 18.2M6.2 18.2L13.8 18.2", fill: "M5 6L15 6C15.2 9.8 13.2 12 10 12C6.8 12 4.8 9.8 5 6Z",
      weight: 1.5),
    "birthday.cake": symbol(
      "M1.8 18.2L18.2 18.2M3.2 18L3.2 11.6C3.2 10 4.1 9.1 5.7 9.1L14.3 9.1C15.9 9.1 16.8 10 16.8 11.6L16.8 18M3.4 13.2C4.4 14.6 6.4 14.6 7.8 13.2C9.2 14.6 10.8 14.6 12.2 13.2C13.6 14.6 15.6 14.6 16.6 13.2M10 8.8L10 5.6",
      fill: "M10 0.8C10.8 1.8 11.3 2.4 11.3 3.2C11.3 4 10.7 4.5 10 4.5C9.3 4.5 8.7 4 8.7 3.2C8.7 2.4 9.2 1.8 10 0.8Z",
      weight: 1.5),
    "leaf": symbol(leaf + "M2 18.4C4.2 14.4 7.6 10.8 12.6 7.8", weight: 1.5),
    "leaf.fill": symbol("M2 18.4L4.6 14.8", fill: leaf, weight: 1.6).cut(
      along: "M5.4 13.8L8.4 10.8L12.6 7.8", radius: 0.6),
    "pawprint": symbol(paw, weight: 1.4), "pawprint.fill": symbol(paw, fill: paw, weight: 0.5),
    "tree": symbol(tree + "M10 13.8L10 18.4", weight: 1.5),
    "tree.fill": symbol(tree + "M10 13.8L10 18.4", fill: tree, weight: 1.6),
  ]
}
