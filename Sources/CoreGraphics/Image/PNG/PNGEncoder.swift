/// An encoder of PNG files with eight bits for each component.
enum PNGEncoder {
  /// Returns a file with pixels, the upper row first.
  ///
  /// - Parameter pixels: Four bytes for each pixel: red, green, blue, and the opacity, by which the colors are not
  ///   multiplied. The opacity is left out of an opaque image.
  static func data(_ pixels: [UInt8], width: Int, height: Int, isOpaque: Bool) -> Data {
    let size = isOpaque ? 3 : 4
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (size * width + 1))
    for y in 0..<height {
      rows.append(PNGFilter.sub.rawValue)
      for x in 0..<width {
        let start = 4 * (y * width + x)
        for index in start..<(start + size) { rows.append(pixels[index] &- (x == 0 ? 0 : pixels[index - 4])) }
      }
    }
    let header =
      Deflate.bigEndian(UInt32(width)) + Deflate.bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    return Data(
      PNGHeader.signature + chunk("IHDR", header) + chunk("IDAT", Deflate.zlib(rows)) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return Deflate.bigEndian(UInt32(content.count)) + body + Deflate.bigEndian(Checksum.crc(body))
  }
}
