/// A part of a document in the Rich Text Format.
enum RTFToken: Equatable {
  /// The beginning of a group, whose formats end with it.
  case open
  case close
  /// A control word with its number.
  case word(String, Int?)
  /// A character in the encoding of the document.
  case byte(UInt8)
  /// A character that has a symbol of its own.
  case character(UInt16)
}

/// The tokens of a document in the Rich Text Format.
struct RTFTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  mutating func next() -> RTFToken? {
    while let byte = take() {
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "\\"): if let token = control() { return token }
      default: return .byte(byte)
      }
    }
    return nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take() -> UInt8? {
    defer { index += 1 }
    return current
  }

  /// Reads what follows a backslash; `nil` if it is not known.
  private mutating func control() -> RTFToken? {
    guard let byte = current else { return nil }
    if Self.isLetter(byte) { return word() }
    index += 1
    switch byte {
    case UInt8(ascii: "'"): return hexadecimal()
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"): return .word("par", nil)
    case UInt8(ascii: "*"): return .word("*", nil)
    case UInt8(ascii: "~"): return .character(0xA0)
    case UInt8(ascii: "-"): return .character(0xAD)
    case UInt8(ascii: "_"): return .character(0x2011)
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .byte(byte)
    default: return nil
    }
  }

  private mutating func word() -> RTFToken {
    let name = letters()
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var number: Int?
    while let byte = current, (0x30...0x39).contains(byte) {
      index += 1
      // Longer numbers have no meaning in a document.
      if let value = number, value > 100_000_000 { continue }
      number = (number ?? 0) * 10 + Int(byte - 0x30)
    }
    if current == UInt8(ascii: " ") { index += 1 }
    if name == "bin", let number { index = Swift.min(index + number, bytes.count) }
    return .word(name, number.map { isNegative ? -$0 : $0 })
  }

  private mutating func letters() -> String {
    let start = index
    while let byte = current, Self.isLetter(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func hexadecimal() -> RTFToken? {
    let end = Swift.min(index + 2, bytes.count)
    defer { index = end }
    return UInt8(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16).map(RTFToken.byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
