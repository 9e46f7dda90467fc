/// A writer of bits, of which the most significant bit is first.
struct JPEGBitWriter {
  private(set) var bytes: [UInt8] = []
  private var buffer = 0
  private var count = 0

  /// Appends the lower bits of a number, up to 16.
  mutating func append(_ bits: Int, length: Int) {
    buffer = buffer << length | bits & (1 << length - 1)
    count += length
    while count >= 8 {
      count -= 8
      let byte = UInt8(truncatingIfNeeded: buffer >> count)
      bytes.append(byte)
      // A byte FF would begin a marker.
      if byte == 0xFF { bytes.append(0) }
    }
    buffer &= 1 << count - 1
  }

  /// Completes the last byte with ones.
  mutating func finish() { if count > 0 { append(0xFF, length: 8 - count) } }
}
