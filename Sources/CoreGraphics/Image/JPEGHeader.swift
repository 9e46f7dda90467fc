/// The information in the segments of a JPEG file before its pixel data: the size and the orientation.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// The orientation, as an Exif number from 1 to 8.
  private(set) var orientation = 1

  /// Reads the segments; returns `nil` if they are malformed or end before the size.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.bytes(2) == [0xFF, 0xD8] else { return nil }
    while let marker = Self.marker(&reader) {
      // Markers without a segment, such as restart markers.
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      // The pixel data or the end of the file was reached before the size.
      if marker == 0xDA || marker == 0xD9 { return nil }
      guard let length = reader.number(2), length >= 2 else { return nil }
      let next = reader.position + length - 2
      guard next <= reader.count else { return nil }
      if marker == 0xE1, let told = ExifOrientation.read(reader.part(to: next)) { orientation = told }
      if Self.isFrame(marker) {
        guard length >= 8, reader.number(1) != nil, let height = reader.number(2), let width = reader.number(2),
          width > 0, height > 0
        else { return nil }
        (self.width, self.height) = (width, height)
        return
      }
      reader.position = next
    }
    return nil
  }

  /// Returns whether a marker starts a frame segment, which contains the size.
  ///
  /// Each coding has its own marker.
  private static func isFrame(_ marker: Int) -> Bool {
    // The range also contains the tables of Huffman and arithmetic coding and an extension, which are not frames.
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Returns the marker of the next segment: one or more bytes FF, and a number.
  private static func marker(_ reader: inout ByteReader) -> Int? {
    guard reader.number(1) == 0xFF else { return nil }
    while let byte = reader.number(1) {
      if byte != 0xFF { return byte == 0 ? nil : byte }
    }
    return nil
  }
}

/// A reader of the orientation in the Exif data of a camera.
enum ExifOrientation {
  private static let tag = 0x0112

  static func read(_ segment: ByteReader) -> Int? {
    var reader = segment
    guard reader.bytes(6) == Array("Exif\0\0".utf8) else { return nil }
    var table = reader.part(to: reader.count)
    switch table.bytes(2) {
    case Array("II".utf8): table.isLittleEndian = true
    case Array("MM".utf8): table.isLittleEndian = false
    default: return nil
    }
    guard table.number(2) == 42, let start = table.number(4) else { return nil }
    table.position = start
    guard let entries = table.number(2) else { return nil }
    for _ in 0..<entries {
      guard let tag = table.number(2), let type = table.number(2), table.number(4) != nil,
        let value = table.number(2), table.number(2) != nil
      else { return nil }
      if tag == Self.tag, type == 3 { return (1...8).contains(value) ? value : nil }
    }
    return nil
  }
}
