import Testing
import UIKit

/// The lines and glyphs of a layout manager.
@MainActor
struct LayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 10)

  @Test(.rule("R962"))
  func `Text flows from container to container`() throws {
    let words = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let containers = [CGFloat(60), 60, 1000].map { NSTextContainer(size: CGSize(width: 100, height: $0)) }
    let stack = TextStack(words, in: containers[0], containers[1], containers[2])
    let ranges = containers.map(stack.manager.glyphRange(for:))
    #expect(ranges[0].location == 0)
    #expect(ranges[0].length > 0 && ranges[1].length > 0)
    #expect(ranges[1].location == ranges[0].upperBound)
    #expect(ranges[2].location == ranges[1].upperBound)
    #expect(ranges[2].upperBound == stack.storage.length)
    #expect(stack.manager.usedRect(for: containers[0]).height <= 60)
    var range = NSRange()
    let found = stack.manager.textContainer(forGlyphAt: ranges[1].location, effectiveRange: &range)
    #expect(found === containers[1])
    #expect(range == ranges[1])
    // A higher container takes lines from the next one.
    containers[0].size.height = 90
    #expect(stack.manager.glyphRange(for: containers[0]).length > ranges[0].length)
  }

  @Test(.rule("R1640"))
  func `The leading of a font is between lines unless it is not used`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 100))
    let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    let stack = TextStack("one\ntwo", attributes: [.font: font], in: container)
    let height = stack.manager.usedRect(for: container).height
    stack.manager.usesFontLeading = false
    #expect(stack.manager.usedRect(for: container).height < height)
  }

  @Test(.rule("R962"))
  func `Text that does not fit is in no container`() {
    let words = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let containers = [60, 60].map { NSTextContainer(size: CGSize(width: 100, height: $0)) }
    let stack = TextStack(words, in: containers[0], containers[1])
    let end = stack.manager.glyphRange(for: containers[1]).upperBound
    #expect(end < stack.storage.length)
    #expect(stack.manager.firstUnlaidCharacterIndex() == end)
    #expect(stack.manager.textContainer(forGlyphAt: end, effectiveRange: nil) == nil)
  }

  @Test(.rule("R963"))
  func `A line has the width of its container, and uses that of its text`() {
    let stack = TextStack("one\ntwo", width: 200)
    var range = NSRange()
    let rect = stack.manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
    #expect(rect.minX == 0 && rect.minY == 0 && rect.width == 200)
    #expect(abs(rect.height - font.lineHeight) <= 1)
    let used = stack.manager.lineFragmentUsedRect(forGlyphAt: 1, effectiveRange: nil)
    let width = ("one" as NSString).size(withAttributes: [.font: font]).width
    #expect(used.minX == 0)
    #expect(abs(used.width - width - 10) <= 0.5)
    let second = stack.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
    #expect(abs(second.minY - rect.maxY) <= 0.1)
    #expect(abs(stack.manager.usedRect(for: stack.container).maxY - second.maxY) <= 0.1)
  }

  @Test(.rule("R963"))
  func `The location of a glyph is relative to its line`() {
    let stack = TextStack("one\ntwo", width: 200)
    let first = stack.manager.location(forGlyphAt: 0)
    #expect(abs(first.x - 5) <= 0.1)
    #expect(first.y > 5 && first.y < font.lineHeight)
    let other = stack.manager.location(forGlyphAt: 6)
    let width = ("tw" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(other.x - 5 - width) <= 0.5)
    #expect(abs(other.y - first.y) <= 0.5)
  }

  @Test(.rule("R964"))
  func `A point is at a character and a fraction of its width`() {
    let stack = TextStack("one\ntwo", width: 200)
    let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: stack.container)
    let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
    var fraction: CGFloat = 0
    let index = stack.manager.characterIndex(
      for: point, in: stack.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 5)
    #expect(abs(fraction - 0.25) < 0.05)
    #expect(stack.manager.glyphIndex(for: point, in: stack.container) == 5)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: -50, y: rect.midY), in: stack.container) == 4)
  }

  @Test(.rule("R965"))
  func `The rectangle of a range contains its glyphs`() {
    let stack = TextStack("one two\nthree", width: 200)
    let text = stack.storage.string as NSString
    let word = text.range(of: "two")
    let rect = stack.manager.boundingRect(forGlyphRange: word, in: stack.container)
    let before = ("one " as NSString).size(withAttributes: [.font: font]).width
    let width = ("two" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(rect.minX - before - 5) <= 0.5)
    #expect(abs(rect.width - width) <= 0.5)
    let all = stack.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: text.length), in: stack.container)
    #expect(all.height > 1.5 * rect.height)
    var rects: [CGRect] = []
    stack.manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 4, length: 6),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: stack.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
    let lines = stack.manager.glyphRange(
      forBoundingRect: CGRect(x: 0, y: font.lineHeight + 2, width: 100, height: 2), in: stack.container)
    #expect(lines == text.range(of: "three"))
  }

  @Test(.rule("R966"))
  func `Lines are enumerated until the block stops`() {
    let stack = TextStack("one\ntwo\nthree", width: 200)
    #expect(stack.lines == ["one\n", "two\n", "three"])
    var count = 0
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 4, length: 9)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test(.rule("R967"))
  func `A line follows a line feed at the end`() {
    let stack = TextStack("one\n", width: 200)
    let rect = stack.manager.extraLineFragmentRect
    #expect(abs(rect.minY - font.lineHeight) <= 1)
    #expect(rect.height > 5)
    #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
    stack.storage.append(NSAttributedString(string: "two", attributes: [.font: font]))
    stack.manager.ensureLayout(for: stack.container)
    #expect(stack.manager.extraLineFragmentRect == .zero)
    #expect(stack.manager.extraLineFragmentTextContainer == nil)
  }

  @Test(.rule("R970"))
  func `An ellipsis represents the glyphs that do not fit`() {
    let stack = TextStack("one two three four five six seven eight nine ten", width: 80)
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(stack.fragments.count == 2)
    let range = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20)
    #expect(range.location > 10 && range.location < 40)
    #expect(range.upperBound == stack.storage.length)
    #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test(.rule("R974"))
  func `A delegate sets the spacing of lines`() {
    let stack = TextStack("one\ntwo\nthree", width: 200)
    let before = stack.fragments
    let delegate = SpacingDelegate()
    stack.manager.delegate = delegate
    let after = stack.fragments
    #expect(abs(after[1].minY - before[1].minY - 7) <= 0.1)
    #expect(abs(after[2].minY - before[2].minY - 14) <= 0.1)
    #expect(delegate.completed)
  }

  @Test(.rule("R974"))
  func `A delegate prevents a break before a word`() {
    let stack = TextStack("aaaa bbbb cccc", width: 70)
    let lines = stack.lines
    #expect(lines.count == 2)
    let delegate = SpacingDelegate()
    delegate.unbroken = (lines[0] as NSString).length
    stack.manager.delegate = delegate
    #expect(stack.lines.count == 2)
    #expect(stack.lines[0].count < lines[0].count)
  }

  @Test func `An edit changes the lines of its paragraph and moves those after it`() {
    let stack = TextStack("one\ntwo\nthree\nfour", width: 60)
    #expect(stack.lines.count == 4)
    stack.storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " long long words")
    let fresh = TextStack(stack.storage.string, width: 60)
    #expect(stack.lines == fresh.lines)
    #expect(stack.fragments.map { $0.minY.rounded() } == fresh.fragments.map { $0.minY.rounded() })
    stack.storage.deleteCharacters(in: NSRange(location: 2, length: 12))
    let other = TextStack(stack.storage.string, width: 60)
    #expect(stack.lines == other.lines)
    #expect(stack.fragments.map { $0.minY.rounded() } == other.fragments.map { $0.minY.rounded() })
  }

  private final class HeightDelegate: NSObject, NSLayoutManagerDelegate {
    var ranges: [NSRange] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      ranges.append(glyphRange)
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee = 30
      return true
    }
  }

  @Test(.rule("R1641"))
  func `The delegate sets the height and the baseline of each line`() {
    let stack = TextStack("one\ntwo", width: 200)
    let delegate = HeightDelegate()
    stack.manager.delegate = delegate
    #expect(stack.fragments.map(\.minY) == [0, 40])
    #expect(stack.fragments.map(\.height) == [40, 40])
    #expect(stack.manager.location(forGlyphAt: 0).y == 30)
    #expect(stack.manager.location(forGlyphAt: 5).y == 30)
    #expect(delegate.ranges.contains(NSRange(location: 0, length: 4)))
  }

  private final class SpacingDelegate: NSObject, NSLayoutManagerDelegate {
    var completed = false
    var unbroken = -1

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 7 }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { charIndex != unbroken }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { completed = completed || layoutFinishedFlag }
  }
}
