import QuartzCore
import Testing

/// The functionality of a file that imports only Core Animation.
@MainActor struct LayersWithoutViewsTests {
  @Test func `A tree of layers is made and converted without a view`() {
    let root = CALayer()
    let child = CAShapeLayer()
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.addSublayer(child)
    #expect(root.sublayers == [child])
    #expect(child.superlayer === root)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 22))
  }

  @Test func `A layer shows the beginning of its animation, and the model does not change`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.25
    animation.toValue = 0.75
    animation.beginTime = CACurrentMediaTime() + 1_000_000
    animation.duration = 1
    animation.fillMode = .both
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.opacity == 1)
    #expect(layer.appearance(presented: true).opacity == 0.25)
    layer.removeAllAnimations()
    #expect(layer.appearance(presented: true).opacity == 1)
    // The layer is on no screen.
    #expect(layer.presentation() == nil)
  }

  @Test func `A transaction determines whether actions run`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func `A layer reports its position to observers`() {
    let layer = CALayer()
    var reported: [CGPoint?] = []
    let observation = layer.observe(\.position, options: [.old, .new]) { _, change in
      let values = [change.oldValue, change.newValue]
      MainActor.assumeIsolated { reported += values }
    }
    layer.position = CGPoint(x: 3, y: 4)
    observation.invalidate()
    layer.position = .zero
    #expect(reported == [.zero, CGPoint(x: 3, y: 4)])
  }

  @Test func `A layer and its sublayers are drawn into a context`() throws {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    layer.render(in: context)
    #expect(context.makeImage() != nil)
  }
}
