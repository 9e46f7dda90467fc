import Testing
import UIKit

struct AffineTransformTests {
  @Test func `Translating after scaling is not scaled`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(
      CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
  }

  @Test func `translatedBy moves before the existing transform`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 2))
  }

  @Test func `A quarter rotation maps x to y`() {
    #expect(
      isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
  }

  @Test func `The inverse undoes the transform`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 0.5).translatedBy(x: 4, y: -9)
    let point = CGPoint(x: 5, y: 6)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
  }

  @Test func `The inverse of a transform that is not invertible is the transform itself`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `The identity is the identity, and zeros are not`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `A turned rectangle's box encloses it`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(box, CGRect(x: -20, y: 0, width: 20, height: 10)))
  }

  @Test func `Translation leaves a size alone`() {
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 50, y: 50))
        == CGSize(width: 2, height: 3))
  }
}
