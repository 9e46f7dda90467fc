import Simulator
import Testing
import UIKit

/// A view that follows its superview's size while it is turned: its frame means nothing then, bounds and center do.
@MainActor @Suite(.ownDevice)
struct TransformedAutoresizingTests {
  nonisolated static let transforms: [CATransform3D] = [
    CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi, 0, 1, 0),
    CATransform3DMakeRotation(.pi / 3, 0, 0, 1), CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(3, 0.5, 1),
    CATransform3DMakeTranslation(500, -70, 0),
    // In perspective, turned about an edge behind the eye.
    {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      return CATransform3DRotate(perspective, 1.9, 0, 1, 0)
    }(),
  ]

  @Test(arguments: transforms, [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1)])
  func `A view that fills its superview fills it at its new size, and back`(transform: CATransform3D, anchor: CGPoint) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layer.anchorPoint = anchor
    view.frame = parent.bounds
    parent.addSubview(view)
    view.transform3D = transform
    for size in [CGSize(width: 800, height: 400), CGSize(width: 10, height: 10), CGSize(width: 400, height: 800)] {
      parent.frame.size = size
      #expect(view.bounds.size == size)
      #expect(view.center == CGPoint(x: size.width * anchor.x, y: size.height * anchor.y))
    }
    view.transform3D = CATransform3DIdentity
    #expect(view.frame == parent.bounds)
  }
}
