/// A reader of bits in a sequence of bytes, of which the least significant bit is first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int
  private var buffer: UInt32 = 0
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// Returns the number in the next bits, up to 16; `nil` if there are too few.
  mutating func bits(_ number: Int) -> Int? {
    while count < number {
      guard position < bytes.count else { return nil }
      buffer |= UInt32(bytes[position]) << UInt32(count)
      position += 1
      count += 8
    }
    defer {
      buffer >>= UInt32(number)
      count -= number
    }
    return Int(buffer & ((1 << UInt32(number)) - 1))
  }

  /// Returns a number of whole bytes, after the rest of the current one; `nil` if there are too few.
  mutating func wholeBytes(_ number: Int) -> ArraySlice<UInt8>? {
    // The buffer may contain bytes that were not used.
    position -= count / 8
    (buffer, count) = (0, 0)
    guard bytes.count - position >= number else { return nil }
    defer { position += number }
    return bytes[position..<(position + number)]
  }
}
