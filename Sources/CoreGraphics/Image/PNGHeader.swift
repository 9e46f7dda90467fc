/// The header of a PNG file, which contains the size of the image.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let chunkName = Array("IHDR".utf8)

  static func size(in data: Data) -> (width: Int, height: Int)? {
    let bytes = Array(data.prefix(24))
    guard bytes.count == 24, Array(bytes[0..<8]) == signature, Array(bytes[12..<16]) == chunkName else {
      return nil
    }
    let width = number(bytes[16..<20])
    let height = number(bytes[20..<24])
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
