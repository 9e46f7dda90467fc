import TestSupport
import Testing
import UIKit

/// The characters and attributes of a text storage after random edits, compared with a list of units.
@MainActor
struct TextStorageModelTests {
  /// A UTF-16 unit with the value of an attribute.
  private struct Unit: Equatable {
    var unit: UInt16
    var value: Int?
  }

  private static let pieces = [
    "", "a", "word", "\n", "\r", "\r\n", "e\u{301}", "\u{301}", "😀", "👩‍👩‍👧", "🇩🇪", "\u{200D}", "각", "\u{1F3FD}",
  ]

  private func units(_ text: String, _ value: Int?) -> [Unit] { text.utf16.map { Unit(unit: $0, value: value) } }

  private func units(of text: NSAttributedString) -> [Unit] {
    text.string.utf16.enumerated().map { offset, unit in
      Unit(unit: unit, value: text.attribute(.kern, at: offset, effectiveRange: nil) as? Int)
    }
  }

  /// Replaces halves of surrogate pairs, which a string cannot contain.
  private func repair(_ units: inout [Unit]) {
    let text = String(decoding: units.map(\.unit), as: UTF16.self)
    for (index, unit) in text.utf16.enumerated() { units[index].unit = unit }
  }

  /// Returns the value of text that is inserted without attributes.
  private func inherited(_ model: [Unit], _ range: Range<Int>) -> Int? {
    if !range.isEmpty { return model[range.lowerBound].value }
    return range.lowerBound > 0 ? model[range.lowerBound - 1].value : model.first?.value
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `Any range of a text can be replaced`(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let storage = NSTextStorage(string: "e\u{301}😀")
    var model = units(storage.string, nil)
    for step in 0..<150 {
      let start = Int.random(in: 0...model.count, using: &dice)
      let range = start..<(start + Int.random(in: 0...min(5, model.count - start), using: &dice))
      let text = Self.pieces.randomElement(using: &dice) ?? ""
      let value = Int.random(in: 0..<4, using: &dice)
      switch Int.random(in: 0..<5, using: &dice) {
      case 0:
        storage.addAttribute(.kern, value: value, range: NSRange(range))
        for index in range { model[index].value = value }
      case 1:
        storage.deleteCharacters(in: NSRange(range))
        model.removeSubrange(range)
      case 2:
        storage.replaceCharacters(in: NSRange(range), with: text)
        model.replaceSubrange(range, with: units(text, inherited(model, range)))
      default:
        let new = NSAttributedString(string: text, attributes: [.kern: value])
        storage.replaceCharacters(in: NSRange(range), with: new)
        model.replaceSubrange(range, with: units(text, value))
      }
      repair(&model)
      let copy = NSAttributedString(attributedString: storage)
      guard units(of: storage) == model, units(of: copy) == model, copy.length == model.count else {
        Issue.record("step \(step): \(storage.string.debugDescription) \(range) \(text.debugDescription)")
        return
      }
    }
  }
}
