import TestSupport
import UIKit

/// Changes storyboard files at random: their bytes, and their structure.
struct StoryboardMutator {
  private let bytes: [UInt8]
  private var attributes: [(name: Range<Int>, value: Range<Int>)] = []
  private var elements: [Range<Int>] = []
  private var names: [Range<Int>] = []

  /// Finds out where attributes and elements are in a well-formed file without comments.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      let start = index
      var end = index
      while bytes[end] != UInt8(ascii: ">") { end += 1 }
      switch bytes[start + 1] {
      case UInt8(ascii: "?"): break
      case UInt8(ascii: "/"): if let first = open.popLast() { elements.append(first..<end + 1) }
      default:
        readTag(start..<end)
        if bytes[end - 1] == UInt8(ascii: "/") { elements.append(start..<end + 1) } else { open.append(start) }
      }
      index = end + 1
    }
  }

  private mutating func readTag(_ tag: Range<Int>) {
    let space = bytes[tag].firstIndex { $0 == 0x20 || $0 == 0x0A || $0 == UInt8(ascii: "/") } ?? tag.upperBound
    names.append(tag.lowerBound + 1..<space)
    var index = space
    while let equals = bytes[index..<tag.upperBound].firstIndex(of: UInt8(ascii: "=")) {
      let first = equals + 2
      let last = bytes[first...].firstIndex(of: UInt8(ascii: "\"")) ?? tag.upperBound
      let name = (bytes[index..<equals].lastIndex { $0 == 0x20 || $0 == 0x0A } ?? index) + 1
      attributes.append((name..<equals, first..<last))
      index = last + 1
    }
  }

  /// A file that differs in one or two places.
  func mutated(by generator: inout SplitMix64) -> Data {
    var edits = [edit(&generator)]
    if Bool.random(using: &generator) { edits.append(edit(&generator)) }
    // From the back, so that the places in front stay where they are; of two that overlap, the later one counts.
    edits.sort { $0.0.lowerBound > $1.0.lowerBound }
    var result = bytes
    var limit = Int.max
    for (range, replacement) in edits where range.upperBound <= limit {
      result.replaceSubrange(range, with: replacement)
      limit = range.lowerBound
    }
    return Data(result)
  }

  private func edit(_ generator: inout SplitMix64) -> (Range<Int>, [UInt8]) {
    func any<Element>(_ list: [Element]) -> Element { list[Int.random(in: 0..<list.count, using: &generator)] }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return byte(&generator) { [$0 ^ (1 << UInt8.random(in: 0..<8, using: &$1))] }
    case 1: return byte(&generator) { _, generator in [UInt8.random(in: 0...255, using: &generator)] }
    case 2: return byte(&generator) { _, _ in [] }
    case 3:
      let cut = Int.random(in: 0..<bytes.count, using: &generator)
      return (cut..<bytes.count, [])
    case 4, 5, 6: return (any(attributes).value, Array(any(Self.values).utf8))
    case 7, 8, 9: return (any(attributes).value, Array(bytes[any(attributes).value]))
    case 10: return (any(attributes).name, Array(bytes[any(attributes).name]))
    case 11:
      let attribute = any(attributes)
      return (attribute.name.lowerBound..<min(attribute.value.upperBound + 1, bytes.count), [])
    case 12: return (any(elements), [])
    case 13: return (any(elements), Array(bytes[any(elements)]))
    case 14:
      let element = any(elements)
      return (element.upperBound..<element.upperBound, Array(bytes[any(elements)]))
    default: return (any(names), Array(bytes[any(names)]))
    }
  }

  private func byte(_ generator: inout SplitMix64, _ change: (UInt8, inout SplitMix64) -> [UInt8])
    -> (Range<Int>, [UInt8])
  {
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    return (index..<index + 1, change(bytes[index], &generator))
  }

  /// What breaks readers that trust their input.
  private static let values = [
    "", "0", "-1", "1", "YES", "NO", "nan", "inf", "-inf", "1e308", "1e-308", "999999999999999999999999", "0.0001",
    "-0", "1000", "1001", "1:0", "16:9", "a", "b", "v", "gone", "../../etc/passwd", "&amp;&lt;", "é😀", "none", "top",
    "leading", "width", "left", "embed", "show", "relationship", "presentation", "custom", "UIView", "UILabel",
    "FuzzController", "view", "delegate", "dataSource", "gestureRecognizers", "system", "IBFilesOwner",
    String(repeating: "9", count: 400), String(repeating: "x", count: 2000),
  ]
}
