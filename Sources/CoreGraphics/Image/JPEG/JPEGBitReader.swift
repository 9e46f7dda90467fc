/// A reader of the bits in a scan of a JPEG file, of which the most significant bit is first.
struct JPEGBitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// Returns the number in the next bits, up to 16; `nil` if there are too few.
  mutating func bits(_ number: Int) -> Int? {
    while count < number {
      guard let byte = nextByte() else { return nil }
      buffer = buffer << 8 | byte
      count += 8
    }
    count -= number
    defer { buffer &= 1 << count - 1 }
    return buffer >> count
  }

  /// Returns the signed number in the next bits; `nil` if there are too few.
  ///
  /// Numbers that begin with a zero are negative.
  mutating func signedNumber(size: Int) -> Int? {
    guard size > 0 else { return 0 }
    return bits(size).map { $0 < 1 << (size - 1) ? $0 - (1 << size) + 1 : $0 }
  }

  /// Skips a marker that restarts the coding, after the rest of the current byte; returns `false` if there is none.
  mutating func restart() -> Bool {
    (buffer, count) = (0, 0)
    guard position + 1 < bytes.count, bytes[position] == 0xFF, (0xD0...0xD7).contains(bytes[position + 1]) else {
      return false
    }
    position += 2
    return true
  }

  private mutating func nextByte() -> Int? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    if byte == 0xFF {
      // A marker ends the bits.
      guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return nil }
      position += 1
    }
    position += 1
    return Int(byte)
  }
}
