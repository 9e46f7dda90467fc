import Testing

@testable import QuartzCore

struct Transform3DTests {
  @Test func `An affine transform is equal after conversion to 3D and back`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let spatial = CATransform3DMakeAffineTransform(transform)
    #expect(CATransform3DIsAffine(spatial))
    #expect(CATransform3DGetAffineTransform(spatial) == transform)
  }

  @Test func `Perspective is not affine`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(transform))
    #expect(!CATransform3DIsIdentity(transform))
  }

  @Test func `Turning about z is the plane's rotation`() {
    let spatial = CATransform3DMakeRotation(0.4, 0, 0, 2)
    #expect(CATransform3DGetAffineTransform(spatial) == CGAffineTransform(rotationAngle: 0.4))
  }

  @Test func `The inverse undoes the transform`() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.8, 1, 2, 3)
    transform.m34 = -0.002
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform)).rows
    for row in 0..<4 {
      for column in 0..<4 { #expect(isClose(product[row][column], row == column ? 1 : 0)) }
    }
  }

  @Test func `The inverse of a transform that is not invertible is the transform itself`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `Translate, scale and rotate act before the existing transform`() {
    let base = CATransform3DMakeScale(2, 2, 1)
    #expect(CATransform3DTranslate(base, 5, 0, 0).m41 == 10)
    #expect(CATransform3DScale(base, 3, 3, 1).m11 == 6)
    #expect(isClose(CATransform3DRotate(base, .pi / 2, 0, 0, 1).m12, 2))
  }

  @Test(arguments: [
    CATransform3DIdentity,
    CATransform3DMakeScale(-1, 1, 1),
    CATransform3DMakeScale(0, 0, 1),
    CATransform3DMakeScale(0, 2, 1),
    CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.3, c: -0.2, d: 2, tx: 7, ty: 8)),
    CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 7, ty: 8)),
    CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 2, 1, 1, 0),
    CATransform3DMakeRotation(.pi, 0, 1, 0),
  ])
  func `The components of a transform result in the same transform`(transform: CATransform3D) {
    let (again, once) = (TransformComponents(transform).transform.rows, transform.rows)
    for row in 0..<4 {
      for column in 0..<4 { #expect(isClose(again[row][column], once[row][column])) }
    }
  }

  @Test func `The components of a transform with perspective result in the same transform`() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let transform = CATransform3DRotate(lens, 1, 0, 1, 0)
    let (again, once) = (TransformComponents(transform).transform.rows, transform.rows)
    for row in 0..<4 {
      for column in 0..<4 { #expect(isClose(again[row][column], once[row][column])) }
    }
  }

  @Test(arguments: [CGFloat.pi, -CGFloat.pi])
  func `A half rotation has the direction of its angle`(angle: CGFloat) {
    let start = TransformComponents(CATransform3DIdentity)
    let end = TransformComponents(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle)))
    let middle = CATransform3DGetAffineTransform(start.mixed(with: end, at: 0.5).transform)
    #expect(isClose(middle.b, angle > 0 ? 1 : -1))
  }
}
