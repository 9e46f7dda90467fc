/// The compression of data in the format zlib.
///
/// There is one block with the fixed codes of Deflate, in which repetitions refer to the last place with the same
/// bytes.
struct Deflate {
  private static let reach = 32768
  private static let shortest = 3
  private static let longest = 258

  private var output: [UInt8] = [0x78, 0x01]
  private var buffer: UInt32 = 0
  private var count: UInt32 = 0

  /// Returns compressed data.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.add(1, bits: 1)
    deflate.add(1, bits: 2)
    deflate.compress(bytes)
    deflate.addLiteral(256)
    if deflate.count > 0 { deflate.add(0, bits: 8 - deflate.count) }
    return deflate.output + bigEndian(Checksum.adler(bytes))
  }

  /// Returns the bytes of a number, the most significant first.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private mutating func compress(_ bytes: [UInt8]) {
    var places = [Int](repeating: -1, count: 1 << 15)
    var position = 0
    while position < bytes.count {
      var length = 0
      if position + Self.shortest <= bytes.count {
        let key = Int(bytes[position]) << 10 ^ Int(bytes[position + 1]) << 5 ^ Int(bytes[position + 2])
        let place = places[key & 0x7FFF]
        places[key & 0x7FFF] = position
        if place >= 0, position - place <= Self.reach {
          let most = min(Self.longest, bytes.count - position)
          while length < most, bytes[place + length] == bytes[position + length] { length += 1 }
        }
        if length >= Self.shortest {
          addRepetition(length: length, distance: position - place)
          position += length
          continue
        }
      }
      addLiteral(Int(bytes[position]))
      position += 1
    }
  }

  private mutating func addRepetition(length: Int, distance: Int) {
    let index = DeflateTables.lengths.lastIndex { $0 <= length } ?? 0
    addLiteral(257 + index)
    add(UInt32(length - DeflateTables.lengths[index]), bits: UInt32(DeflateTables.lengthBits[index]))
    let place = DeflateTables.distances.lastIndex { $0 <= distance } ?? 0
    addWord(UInt32(place), bits: 5)
    add(UInt32(distance - DeflateTables.distances[place]), bits: UInt32(DeflateTables.distanceBits[place]))
  }

  private mutating func addLiteral(_ symbol: Int) {
    let number = UInt32(symbol)
    switch symbol {
    case ..<144: addWord(0x30 + number, bits: 8)
    case ..<256: addWord(0x190 + number - 144, bits: 9)
    case ..<280: addWord(number - 256, bits: 7)
    default: addWord(0xC0 + number - 280, bits: 8)
    }
  }

  /// Adds a word of a code, whose most significant bit is first.
  private mutating func addWord(_ word: UInt32, bits: UInt32) {
    var reversed: UInt32 = 0
    for place in 0..<bits where word >> place & 1 == 1 { reversed |= 1 << (bits - 1 - place) }
    add(reversed, bits: bits)
  }

  private mutating func add(_ number: UInt32, bits: UInt32) {
    buffer |= number << count
    count += bits
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      count -= 8
    }
  }
}
