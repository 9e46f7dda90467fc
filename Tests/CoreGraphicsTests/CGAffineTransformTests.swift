import CoreGraphics
import Testing

struct CGAffineTransformTests {
  @Test func `A transform of a concatenation applies the receiver first`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 3))
  }
}
