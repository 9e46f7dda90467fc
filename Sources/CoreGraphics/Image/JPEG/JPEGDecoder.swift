/// A decoder of baseline JPEG files, which returns four bytes for each pixel: red, green, blue, and the opacity.
///
/// It decodes files with eight bits for each component and one scan: gray images, and those with brightness and color.
/// Progressive files, and those with the colors of printers, are not decoded.
struct JPEGDecoder {
  private static let most = 1 << 26

  /// A component of the pixels, whose resolution can be lower.
  struct Component {
    let id: Int
    /// The numbers of columns and rows of blocks in a unit of the scan.
    let columns: Int
    let rows: Int
    let divisors: Int
    var meanCode = 0
    var detailCode = 0
    var mean = 0
    /// The number of values in a row of the plane.
    var stride = 0
    var plane: [UInt8] = []
  }

  private var width = 0
  private var height = 0
  private var components: [Component] = []
  private var divisors = [[Int]](repeating: [], count: 4)
  /// The codes of the mean values, followed by those of the other coefficients.
  private var codes = [JPEGCode?](repeating: nil, count: 8)
  private var restartInterval = 0
  /// A Boolean value that indicates whether the components are red, green and blue.
  private var isRGB = false

  /// Returns the pixels of a file, the upper row first; `nil` if the file is damaged or has another coding.
  static func pixels(of data: Data) -> [UInt8]? {
    var decoder = JPEGDecoder()
    return decoder.decode(Array(data)) ? decoder.pixels : nil
  }

  // MARK: - Segments

  /// Reads the segments up to the end of the scan; returns `false` if the file cannot be decoded.
  private mutating func decode(_ bytes: [UInt8]) -> Bool {
    var position = 2
    while position + 4 <= bytes.count {
      guard bytes[position] == 0xFF else { return false }
      let marker = bytes[position + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        position += marker == 0xFF ? 1 : 2
        continue
      }
      let end = position + 2 + Int(bytes[position + 2]) << 8 + Int(bytes[position + 3])
      guard end >= position + 4, end <= bytes.count else { return false }
      let content = Array(bytes[(position + 4)..<end])
      if marker == 0xDA { return readScan(content) && decodeScan(JPEGBitReader(bytes, from: end)) }
      guard read(marker, content) else { return false }
      position = end
    }
    return false
  }

  private mutating func read(_ marker: UInt8, _ content: [UInt8]) -> Bool {
    switch marker {
    case 0xC0, 0xC1: return readFrame(content)
    case 0xC4: return readCodes(content)
    // Other codings, such as the progressive one.
    case 0xC2...0xCF, 0xD9: return false
    case 0xDB: return readDivisors(content)
    case 0xDD:
      guard content.count >= 2 else { return false }
      restartInterval = Int(content[0]) << 8 | Int(content[1])
    case 0xEE where content.count >= 12 && content.starts(with: "Adobe".utf8): isRGB = content[11] == 0
    default: break
    }
    return true
  }

  private mutating func readFrame(_ content: [UInt8]) -> Bool {
    guard content.count >= 6, content[0] == 8, components.isEmpty else { return false }
    (height, width) = (Int(content[1]) << 8 | Int(content[2]), Int(content[3]) << 8 | Int(content[4]))
    let count = Int(content[5])
    guard width > 0, height > 0, width <= Self.most / height, count == 1 || count == 3, content.count >= 6 + 3 * count
    else { return false }
    for start in stride(from: 6, to: 6 + 3 * count, by: 3) {
      let (columns, rows) = (Int(content[start + 1] >> 4), Int(content[start + 1] & 15))
      guard (1...4).contains(columns), (1...4).contains(rows), content[start + 2] < 4 else { return false }
      components.append(
        Component(
          id: Int(content[start]), columns: count == 1 ? 1 : columns, rows: count == 1 ? 1 : rows,
          divisors: Int(content[start + 2])))
    }
    return true
  }

  private mutating func readDivisors(_ content: [UInt8]) -> Bool {
    var rest = content[...]
    while let kind = rest.popFirst() {
      let size = kind >> 4 == 0 ? 1 : 2
      guard kind & 15 < 4, rest.count >= 64 * size else { return false }
      var table = [Int](repeating: 0, count: 64)
      for place in JPEGTables.order {
        table[place] = rest.prefix(size).reduce(0) { $0 << 8 | Int($1) }
        rest.removeFirst(size)
      }
      divisors[Int(kind & 15)] = table
    }
    return true
  }

