extension SymbolCatalog {
  /// The letters from A to Z and the numbers from 0 to 50 in circles and squares.
  static let enclosedLetters: [String: SymbolDrawing] = {
    let signs = CapitalLetter.names.map { ($0, [$0]) } + (0...50).map { ("\($0)", "\($0)".map(String.init)) }
    var symbols: [String: SymbolDrawing] = [:]
    for (name, characters) in signs {
      let lines = CapitalLetter.lines(of: characters)
      let (weight, radius): (CGFloat, CGFloat) = characters.count > 1 ? (1.3, 0.65) : (1.5, 0.75)
      symbols[name + ".circle"] = symbol("O10 10 8.4", weight: 1.5) + symbol(lines, weight: weight)
      symbols[name + ".square"] = symbol("R2 2 16 16 3.4", weight: 1.5) + symbol(lines, weight: weight)
      symbols[name + ".circle.fill"] = symbol(fill: "O10 10 9.2").cut(along: lines, radius: radius)
      symbols[name + ".square.fill"] = symbol(fill: "R1.2 1.2 17.6 17.6 4").cut(along: lines, radius: radius)
    }
    return symbols
  }()
}

/// A capital letter or a digit of straight lines, which can be cut out of an area.
private struct CapitalLetter {
  /// The names of the letters, without the digits.
  static let names = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// The height of the letters.
  private static let height: CGFloat = 9
  /// The space between digits.
  private static let spacing: CGFloat = 2

  let width: CGFloat
  /// The polylines, from the upper left corner.
  let lines: [[CGPoint]]

  init(_ width: CGFloat, _ lines: String) {
    self.width = width
    self.lines = SymbolPath.parse(lines).polylines
  }

  /// Returns letters beside each other in the middle of a symbol, in the short notation.
  static func lines(of characters: [String]) -> String {
    let letters = characters.compactMap { all[$0] }
    let width = letters.map(\.width).reduce(0, +) + spacing * CGFloat(letters.count - 1)
    // Two digits are narrower and lower than one.
    let scale = CGPoint(x: min(1, 9.2 / width), y: letters.count > 1 ? 0.8 : 0.96)
    var x = 10 - width * scale.x / 2
    return letters.map { letter in
      defer { x += (letter.width + spacing) * scale.x }
      return letter.lines.map { line in
        line.enumerated().map { index, point in
          let y = 10 + (point.y - height / 2) * scale.y
          return "\(index == 0 ? "M" : "L")\(rounded(x + point.x * scale.x)) \(rounded(y))"
        }.joined()
      }.joined()
    }.joined()
  }

  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

  private static let bowl = "L5.1 0.7L5.8 1.8L5.8 3.3L5.1 4.5L3.3 5.1L0 5.1"
  private static let ring =
    "M3.2 0L1.7 0.5L0.5 2L0 4.5L0.5 7L1.7 8.5L3.2 9L4.7 8.5L5.9 7L6.4 4.5L5.9 2L4.7 0.5L3.2 0"

