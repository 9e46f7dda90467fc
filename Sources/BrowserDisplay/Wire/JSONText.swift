import Foundation

/// A JSON text that is written incrementally.
///
/// A display writes up to sixty differences a second, each with hundreds of numbers. `JSONEncoder` would first build a
/// tree of objects, and write all digits of a `Double`. This type only appends bytes.
package struct JSONText {
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates an empty text.
  package init() {}

  /// Creates a text that continues another one, such as an object without its closing brace.
  init(continuing beginning: some Sequence<UInt8>) { bytes = Array(beginning) }

  /// The text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Structure

  /// Writes an object whose members are written by a closure.
  package mutating func object(_ members: (inout JSONText) -> Void) { enclosed("{", "}", members) }

  /// Writes an array whose elements are written by a closure.
  package mutating func array(_ elements: (inout JSONText) -> Void) { enclosed("[", "]", elements) }

  /// Writes the name of a member, which is followed by its value.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
  }

  /// Writes a member of an object.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member of an object.
  package mutating func member(_ name: StaticString, _ value: Int) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member of an object, with at most the given number of decimals.
  package mutating func member(_ name: StaticString, _ value: Double, decimals: Int = 2) {
    self.name(name)
    self.value(value, decimals: decimals)
  }

  /// Writes a member of an object.
  package mutating func member(_ name: StaticString, _ value: String) {
    self.name(name)
    self.value(value)
  }

  /// Writes a member of an object, if there is a value.
  package mutating func member(_ name: StaticString, ifAny value: Int?) {
    if let value { member(name, value) }
  }

  /// Writes a member of an object, if there is a value.
  package mutating func member(_ name: StaticString, ifAny value: String?) {
    if let value { member(name, value) }
  }

  /// Writes a member of an object whose value is written by a closure.
  package mutating func member(_ name: StaticString, _ write: (inout JSONText) -> Void) {
    self.name(name)
    write(&self)
  }

  private mutating func enclosed(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONText) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    content(&self)
    bytes.append(UInt8(ascii: closing))
  }

  /// Writes a comma, unless the next value is the first of its object or array, or follows its name.
  private mutating func separate() {
    guard let last = bytes.last else { return }
    let isFirst = last == UInt8(ascii: "{") || last == UInt8(ascii: "[") || last == UInt8(ascii: ":")
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
  }

  // MARK: - Values

  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes a Boolean value.
  package mutating func value(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes an integer.
  package mutating func value(_ value: Int) {
    separate()
    append(value)
  }

  /// Writes a number with at most the given number of decimals.
  ///
  /// A number that is not finite is written as 0.
  package mutating func value(_ value: Double, decimals: Int = 2) {
    separate()
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    guard value.isFinite, abs(value) < 1e11 else { return bytes.append(UInt8(ascii: "0")) }
    let units = Int((abs(value) * Double(unit)).rounded())
    if value < 0, units > 0 { bytes.append(UInt8(ascii: "-")) }
    append(units / unit)
    var fraction = units % unit
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while fraction > 0 {
      unit /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
    }
  }

  /// Writes a string.
  package mutating func value(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ value: Int) {
    // Most numbers are short. The digits are written backward and then reversed in place.
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONText {
  /// Writes the coordinates of a point.
  mutating func value(_ point: CGPoint) {
    array {
      $0.value(point.x)
      $0.value(point.y)
    }
  }

  /// Writes a member whose value is a point.
  mutating func member(_ name: StaticString, _ point: CGPoint) { member(name) { $0.value(point) } }

  /// Writes a member whose value is a rectangle.
  mutating func member(_ name: StaticString, _ rect: CGRect) { member(name) { $0.value(rect) } }

  /// Writes the origin and the size of a rectangle.
  mutating func value(_ rect: CGRect) {
    array {
      for number in [rect.minX, rect.minY, rect.width, rect.height] { $0.value(number) }
    }
  }
}
