/// A reader of numbers in a sequence of bytes, which does not read beyond the end.
struct ByteReader {
  private let data: Data
  private let start: Int
  private let end: Int
  /// The position of the next byte, from the beginning of the readable bytes.
  var position = 0
  /// A Boolean value that indicates whether the least significant byte of a number is first.
  var isLittleEndian = false

  init(_ data: Data) { self.init(data, start: data.startIndex, end: data.endIndex) }

  private init(_ data: Data, start: Int, end: Int) {
    self.data = data
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  var count: Int { end - start }

  /// Returns a reader for the bytes up to a position.
  func part(to place: Int) -> ByteReader {
    ByteReader(data, start: start + position, end: start + max(position, min(place, count)))
  }

  /// Returns the next bytes; `nil` if there are too few.
  mutating func bytes(_ number: Int) -> [UInt8]? {
    guard position >= 0, position <= count, count - position >= number else { return nil }
    defer { position += number }
    return Array(data[(start + position)..<(start + position + number)])
  }

  /// Returns the number in the next bytes, up to four; `nil` if there are too few.
  mutating func number(_ size: Int) -> Int? {
    bytes(size).map { bytes in
      (isLittleEndian ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