  private static let all: [String: CapitalLetter] = [
    "a": CapitalLetter(6.4, "M0 9L3.2 0L6.4 9M1.2 5.9L5.2 5.9"),
    "b": CapitalLetter(
      5.8, "M0 4.4L0 0L3 0L4.6 0.5L5.3 1.6L5.3 2.8L4.6 3.9L3 4.4L0 4.4L0 9L3.4 9L5 8.5L5.8 7.4L5.8 6L5 4.9L3 4.4"),
    "c": CapitalLetter(6, "M6 2L4.9 0.5L3.3 0L1.7 0.5L0.5 2L0 4.5L0.5 7L1.7 8.5L3.3 9L4.9 8.5L6 7"),
    "d": CapitalLetter(6, "M0 0L0 9L2.6 9L4.6 8.3L5.7 6.7L6 4.5L5.7 2.3L4.6 0.7L2.6 0L0 0"),
    "e": CapitalLetter(5.2, "M5.2 0L0 0L0 9L5.2 9M0 4.4L4.6 4.4"),
    "f": CapitalLetter(5.2, "M5.2 0L0 0L0 9M0 4.5L4.6 4.5"),
    "g": CapitalLetter(
      6.2, "M5.9 1.9L4.9 0.5L3.3 0L1.7 0.5L0.5 2L0 4.5L0.5 7L1.7 8.5L3.3 9L5.1 8.4L6.2 7L6.2 4.9L3.6 4.9"),
    "h": CapitalLetter(6, "M0 0L0 9M6 0L6 9M0 4.5L6 4.5"),
    "i": CapitalLetter(3.8, "M0 0L3.8 0M1.9 0L1.9 9M0 9L3.8 9"),
    "j": CapitalLetter(4.6, "M4.6 0L4.6 6.4L4.1 8.2L2.6 9L0.9 8.5L0 7"),
    "k": CapitalLetter(5.8, "M0 0L0 9M5.6 0L0 5.8M2 3.8L5.8 9"),
    "l": CapitalLetter(5, "M0 0L0 9L5 9"),
    "m": CapitalLetter(7.2, "M0 9L0 0L3.6 6.8L7.2 0L7.2 9"),
    "n": CapitalLetter(6, "M0 9L0 0L6 9L6 0"),
    "o": CapitalLetter(6.4, ring),
    "p": CapitalLetter(5.8, "M0 9L0 0L3.3 0" + bowl),
    "q": CapitalLetter(6.4, ring + "M4 6.5L6.4 9.2"),
    "r": CapitalLetter(6, "M0 9L0 0L3.3 0" + bowl + "M3.2 5.1L6 9"),
    "s": CapitalLetter(
      5.6,
      "M5.3 1.7L4.4 0.5L2.8 0L1.1 0.5L0.3 1.8L0.8 3.4L2.6 4.2L4.6 4.9L5.6 6.2L5.4 7.7L4.4 8.7L2.8 9L1 8.5L0 7.2"),
    "t": CapitalLetter(6, "M0 0L6 0M3 0L3 9"),
    "u": CapitalLetter(6, "M0 0L0 6L0.5 7.8L1.6 8.7L3 9L4.4 8.7L5.5 7.8L6 6L6 0"),
    "v": CapitalLetter(6.2, "M0 0L3.1 9L6.2 0"),
    "w": CapitalLetter(8.6, "M0 0L2.1 9L4.3 1.6L6.5 9L8.6 0"),
    "x": CapitalLetter(6, "M0 0L6 9M6 0L0 9"),
    "y": CapitalLetter(6, "M0 0L3 4.8L6 0M3 4.8L3 9"),
    "z": CapitalLetter(5.8, "M0.2 0L5.8 0L0 9L5.8 9"),
    "0": CapitalLetter(
      5.2,
      "M2.6 0L1.2 0.6L0.3 2.2L0 4.5L0.3 6.8L1.2 8.4L2.6 9L4 8.4L4.9 6.8L5.2 4.5L4.9 2.2L4 0.6L2.6 0"),
    "1": CapitalLetter(2.6, "M0 1.8L2.3 0L2.3 9"),
    "2": CapitalLetter(5.2, "M0.2 2.3L0.9 0.8L2.6 0L4.2 0.5L5 1.8L4.8 3.3L3.6 5L0 9L5.2 9"),
    "3": CapitalLetter(
      5.2,
      "M0.3 1.7L1.2 0.4L2.6 0L4.2 0.5L4.9 1.9L4.6 3.4L3.3 4.3L1.8 4.3M3.3 4.3L4.7 5.1L5.2 6.5L4.8 8L3.6 8.8L2.3 9L0.8 8.4L0 7.1"
    ),
    "4": CapitalLetter(5.4, "M3.9 9L3.9 0L0 6.6L5.4 6.6"),
    "5": CapitalLetter(5.2, "M4.7 0L1 0L0.5 4.2L2.5 3.4L4.3 4L5.2 5.5L5.1 7.1L4.1 8.5L2.5 9L0.9 8.5L0 7.2"),
    "6": CapitalLetter(
      5.2, "M4.6 1.3L3.2 0L1.7 0.6L0.5 2.3L0 4.7L0.2 6.7L1 8.3L2.6 9L4.3 8.4L5.2 6.9L5 5.2L4 4L2.5 3.7L1 4.4L0.1 6"),
    "7": CapitalLetter(5.2, "M0 0L5.2 0L1.7 9"),
    "8": CapitalLetter(
      5.2,
      "M2.6 4.2L1 3.5L0.4 2.1L1 0.7L2.6 0L4.2 0.7L4.8 2.1L4.2 3.5L2.6 4.2L0.7 5L0 6.6L0.7 8.3L2.6 9L4.5 8.3L5.2 6.6L4.5 5L2.6 4.2"
    ),
    "9": CapitalLetter(
      5.2, "M0.6 7.7L2 9L3.5 8.4L4.7 6.7L5.2 4.3L5 2.3L4.2 0.7L2.6 0L0.9 0.6L0 2.1L0.2 3.8L1.2 5L2.7 5.3L4.2 4.6L5.1 3"),
  ]
}
