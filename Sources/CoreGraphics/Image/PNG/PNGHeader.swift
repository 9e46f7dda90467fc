/// The header of a PNG file, which contains the size of the image and the format of its pixels.
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  /// The kind of the pixels, as a number of the format; `nil` if the data ends before it.
  let colorType: Int?

  /// Reads the header; returns `nil` if there is none.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.bytes(8) == Self.signature, reader.number(4) != nil, reader.bytes(4) == Array("IHDR".utf8),
      let width = reader.number(4), let height = reader.number(4), width > 0, height > 0
    else { return nil }
    (self.width, self.height) = (width, height)
    colorType = reader.number(1).flatMap { _ in reader.number(1) }
  }
}
