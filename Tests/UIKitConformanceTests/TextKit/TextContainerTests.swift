import Testing
import UIKit

/// The shapes of text containers.
@MainActor
struct TextContainerTests {
  private let words = (0..<80).map { "word\($0)" }.joined(separator: " ")

  @Test(.rule("R968"))
  func `Lines are outside of exclusion paths`() {
    let stack = TextStack(words, width: 200)
    let without = stack.fragments.count
    let hole = CGRect(x: 80, y: 30, width: 120, height: 60)
    stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
    #expect(!stack.container.isSimpleRectangularTextContainer)
    #expect(stack.fragments.count > without)
    #expect(stack.fragments.allSatisfy { !$0.intersects(hole.insetBy(dx: 0.5, dy: 0.5)) })
    #expect(stack.fragments.contains { $0.maxX <= 80.5 && $0.minY > 20 && $0.minY < 90 })
    #expect(stack.manager.glyphRange(for: stack.container).upperBound == stack.storage.length)
    stack.container.exclusionPaths = []
    #expect(stack.fragments.count == without)
  }

  @Test(.rule("R968"))
  func `Text continues on the other side of a path`() {
    let stack = TextStack(words, width: 300)
    stack.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 40))]
    let first = stack.fragments[0]
    let second = stack.fragments[1]
    #expect(first.maxX <= 120.5)
    #expect(second.minX >= 179.5)
    #expect(abs(first.minY - second.minY) <= 0.1)
    #expect(stack.lines[1].hasPrefix("word"))
  }

  @Test(.rule("R968"))
  func `Text is above and below a path without room beside it`() {
    let stack = TextStack(words, width: 150)
    stack.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 20, width: 150, height: 50))]
    let tops = stack.fragments.map(\.minY)
    #expect(tops.contains { $0 < 10 })
    #expect(!tops.contains { $0 > 20 && $0 < 69.5 })
    #expect(tops.contains { $0 >= 69.5 && $0 < 72 })
  }

  @Test(.rule("R969"))
  func `A subclass determines the shape`() {
    let container = SlopeContainer(size: CGSize(width: 200, height: 1000))
    let stack = TextStack(words, in: container)
    let fragments = stack.fragments
    #expect(fragments.count > 4)
    for rect in fragments { #expect(abs(rect.minX - min(rect.minY, 100)) <= 0.5) }
    #expect(fragments.allSatisfy { $0.maxX <= 200.5 })
  }

  @Test(.rule("R970"))
  func `A container has a maximum number of lines`() {
    let stack = TextStack(words, width: 100)
    #expect(stack.fragments.count > 5)
    stack.container.maximumNumberOfLines = 3
    #expect(stack.fragments.count == 3)
    stack.container.lineFragmentPadding = 30
    #expect(stack.manager.location(forGlyphAt: 0).x == 30)
  }

  @Test func `A container belongs to one layout manager`() {
    let stack = TextStack(words, width: 100)
    #expect(stack.container.layoutManager === stack.manager)
    let other = NSLayoutManager()
    stack.container.replaceLayoutManager(other)
    #expect(stack.container.layoutManager === other)
    #expect(other.textStorage === stack.storage)
    #expect(stack.manager.textStorage == nil)
    #expect(other.glyphRange(for: stack.container).length == stack.storage.length)
  }

  /// A container whose lines begin further right, the lower they are.
  private final class SlopeContainer: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      let start = min(rect.minY, 100)
      rect.size.width -= start - rect.minX
      rect.origin.x = start
      return rect
    }
  }
}
