/// The names of a unit of measurement in a language.
struct UnitNames {
  private struct Names {
    var short: String
    var medium: String
    var one: String
    var other: String
  }

  private let names: Names
  private let isGerman: Bool

  init(_ unit: Unit, in locale: Locale) {
    isGerman = locale.language.languageCode == .german
    let known = isGerman ? Self.german : Self.english
    // Gravity and the gram have the same symbol.
    let name = unit is UnitAcceleration ? nil : known[unit.symbol]
    names = name ?? Names(short: unit.symbol, medium: unit.symbol, one: unit.symbol, other: unit.symbol)
  }

  /// Returns the name in a style.
  func name(_ style: Formatter.UnitStyle, isOne: Bool) -> String {
    switch style {
    case .short: names.short
    case .long: isOne ? names.one : names.other
    default: names.medium
    }
  }

  /// Returns a number with the name of the unit.
  func text(_ number: String, _ style: Formatter.UnitStyle, isOne: Bool) -> String {
    let name = name(style, isOne: isOne)
    // In English, short names and degrees follow without a space.
    let isTight = !isGerman && (style == .short || (style != .long && name.hasPrefix("°")))
    return number + (isTight ? "" : " ") + name
  }

  // MARK: - Names by Symbol

  private static let english = table(
    [
      ("km", "km", "km", "kilometer", "kilometers"),
      ("m", "m", "m", "meter", "meters"),
      ("cm", "cm", "cm", "centimeter", "centimeters"),
      ("mm", "mm", "mm", "millimeter", "millimeters"),
      ("mi", "mi", "mi", "mile", "miles"),
      ("yd", "yd", "yd", "yard", "yards"),
      ("ft", "′", "ft", "foot", "feet"),
      ("in", "″", "in", "inch", "inches"),
      ("t", "t", "t", "metric ton", "metric tons"),
      ("kg", "kg", "kg", "kilogram", "kilograms"),
      ("g", "g", "g", "gram", "grams"),
      ("mg", "mg", "mg", "milligram", "milligrams"),
      ("lb", "#", "lb", "pound", "pounds"),
      ("oz", "oz", "oz", "ounce", "ounces"),
      ("st", "st", "st", "stone", "stones"),
      ("°C", "°C", "°C", "degree Celsius", "degrees Celsius"),
      ("°F", "°", "°F", "degree Fahrenheit", "degrees Fahrenheit"),
      ("K", "K", "K", "kelvin", "kelvins"),
      ("km/h", "km/h", "km/h", "kilometer per hour", "kilometers per hour"),
      ("mph", "mph", "mph", "mile per hour", "miles per hour"),
      ("m/s", "m/s", "m/s", "meter per second", "meters per second"),
      ("kn", "kn", "kn", "knot", "knots"),
      ("L", "L", "L", "liter", "liters"),
      ("mL", "mL", "mL", "milliliter", "milliliters"),
      ("gal", "gal", "gal", "gallon", "gallons"),
      ("qt", "qt", "qt", "quart", "quarts"),
      ("cup", "c", "c", "cup", "cups"),
      ("fl oz", "fl oz", "fl oz", "fluid ounce", "fluid ounces"),
      ("h", "h", "hr", "hour", "hours"),
      ("min", "m", "min", "minute", "minutes"),
      ("s", "s", "sec", "second", "seconds"),
      ("kCal", "kcal", "kcal", "kilocalorie", "kilocalories"),
      ("kJ", "kJ", "kJ", "kilojoule", "kilojoules"),
      ("kWh", "kWh", "kWh", "kilowatt-hour", "kilowatt-hours"),
      ("W", "W", "W", "watt", "watts"),
    ])

  private static let german = table(
    [
      ("km", "km", "km", "Kilometer", "Kilometer"),
      ("m", "m", "m", "Meter", "Meter"),
      ("cm", "cm", "cm", "Zentimeter", "Zentimeter"),
      ("mm", "mm", "mm", "Millimeter", "Millimeter"),
      ("mi", "mi", "mi", "Meile", "Meilen"),
      ("yd", "yd", "yd", "Yard", "Yards"),
      ("ft", "ft", "ft", "Fuß", "Fuß"),
      ("in", "in", "in", "Zoll", "Zoll"),
      ("t", "t", "t", "Tonne", "Tonnen"),
      ("kg", "kg", "kg", "Kilogramm", "Kilogramm"),
      ("g", "g", "g", "Gramm", "Gramm"),
      ("mg", "mg", "mg", "Milligramm", "Milligramm"),
      ("lb", "lb", "lb", "Pfund", "Pfund"),
      ("oz", "oz", "oz", "Unze", "Unzen"),
      ("st", "st", "st", "Stone", "Stones"),
      ("°C", "°C", "°C", "Grad Celsius", "Grad Celsius"),
      ("°F", "°F", "°F", "Grad Fahrenheit", "Grad Fahrenheit"),
      ("K", "K", "K", "Kelvin", "Kelvin"),
      ("km/h", "km/h", "km/h", "Kilometer pro Stunde", "Kilometer pro Stunde"),
      ("mph", "mi/h", "mi/h", "Meile pro Stunde", "Meilen pro Stunde"),
      ("m/s", "m/s", "m/s", "Meter pro Sekunde", "Meter pro Sekunde"),
      ("kn", "kn", "kn", "Knoten", "Knoten"),
      ("L", "l", "l", "Liter", "Liter"),
      ("mL", "ml", "ml", "Milliliter", "Milliliter"),
      ("gal", "gal", "gal", "Gallone", "Gallonen"),
      ("qt", "qt", "qt", "Quart", "Quarts"),
      ("cup", "Ta.", "Ta.", "Tasse", "Tassen"),
      ("fl oz", "fl oz", "fl oz", "Flüssigunze", "Flüssigunzen"),
      ("h", "Std.", "Std.", "Stunde", "Stunden"),
      ("min", "Min.", "Min.", "Minute", "Minuten"),
      ("s", "Sek.", "Sek.", "Sekunde", "Sekunden"),
      ("kCal", "kcal", "kcal", "Kilokalorie", "Kilokalorien"),
      ("kJ", "kJ", "kJ", "Kilojoule", "Kilojoule"),
      ("kWh", "kWh", "kWh", "Kilowattstunde", "Kilowattstunden"),
      ("W", "W", "W", "Watt", "Watt"),
    ])

  private static func table(_ rows: [(symbol: String, short: String, medium: String, one: String, other: String)])
    -> [String: Names]
  {
    var table: [String: Names] = [:]
    for row in rows {
      table[row.symbol] = Names(short: row.short, medium: row.medium, one: row.one, other: row.other)
    }
    return table
  }
}
