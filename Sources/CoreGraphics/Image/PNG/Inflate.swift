/// The decompression of data in the format zlib, which contains blocks in the format Deflate.
struct Inflate {
  private var reader: BitReader
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the decompressed bytes.
  ///
  /// Returns `nil` if the data is malformed or has more bytes than the limit.
  static func bytes(of data: [UInt8], limit: Int) -> [UInt8]? {
    // The method is Deflate, and there is no preset dictionary.
    guard data.count >= 6, data[0] & 0x0F == 8, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0, data[1] & 0x20 == 0
    else { return nil }
    var inflate = Inflate(reader: BitReader(data, from: 2), limit: limit)
    inflate.output.reserveCapacity(min(limit, 1032 * data.count))
    while let isLast = inflate.reader.bits(1), inflate.readBlock() {
      guard isLast == 1 else { continue }
      guard let checksum = inflate.reader.wholeBytes(4) else { return nil }
      let expected = checksum.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      return Checksum.adler(inflate.output) == expected ? inflate.output : nil
    }
    return nil
  }

  private init(reader: BitReader, limit: Int) { (self.reader, self.limit) = (reader, limit) }

  /// Reads a block; returns `false` if it is malformed.
  private mutating func readBlock() -> Bool {
    switch reader.bits(2) {
    case 0: readStored()
    case 1: read(DeflateTables.fixedLiterals, DeflateTables.fixedDistances)
    case 2: readDynamic()
    default: false
    }
  }

  private mutating func readStored() -> Bool {
    guard let header = reader.wholeBytes(4).map(Array.init) else { return false }
    let length = Int(header[0]) | Int(header[1]) << 8
    guard length == (Int(header[2]) | Int(header[3]) << 8) ^ 0xFFFF, output.count + length <= limit,
      let stored = reader.wholeBytes(length)
    else { return false }
    output += stored
    return true
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = reader.bits(5), let distances = reader.bits(5), let lengths = reader.bits(4) else {
      return false
    }
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in DeflateTables.lengthOrder.prefix(lengths + 4) {
      guard let length = reader.bits(3) else { return false }
      codeLengths[place] = length
    }
    guard let code = HuffmanCode(lengths: codeLengths),
      let all = codedLengths(code, count: literals + 257 + distances + 1),
      let literalCode = HuffmanCode(lengths: Array(all.prefix(literals + 257))),
      let distanceCode = HuffmanCode(lengths: Array(all.dropFirst(literals + 257)))
    else { return false }
    return read(literalCode, distanceCode)
  }

  /// Reads the lengths of the words of two codes, in which repetitions are abbreviated.
  private mutating func codedLengths(_ code: HuffmanCode, count: Int) -> [Int]? {
    var result: [Int] = []
    while result.count < count {
      guard let symbol = code.symbol(&reader) else { return nil }
      switch symbol {
      case 16:
        guard let last = result.last, let more = reader.bits(2) else { return nil }
        result += [Int](repeating: last, count: 3 + more)
      case 17:
        guard let more = reader.bits(3) else { return nil }
        result += [Int](repeating: 0, count: 3 + more)
      case 18:
        guard let more = reader.bits(7) else { return nil }
        result += [Int](repeating: 0, count: 11 + more)
      default: result.append(symbol)
      }
    }
    return result.count == count ? result : nil
  }

  private mutating func read(_ literals: HuffmanCode?, _ distances: HuffmanCode?) -> Bool {
    guard let literals, let distances else { return false }
    while let symbol = literals.symbol(&reader) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      let index = symbol - 257
      guard index < DeflateTables.lengths.count, let more = reader.bits(DeflateTables.lengthBits[index]),
        let place = distances.symbol(&reader), place < DeflateTables.distances.count,
        let further = reader.bits(DeflateTables.distanceBits[place])
      else { return false }
      let length = DeflateTables.lengths[index] + more
      let distance = DeflateTables.distances[place] + further
      guard distance <= output.count, output.count + length <= limit else { return false }
      // The copy may overlap what it adds.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }
}
