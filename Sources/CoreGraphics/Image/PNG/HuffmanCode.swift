/// A canonical prefix code, which the lengths of its words determine.
struct HuffmanCode {
  private static let longest = 15
  /// The number of words of each length.
  private var counts = [Int](repeating: 0, count: HuffmanCode.longest + 1)
  /// The symbols, by the lengths of their words.
  private var symbols: [Int] = []

  /// Creates a code; a length of 0 means that the symbol is not used.
  init?(lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    var available = 1
    for length in 1...Self.longest {
      available = 2 * available - counts[length]
      // More words than there can be.
      if available < 0 { return nil }
      for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
    }
  }

  /// Reads a symbol; returns `nil` if the bits are no word of the code.
  func symbol(_ reader: inout BitReader) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1...Self.longest {
      guard let bit = reader.bits(1) else { return nil }
      word |= bit
      if word - first < counts[length] { return symbols[index + word - first] }
      index += counts[length]
      first = (first + counts[length]) << 1
      word <<= 1
    }
    return nil
  }
}