  private mutating func readCodes(_ content: [UInt8]) -> Bool {
    var rest = content[...]
    while let kind = rest.popFirst() {
      guard kind >> 4 < 2, kind & 15 < 4, rest.count >= 16 else { return false }
      let counts = rest.prefix(16).map { Int($0) }
      rest.removeFirst(16)
      let number = counts.reduce(0, +)
      guard number <= 256, rest.count >= number else { return false }
      codes[Int(kind >> 4) * 4 + Int(kind & 15)] = JPEGCode(counts: counts, symbols: Array(rest.prefix(number)))
      rest.removeFirst(number)
    }
    return true
  }

  /// Reads the codes of the components; returns `false` unless the scan has all of them.
  private mutating func readScan(_ content: [UInt8]) -> Bool {
    guard !components.isEmpty, content.first == UInt8(components.count), content.count >= 1 + 2 * components.count
    else {
      return false
    }
    for index in components.indices {
      let (id, tables) = (Int(content[1 + 2 * index]), content[2 + 2 * index])
      guard id == components[index].id, tables >> 4 < 4, tables & 15 < 4 else { return false }
      (components[index].meanCode, components[index].detailCode) = (Int(tables >> 4), 4 + Int(tables & 15))
    }
    return true
  }

  // MARK: - Scan

  private var mostColumns: Int { components.reduce(1) { max($0, $1.columns) } }
  private var mostRows: Int { components.reduce(1) { max($0, $1.rows) } }

  private mutating func decodeScan(_ scan: JPEGBitReader) -> Bool {
    var reader = scan
    let across = (width + 8 * mostColumns - 1) / (8 * mostColumns)
    let down = (height + 8 * mostRows - 1) / (8 * mostRows)
    for index in components.indices {
      let stride = 8 * across * components[index].columns
      components[index].stride = stride
      components[index].plane = [UInt8](repeating: 0, count: stride * 8 * down * components[index].rows)
    }
    for unit in 0..<(across * down) {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) {
        guard reader.restart() else { return false }
        for index in components.indices { components[index].mean = 0 }
      }
      for index in components.indices {
        let (columns, rows) = (components[index].columns, components[index].rows)
        for block in 0..<(columns * rows) {
          let x = unit % across * columns + block % columns
          let y = unit / across * rows + block / columns
          guard decodeBlock(of: index, x, y, &reader) else { return false }
        }
      }
    }
    return true
  }

  private mutating func decodeBlock(of index: Int, _ x: Int, _ y: Int, _ reader: inout JPEGBitReader) -> Bool {
    let component = components[index]
    let divisors = divisors[component.divisors]
    guard divisors.count == 64, let meanCode = codes[component.meanCode], let detailCode = codes[component.detailCode],
      let size = meanCode.symbol(&reader), size < 16, let change = reader.signedNumber(size: size)
    else { return false }
    var coefficients = [Float](repeating: 0, count: 64)
    components[index].mean += change
    coefficients[0] = Float(components[index].mean * divisors[0])
    var place = 1
    while place < 64 {
      guard let symbol = detailCode.symbol(&reader) else { return false }
      // Zero is the end of the block; without a size, a run of 16 zeros follows.
      if symbol == 0 { break }
      place += symbol >> 4
      guard let number = reader.signedNumber(size: symbol & 15), place < 64 else { return false }
      let target = JPEGTables.order[place]
      coefficients[target] = Float(number * divisors[target])
      place += 1
    }
    let values = JPEGTransform.values(coefficients)
    for (offset, value) in values.enumerated() {
      let start = (8 * y + offset / 8) * component.stride + 8 * x + offset % 8
      components[index].plane[start] = Self.byte(value + 128)
    }
    return true
  }

  // MARK: - Pixels

  private var pixels: [UInt8] {
    var result = [UInt8](repeating: 255, count: 4 * width * height)
    let (mostColumns, mostRows) = (mostColumns, mostRows)
    for y in 0..<height {
      let rows = components.map { y * $0.rows / mostRows * $0.stride }
      for x in 0..<width {
        func value(_ index: Int) -> Float {
          Float(components[index].plane[rows[index] + x * components[index].columns / mostColumns])
        }
        let first = value(0)
        let (red, green, blue) = components.count == 3 ? color(first, value(1), value(2)) : (first, first, first)
        let start = 4 * (y * width + x)
        (result[start], result[start + 1], result[start + 2]) = (Self.byte(red), Self.byte(green), Self.byte(blue))
      }
    }
    return result
  }

  /// Returns the red, green and blue components of a pixel with three values.
  private func color(_ first: Float, _ second: Float, _ third: Float) -> (Float, Float, Float) {
    if isRGB { return (first, second, third) }
    let (brightness, blue, red) = (first, second - 128, third - 128)
    return (
      brightness + 1.402 * red, brightness - 0.344136 * blue - 0.714136 * red, brightness + 1.772 * blue
    )
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
}
