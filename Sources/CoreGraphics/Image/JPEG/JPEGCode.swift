/// A prefix code of a JPEG file, with words of up to 16 bits.
struct JPEGCode {
  /// A word of the code.
  struct Word {
    var bits = 0
    var length = 0
  }

  /// The number of words of each length, from 1 on.
  let counts: [Int]
  /// The symbols, by the lengths of their words.
  let symbols: [UInt8]

  /// The words by their symbols.
  var words: [Word] {
    var words = [Word](repeating: Word(), count: 256)
    var (next, index) = (0, 0)
    for (length, count) in zip(1..., counts) {
      for symbol in symbols[index..<(index + count)] {
        words[Int(symbol)] = Word(bits: next, length: length)
        next += 1
      }
      index += count
      next <<= 1
    }
    return words
  }

  /// Reads a symbol; returns `nil` if the bits are no word of the code.
  func symbol(_ reader: inout JPEGBitReader) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for count in counts {
      guard let bit = reader.bits(1) else { return nil }
      word |= bit
      if word - first < count { return Int(symbols[index + word - first]) }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }
}
