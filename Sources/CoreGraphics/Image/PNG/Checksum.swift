/// The checksums of the formats zlib and PNG.
enum Checksum {
  /// Returns the checksum of decompressed data.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1 as UInt32, 0 as UInt32)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  /// Returns the cyclic redundancy check of a chunk.
  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
