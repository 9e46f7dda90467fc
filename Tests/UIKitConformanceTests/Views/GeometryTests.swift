import Testing
import UIKit

@MainActor
struct GeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test(.rule("R180"))
  func `A frame is a center and a size of the bounds`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test(.rule("R1201"))
  func `Points, sizes and rectangles are described by their numbers`() {
    #expect(String(reflecting: view.frame) == "(10.0, 20.0, 100.0, 50.0)")
    #expect("\(view.frame.origin)" == "(10.0, 20.0)")
    #expect(String(describing: view.bounds.size) == "(100.0, 50.0)")
    #expect(String(reflecting: [CGPoint(x: -0.5, y: 1)]) == "[(-0.5, 1.0)]")
  }

  @Test(.rule("R180"))
  func `Setting the frame sets center and bounds`() {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test(.rule("R181"))
  func `Changing the size of the bounds keeps the center`() {
    view.bounds.size = CGSize(width: 200, height: 100)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test(.rule("R181"))
  func `Changing the center keeps the bounds`() {
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
  }

  @Test(.rule("R180"))
  func `Setting the frame keeps the origin of the bounds`() {
    view.bounds.origin = CGPoint(x: 0, y: 30)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 40, height: 40))
  }

  @Test(.rule("T137"))
  func `A transform changes neither bounds nor center`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(.rule("R2118"))
  func `The frame of a rotated view determines its center, and its diagonal the size of the bounds`() {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    #expect(abs(view.frame.minX - 11.063205) < 0.001 && abs(view.frame.minY - 20) < 0.001)
    #expect(abs(view.frame.width - 117.873589) < 0.001 && abs(view.frame.height - 100) < 0.001)
    #expect(abs(view.center.x - 70) < 0.001 && abs(view.center.y - 70) < 0.001)
  }

  @Test(
    .rule("R2118"),
    arguments: [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(translationX: 30, y: -5), CGAffineTransform(rotationAngle: .pi / 2),
    ])
  func `A scaled, mirrored, moved or upright view has the frame that was set`(transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.transform = transform
    view.frame = CGRect(x: 10, y: 30, width: 80, height: 40)
    #expect(abs(view.frame.minX - 10) < 0.001 && abs(view.frame.minY - 30) < 0.001)
    #expect(abs(view.frame.width - 80) < 0.001 && abs(view.frame.height - 40) < 0.001)
  }

  @Test(.rule("R189"))
  func `sizeThatFits returns the present size and has no side effects`() {
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(.rule("R189"))
  func `sizeToFit takes the size that fits and keeps the origin`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  // MARK: - Conversion

  @Test(.rule("R180"))
  func `Points convert through the origins of frames and bounds`() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.convert(.zero, to: view) == CGPoint(x: 5, y: 5))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: inner) == .zero)
    view.bounds.origin = CGPoint(x: 2, y: 3)
    let outer = UIView()
    outer.addSubview(view)
    #expect(inner.convert(.zero, to: outer) == CGPoint(x: 13, y: 22))
  }

  @Test(.rule("R180"))
  func `Rectangles convert to another view and back`() {
    let outer = UIView()
    outer.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.convert(rect, to: outer) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(view.convert(CGRect(x: 11, y: 22, width: 3, height: 4), from: outer) == rect)
  }

  @Test(.rule("T137"))
  func `Points convert through a transform about the center`() {
    let outer = UIView()
    outer.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 50, y: 25), to: outer) == CGPoint(x: 60, y: 45))
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: -40, y: -5))
  }

  @Test(.rule("R180"))
  func `nil identifies the window`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: nil) == .zero)
  }
}
