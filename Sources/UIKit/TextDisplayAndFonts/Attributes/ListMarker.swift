/// What the markers of a list have in place of the keyword of their format.
enum ListMarker {
  case symbol(String)
  case number((Int) -> String)

  init?(keyword: Substring) {
    switch keyword {
    case "box": self = .symbol("□")
    case "check": self = .symbol("✓")
    case "circle": self = .symbol("◦")
    case "diamond": self = .symbol("◆")
    case "disc": self = .symbol("•")
    case "hyphen": self = .symbol("⁃")
    case "square": self = .symbol("▪")
    case "lower-hexadecimal": self = .number { String($0, radix: 16) }
    case "upper-hexadecimal": self = .number { String($0, radix: 16, uppercase: true) }
    case "octal": self = .number { String($0, radix: 8) }
    case "lower-alpha", "lower-latin": self = .number { Self.letters($0) }
    case "upper-alpha", "upper-latin": self = .number { Self.letters($0).uppercased() }
    case "lower-roman": self = .number { Self.roman($0) }
    case "upper-roman": self = .number { Self.roman($0).uppercased() }
    case "decimal": self = .number { String($0) }
    default: return nil
    }
  }

  /// Returns the text for an item.
  func text(forItemNumber number: Int) -> String {
    switch self {
    case .symbol(let symbol): symbol
    case .number(let text): text(number)
    }
  }

  /// Returns the first keyword in a format, with the range that the text for an item replaces.
  static func first(in format: String) -> (range: Range<String.Index>, marker: ListMarker)? {
    var rest = format[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let next = format.index(after: open)
      if let marker = ListMarker(keyword: format[next..<close]) { return (open..<format.index(after: close), marker) }
      rest = format[next...]
    }
    return nil
  }

  /// Returns a number in letters; numbers below 1 have none, and are decimal.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, result) = (number, "")
    while rest > 0 {
      rest -= 1
      result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
      rest /= 26
    }
    return result
  }

  private static let numerals = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
    (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  /// Returns a number in Roman numerals; numbers that cannot be written with them are decimal.
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    var (rest, result) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        rest -= value
        result += numeral
      }
    }
    return result
  }
}
