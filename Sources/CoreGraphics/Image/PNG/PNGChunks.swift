/// The parts of a PNG file that its pixels depend on.
struct PNGChunks {
  private(set) var header: [UInt8] = []
  private(set) var palette: [UInt8] = []
  private(set) var transparency: [UInt8]?
  private(set) var pixels: [UInt8] = []

  /// Reads the chunks of a file.
  ///
  /// Returns `nil` if they are malformed, or if there is a necessary chunk that is unknown.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.bytes(8) == PNGHeader.signature else { return nil }
    while let length = reader.number(4), let name = reader.bytes(4), let content = reader.bytes(length),
      let checksum = reader.number(4)
    {
      guard Int(Checksum.crc(name + content)) == checksum else { return nil }
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR": header = content
      case "PLTE": palette = content
      case "tRNS": transparency = content
      case "IDAT": pixels += content
      case "IEND": return
      default:
        // The name of a chunk that can be skipped begins with a lowercase letter.
        if name[0] & 0x20 == 0 { return nil }
      }
    }
    return nil
  }

  /// Returns whether a file has a chunk with transparent colors before its pixels.
  static func hasTransparency(_ data: Data) -> Bool {
    var reader = ByteReader(data)
    reader.position = PNGHeader.signature.count
    while let length = reader.number(4), let name = reader.bytes(4) {
      if name == Array("tRNS".utf8) { return true }
      if name == Array("IDAT".utf8) { return false }
      reader.position += length + 4
    }
    return false
  }
}
