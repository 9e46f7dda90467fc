import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct LayerGeometryTests {
  let layer = CALayer()

  @Test func `Setting the frame sets position and size`() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `The frame keeps the bounds' origin`() {
    layer.bounds = CGRect(x: 0, y: 300, width: 10, height: 10)
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 300, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `Another anchor point moves the frame, not the position`() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 50))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test func `A turned layer's frame is the box around it`() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame, CGRect(x: 40, y: -40, width: 20, height: 100)))
    #expect(layer.bounds.size == CGSize(width: 100, height: 20))
  }

  @Test func `Setting the frame of a scaled layer makes it that frame`() {
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    #expect(isClose(layer.frame, CGRect(x: 10, y: 10, width: 100, height: 40)))
    #expect(isClose(layer.bounds.width, 50))
  }

  @Test func `Points are converted to the superlayer and back`() {
    layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 80)
    layer.position = CGPoint(x: 200, y: 300)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 2, y: 3))
    let point = CGPoint(x: 17, y: -4)
    #expect(isClose(layer.convertFromSuperlayer(layer.convertToSuperlayer(point)), point))
    #expect(isClose(layer.convertToSuperlayer(CGPoint(x: 30, y: 86)), layer.position))
  }

  @Test func `Points are converted through perspective and back`() {
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    layer.transform = CATransform3DRotate(lens, 0.9, 0, 1, 0)
    let point = CGPoint(x: 180, y: 30)
    #expect(isClose(layer.convertFromSuperlayer(layer.convertToSuperlayer(point)), point))
  }

  @Test func `A layer without size on screen still has finite points`() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(layer.convertFromSuperlayer(CGPoint(x: 3, y: 3)) == CGPoint(x: 3, y: 3))
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 0, height: 0))
  }

  @Test func `Only real changes request a commit`() {
    let clock = ManualClock()
    layer.opacity = 0.5
    clock.endTurn()
    #expect(!AppRuntime.shared.hasUncommittedChanges)
    layer.opacity = 0.5
    layer.frame = layer.frame
    #expect(!AppRuntime.shared.hasUncommittedChanges)
    layer.opacity = 0.6
    #expect(AppRuntime.shared.hasUncommittedChanges)
    clock.endTurn()
  }

  @Test func `Defaults are Core Animation's`() {
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.backgroundColor == nil)
    #expect(layer.borderColor == .black)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.animationKeys() == nil)
  }
}
