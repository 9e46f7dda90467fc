import Testing
import UIKit

@MainActor
struct AutoresizingTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// A subview of 60 points, with 20 points before and after it, along both axes.
  private func subview(_ mask: UIView.AutoresizingMask) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    view.autoresizingMask = mask
    superview.addSubview(view)
    return view
  }

  @Test(.rule("R187"))
  func `By default subviews are resized, and none is flexible`() {
    #expect(superview.autoresizesSubviews)
    #expect(superview.autoresizingMask == [])
  }

  struct Case: CustomTestStringConvertible {
    var mask: UIView.AutoresizingMask
    /// The origin and the size along the axis when the superview grows from 100 to 200 points.
    var origin: CGFloat
    var size: CGFloat
    var testDescription: String { "mask \(mask.rawValue) gives \(origin), \(size)" }
  }

  nonisolated static let horizontal = [
    Case(mask: [], origin: 20, size: 60),
    Case(mask: .flexibleWidth, origin: 20, size: 160),
    Case(mask: .flexibleLeftMargin, origin: 120, size: 60),
    Case(mask: .flexibleRightMargin, origin: 20, size: 60),
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], origin: 70, size: 60),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], origin: 45, size: 135),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], origin: 20, size: 135),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], origin: 40, size: 120),
  ]

  @Test(.rule("R187"), arguments: horizontal)
  func `Flexible parts share the width in proportion`(_ expected: Case) {
    let view = subview(expected.mask)
    superview.frame.size.width = 200
    #expect(view.frame == CGRect(x: expected.origin, y: 20, width: expected.size, height: 60))
  }

  nonisolated static let vertical = [
    Case(mask: .flexibleHeight, origin: 20, size: 160),
    Case(mask: .flexibleTopMargin, origin: 120, size: 60),
    Case(mask: .flexibleBottomMargin, origin: 20, size: 60),
    Case(mask: [.flexibleTopMargin, .flexibleBottomMargin], origin: 70, size: 60),
    Case(mask: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], origin: 40, size: 120),
  ]

  @Test(.rule("R187"), arguments: vertical)
  func `Flexible parts share the height in proportion`(_ expected: Case) {
    let view = subview(expected.mask)
    superview.frame.size.height = 200
    #expect(view.frame == CGRect(x: 20, y: expected.origin, width: 60, height: expected.size))
  }

  @Test(.rule("R187"))
  func `The subview follows immediately, also through bounds`() {
    let view = subview([.flexibleWidth, .flexibleHeight])
    superview.bounds.size = CGSize(width: 140, height: 150)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 100, height: 110))
  }

  @Test(.rule("R187"))
  func `Shrinking and growing back restores the frame`() {
    let view = subview([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    superview.frame.size.width = 50
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 60))
    superview.frame.size.width = 100
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test(.rule("R187"))
  func `A superview that does not autoresize leaves its subviews alone`() {
    let view = subview([.flexibleWidth, .flexibleHeight])
    superview.autoresizesSubviews = false
    superview.frame.size.width = 200
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test(.rule("R187"))
  func `Moving the superview has no effect`() {
    let view = subview([.flexibleWidth, .flexibleLeftMargin])
    superview.center = CGPoint(x: 500, y: 500)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test(.rule("R187"))
  func `It continues down the tree`() {
    let view = subview(.flexibleWidth)
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    superview.frame.size.width = 200
    #expect(inner.frame.width == 160)
  }
}
