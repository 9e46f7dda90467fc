/// A decoder of PNG files, which returns four bytes for each pixel: red, green, blue, and the opacity.
///
/// The colors are not multiplied by the opacity. Of numbers with 16 bits, the upper byte is used.
struct PNGDecoder {
  private static let most = 1 << 28
  private let width: Int
  private let height: Int
  private let depth: Int
  private let colorType: Int
  private let chunks: PNGChunks
  private var result: [UInt8]

  /// Returns the pixels of a file, the upper row first; `nil` if the file is damaged.
  static func pixels(of data: Data) -> [UInt8]? {
    guard let chunks = PNGChunks(data), var decoder = PNGDecoder(chunks) else { return nil }
    return decoder.decode() ? decoder.result : nil
  }

  private init?(_ chunks: PNGChunks) {
    let header = chunks.header
    guard header.count == 13, header[10] == 0, header[11] == 0, header[12] < 2 else { return nil }
    func number(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
    (width, height, depth, colorType) = (number(0..<4), number(4..<8), Int(header[8]), Int(header[9]))
    let depths: [Int: [Int]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard width > 0, height > 0, width <= Self.most / height / 4, depths[colorType]?.contains(depth) == true,
      colorType != 3 || (!chunks.palette.isEmpty && chunks.palette.count.isMultiple(of: 3))
    else { return nil }
    self.chunks = chunks
    result = [UInt8](repeating: 0, count: 4 * width * height)
  }

  /// The number of components of a pixel in the file.
  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// A part of the image that is stored as an image of its own: every so many columns and rows, from a place.
  private struct Pass {
    let x: Int
    let y: Int
    let dx: Int
    let dy: Int
  }

  private static let interlaced = [
    Pass(x: 0, y: 0, dx: 8, dy: 8), Pass(x: 4, y: 0, dx: 8, dy: 8), Pass(x: 0, y: 4, dx: 4, dy: 8),
    Pass(x: 2, y: 0, dx: 4, dy: 4), Pass(x: 0, y: 2, dx: 2, dy: 4), Pass(x: 1, y: 0, dx: 2, dy: 2),
    Pass(x: 0, y: 1, dx: 1, dy: 2),
  ]

  private func columns(_ pass: Pass) -> Int { max(0, (width - pass.x + pass.dx - 1) / pass.dx) }
  private func rows(_ pass: Pass) -> Int { max(0, (height - pass.y + pass.dy - 1) / pass.dy) }
  private func rowLength(_ pass: Pass) -> Int { (columns(pass) * channels * depth + 7) / 8 }

  /// Decodes the pixels; returns `false` if they are damaged.
  private mutating func decode() -> Bool {
    let passes = (chunks.header[12] == 1 ? Self.interlaced : [Pass(x: 0, y: 0, dx: 1, dy: 1)]).filter {
      columns($0) > 0 && rows($0) > 0
    }
    let length = passes.reduce(0) { $0 + rows($1) * (rowLength($1) + 1) }
    guard let bytes = Inflate.bytes(of: chunks.pixels, limit: length), bytes.count == length else { return false }
    let distance = max(1, channels * depth / 8)
    var position = 0
    for pass in passes {
      var row = [UInt8](repeating: 0, count: rowLength(pass))
      for index in 0..<rows(pass) {
        let next = position + 1 + row.count
        guard let filter = PNGFilter(rawValue: bytes[position]) else { return false }
        row = filter.undone(bytes[(position + 1)..<next], above: row, distance: distance)
        guard decode(row, pass, pass.y + index * pass.dy) else { return false }
        position = next
      }
    }
    return true
  }

  private mutating func decode(_ row: [UInt8], _ pass: Pass, _ y: Int) -> Bool {
    if colorType == 6, depth == 8, pass.dx == 1 {
      // The usual format is that of the result.
      let start = 4 * y * width
      result.replaceSubrange(start..<(start + row.count), with: row)
      return true
    }
    for column in 0..<columns(pass) {
      guard let pixel = pixel(row, column) else { return false }
      let start = 4 * (y * width + pass.x + column * pass.dx)
      for index in 0..<4 { result[start + index] = pixel[index] }
    }
    return true
  }

  /// Returns a pixel of a row; `nil` if its color is not in the palette.
  private func pixel(_ row: [UInt8], _ column: Int) -> SIMD4<UInt8>? {
    func sample(_ channel: Int) -> Int {
      let index = column * channels + channel
      switch depth {
      case 8: return Int(row[index])
      case 16: return Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
      default:
        let bit = index * depth
        return Int(row[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
      }
    }
    func byte(_ sample: Int) -> UInt8 {
      depth == 16 ? UInt8(sample >> 8) : UInt8(sample * 255 / ((1 << depth) - 1))
    }
    /// Returns 0 if the color of the samples is the transparent one.
    func opacity(_ samples: [Int]) -> UInt8 {
      guard let key = chunks.transparency, key.count == 2 * samples.count else { return 255 }
      let isTransparent = samples.enumerated().allSatisfy {
        Int(key[2 * $0.offset]) << 8 | Int(key[2 * $0.offset + 1]) == $0.element
      }
      return isTransparent ? 0 : 255
    }
    let first = sample(0)
    switch colorType {
    case 0: return [byte(first), byte(first), byte(first), opacity([first])]
    case 2:
      let (second, third) = (sample(1), sample(2))
      let alpha = chunks.transparency == nil ? 255 : opacity([first, second, third])
      return [byte(first), byte(second), byte(third), alpha]
    case 3:
      let palette = chunks.palette
      guard 3 * first + 2 < palette.count else { return nil }
      let alpha = chunks.transparency.flatMap { first < $0.count ? $0[first] : nil } ?? 255
      return [palette[3 * first], palette[3 * first + 1], palette[3 * first + 2], alpha]
    case 4: return [byte(first), byte(first), byte(first), byte(sample(1))]
    default: return [byte(first), byte(sample(1)), byte(sample(2)), byte(sample(3))]
    }
  }
}
