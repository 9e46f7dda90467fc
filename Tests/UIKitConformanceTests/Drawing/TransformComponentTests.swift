import Testing
import UIKit

/// The parts of affine transforms.
struct TransformComponentTests {
  private func isClose(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
    zip(
      [left.a, left.b, left.c, left.d, left.tx, left.ty], [right.a, right.b, right.c, right.d, right.tx, right.ty]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(.rule("R1462"))
  func `A transform is divided into scale, rotation and translation`() {
    let transform = CGAffineTransform(translationX: 7, y: -3).rotated(by: 0.5).scaledBy(x: 2, y: 3)
    let parts = transform.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9)
    #expect(abs(parts.scale.height - 3) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9)
    #expect(abs(parts.horizontalShear) < 1e-9)
    #expect(parts.translation == CGVector(dx: 7, dy: -3))
  }

  @Test(
    .rule("R1462"),
    arguments: [
      CGAffineTransform.identity, CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ])
  func `The parts compose the transform again`(_ transform: CGAffineTransform) {
    #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
  }
}
