import TestSupport
import Testing
import UIKit

/// The layout of a text after edits, compared with that of the same text without a history.
@MainActor
struct TextUpdateTests {
  private static let pieces = [
    "", "a", " ", "\n", "\r", "\r\n", "word", "two words", "a long line of several words\n", "👩‍👩‍👧", "e\u{301}",
    "\u{301}", "\t", "\n\n", "\u{FFFC}", "שלום",
  ]

  private func attributes(_ dice: inout SplitMix64) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: CGFloat([10, 10, 14].randomElement(using: &dice) ?? 10))
    ]
    if Bool.random(using: &dice) {
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = CGFloat(Int.random(in: 0...2, using: &dice) * 4)
      style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...1, using: &dice) * 3)
      style.lineSpacing = CGFloat(Int.random(in: 0...1, using: &dice) * 2)
      style.firstLineHeadIndent = CGFloat(Int.random(in: 0...1, using: &dice) * 10)
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Returns a rectangle in hundredths of a point, without the rounding errors of sums in another order.
  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { String(Int(($0 * 100).rounded())) }.joined(separator: " ")
  }

  private func summary(_ manager: NSLayoutManager) -> [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      rect, used, container, range, _ in
      let number = manager.textContainers.firstIndex { $0 === container } ?? -1
      let places = (range.location..<range.location + range.length).map {
        Int((manager.location(forGlyphAt: $0).x * 100).rounded())
      }
      lines.append("\(number) [\(text(rect))] [\(text(used))] \(range) \(places)")
    }
    return lines + [text(manager.extraLineFragmentRect)]
  }

  private func manager(_ storage: NSTextStorage, _ containers: [NSTextContainer]) -> NSLayoutManager {
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    for container in containers { manager.addTextContainer(container) }
    return manager
  }

  private func containers(_ kind: Int) -> [NSTextContainer] {
    let first = NSTextContainer(size: CGSize(width: 120, height: kind == 1 ? 60 : 0))
    if kind == 2 { first.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 50, height: 60))] }
    return kind == 1 ? [first, NSTextContainer(size: CGSize(width: 90, height: 0))] : [first]
  }

  private func edit(_ storage: NSTextStorage, _ dice: inout SplitMix64) {
    let start = Int.random(in: 0...storage.length, using: &dice)
    let length = Int.random(in: 0...min(6, storage.length - start), using: &dice)
    let range = NSRange(location: start, length: length)
    let text = Self.pieces.randomElement(using: &dice) ?? ""
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: storage.addAttributes(attributes(&dice), range: range)
    case 1: storage.replaceCharacters(in: range, with: text)
    default:
      storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes(&dice)))
    }
  }

  @Test(arguments: [0, 1, 2], [1, 2, 3] as [UInt64])
  func `A text that was edited has the lines of the same text`(kind: Int, seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let storage = NSTextStorage(string: "one\ntwo three four five six\n")
    let edited = manager(storage, containers(kind))
    for step in 0..<80 {
      storage.beginEditing()
      for _ in 0..<(step % 8 == 7 ? 3 : 1) { edit(storage, &dice) }
      storage.endEditing()
      let fresh = NSTextStorage(attributedString: storage)
      let expected = summary(manager(fresh, containers(kind)))
      guard summary(edited) == expected else {
        Issue.record("step \(step): \(storage.string.debugDescription)\n\(summary(edited))\n\(expected)")
        return
      }
    }
  }
}
