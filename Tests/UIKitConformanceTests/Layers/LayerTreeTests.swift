import Testing
import UIKit

/// The tree of layers.
@MainActor
struct LayerTreeTests {
  private let root = CALayer()
  private let first = CALayer()
  private let second = CALayer()
  private let third = CALayer()

  private func holds(_ layers: CALayer...) -> Bool {
    (root.sublayers ?? []).map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init)
  }

  @Test(.rule("R350"))
  func `A layer that is added is in front, and leaves its old superlayer`() {
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(holds(first, second))
    #expect(first.superlayer === root)
    let other = CALayer()
    other.addSublayer(first)
    #expect(holds(second))
    #expect(first.superlayer === other)
    #expect(third.sublayers == nil)
  }

  @Test(.rule("R351"))
  func `A layer is inserted at an index, or below or above another one`() {
    root.addSublayer(first)
    root.insertSublayer(second, at: 0)
    #expect(holds(second, first))
    root.insertSublayer(third, above: second)
    #expect(holds(second, third, first))
    root.insertSublayer(first, below: third)
    #expect(holds(second, first, third))
  }

  @Test(.rule("R352"))
  func `A layer that replaces another has the same index`() {
    for layer in [first, second] { root.addSublayer(layer) }
    root.replaceSublayer(first, with: third)
    #expect(holds(third, second))
    #expect(first.superlayer == nil)
  }

  @Test(.rule("R353"))
  func `The list of sublayers can be set`() {
    for layer in [first, second] { root.addSublayer(layer) }
    root.sublayers = [second, third]
    #expect(holds(second, third))
    #expect(first.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(third.superlayer == nil)
  }

  @Test(.rule("R350"))
  func `A layer that is removed has no superlayer`() {
    root.addSublayer(first)
    first.removeFromSuperlayer()
    #expect(first.superlayer == nil)
    #expect(root.sublayers == nil)
  }

  @Test(.rule("R354"))
  func `The layers of subviews are sublayers, in one order with layers of the app`() {
    let view = UIView()
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    view.layer.addSublayer(first)
    view.addSubview(front)
    let layers = view.layer.sublayers ?? []
    #expect(layers.count == 3)
    #expect(layers.first === back.layer)
    #expect(layers.dropFirst().first === first)
    #expect(layers.last === front.layer)
    #expect(back.layer.superlayer === view.layer)
    view.bringSubviewToFront(back)
    #expect(view.layer.sublayers?.last === back.layer)
    back.removeFromSuperview()
    #expect(back.layer.superlayer == nil)
    #expect(view.layer.sublayers?.count == 2)
  }

  @Test(.rule("R355"))
  func `A hit is on the frontmost layer, by depth first`() {
    root.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    for layer in [first, second] {
      layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      root.addSublayer(layer)
    }
    // The point is in the coordinates of the superlayer.
    #expect(root.hitTest(CGPoint(x: 130, y: 30)) === second)
    first.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 130, y: 30)) === first)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) == nil)
    first.isHidden = true
    #expect(root.hitTest(CGPoint(x: 130, y: 30)) === second)
  }

  @Test(.rule("R356"))
  func `Points are converted between layers of a tree`() {
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    first.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    second.frame = CGRect(x: 30, y: 0, width: 10, height: 10)
    first.bounds.origin.y = 5
    root.addSublayer(first)
    first.addSublayer(second)
    #expect(second.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 41, y: 16))
    #expect(second.convert(CGPoint(x: 41, y: 16), from: root) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(root.convert(rect, from: second) == CGRect(x: 40, y: 15, width: 10, height: 10))
  }

  @Test(.rule("R382"))
  func `A mask is not among the sublayers`() {
    root.mask = first
    #expect(root.mask === first)
    #expect(root.sublayers == nil)
    root.mask = nil
    #expect(root.mask == nil)
  }

  @Test(.rule("R1872"))
  func `A layer prefers the size of its frame`() {
    first.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(first.preferredFrameSize() == CGSize(width: 30, height: 40))
  }
}
