/// An encoder of baseline JPEG files with three components in full resolution.
struct JPEGEncoder {
  private let pixels: [UInt8]
  private let width: Int
  private let height: Int
  private let divisors: [[Int]]
  private let meanWords = JPEGTables.meanCode.words
  private let detailWords = JPEGTables.detailCode.words
  private var writer = JPEGBitWriter()

  /// Returns a file with pixels, the upper row first; `nil` if the image is too large for the format.
  ///
  /// What is not opaque is in front of white, because the format has no opacity.
  ///
  /// - Parameters:
  ///   - pixels: Four bytes for each pixel: red, green, blue, and the opacity, by which the colors are not multiplied.
  ///   - quality: The quality, from 0 for the smallest file to 1 for the best one.
  ///   - orientation: The orientation, as an Exif number from 1 to 8.
  static func data(_ pixels: [UInt8], width: Int, height: Int, quality: Double, orientation: Int = 1) -> Data? {
    guard width > 0, height > 0, width <= 0xFFFF, height <= 0xFFFF, pixels.count == 4 * width * height else {
      return nil
    }
    var encoder = JPEGEncoder(pixels, width: width, height: height, quality: quality)
    encoder.encode()
    return Data(encoder.header(orientation: orientation) + encoder.writer.bytes + [0xFF, 0xD9])
  }

  private init(_ pixels: [UInt8], width: Int, height: Int, quality: Double) {
    (self.pixels, self.width, self.height) = (pixels, width, height)
    divisors = JPEGTables.divisors(quality: quality)
  }

  // MARK: - Header

  private func header(orientation: Int) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += Self.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    if orientation != 1 { bytes += Self.segment(0xE1, Self.exif(orientation)) }
    for (index, table) in divisors.enumerated() {
      bytes += Self.segment(0xDB, [UInt8(index)] + JPEGTables.order.map { UInt8(table[$0]) })
    }
    let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    bytes += Self.segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for (kind, code) in [(UInt8(0x00), JPEGTables.meanCode), (0x10, JPEGTables.detailCode)] {
      bytes += Self.segment(0xC4, [kind] + code.counts.map { UInt8($0) } + code.symbols)
    }
    return bytes + Self.segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
  }

  /// Returns Exif data with one entry, the orientation.
  private static func exif(_ orientation: Int) -> [UInt8] {
    Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
      + [0, 0, 0, 0]
  }

  // MARK: - Scan

  private mutating func encode() {
    var means = [0, 0, 0]
    for y in stride(from: 0, to: height, by: 8) {
      for x in stride(from: 0, to: width, by: 8) {
        for (component, values) in blocks(x, y).enumerated() {
          encode(values, divisors[min(component, 1)], mean: &means[component])
        }
      }
    }
    writer.finish()
  }

  /// Returns the brightness and the two components of the color in a block.
  ///
  /// The block repeats the pixels at the edges of the image.
  private func blocks(_ left: Int, _ top: Int) -> [[Float]] {
    var blocks = [[Float]](repeating: [Float](repeating: 0, count: 64), count: 3)
    for index in 0..<64 {
      let (x, y) = (min(left + index % 8, width - 1), min(top + index / 8, height - 1))
      let start = 4 * (y * width + x)
      let opacity = Float(pixels[start + 3]) / 255
      func component(_ number: Int) -> Float { Float(pixels[start + number]) * opacity + 255 * (1 - opacity) }
      let (red, green, blue) = (component(0), component(1), component(2))
      let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
      blocks[0][index] = brightness - 128
      blocks[1][index] = (blue - brightness) / 1.772
      blocks[2][index] = (red - brightness) / 1.402
    }
    return blocks
  }

  private mutating func encode(_ values: [Float], _ divisors: [Int], mean: inout Int) {
    let coefficients = JPEGTransform.coefficients(values)
    let numbers = JPEGTables.order.map { Int((coefficients[$0] / Float(divisors[$0])).rounded()) }
    write(numbers[0] - mean, zeros: 0, meanWords)
    mean = numbers[0]
    var zeros = 0
    for number in numbers.dropFirst() {
      guard number != 0 else {
        zeros += 1
        continue
      }
      while zeros > 15 {
        write(detailWords[0xF0])
        zeros -= 16
      }
      write(number, zeros: zeros, detailWords)
      zeros = 0
    }
    // The end of the block.
    if zeros > 0 { write(detailWords[0]) }
  }

  /// Writes a number after a run of zeros.
  private mutating func write(_ number: Int, zeros: Int, _ words: [JPEGCode.Word]) {
    let size = Int.bitWidth - number.magnitude.leadingZeroBitCount
    write(words[zeros << 4 | size])
    writer.append(number < 0 ? number - 1 : number, length: size)
  }

  private mutating func write(_ word: JPEGCode.Word) { writer.append(word.bits, length: word.length) }
}
