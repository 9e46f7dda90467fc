import Testing
import UIKit

@MainActor
struct HitTestTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test(.rule("R183"))
  func `The front view is hit where views overlap`() {
    #expect(hit(30, 30) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 90) === root)
  }

  @Test(.rule("R183"))
  func `The deepest view is hit`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    front.addSubview(inner)
    #expect(hit(30, 30) === inner)
    #expect(hit(40, 40) === front)
  }

  @Test(.rule("R183"))
  func `Outside nothing is hit, and the right and lower edges are outside`() {
    #expect(hit(-1, 10) == nil)
    #expect(hit(100, 10) == nil)
    #expect(hit(10, 100) == nil)
    #expect(hit(99.5, 99.5) === root)
  }

  @Test(.rule("R183"))
  func `Parts outside of a superview are not hit there`() {
    let outside = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 10))
    back.addSubview(outside)
    back.clipsToBounds = false
    #expect(hit(45, 5) === outside)
    #expect(hit(60, 5) === root)
  }

  enum Obstacle: CaseIterable { case hidden, disabled, transparent }

  @Test(.rule("R182", "R183"), arguments: Obstacle.allCases)
  func `Hidden, disabled and transparent views are skipped with their subviews`(_ obstacle: Obstacle) {
    front.addSubview(UIView(frame: front.bounds))
    switch obstacle {
    case .hidden: front.isHidden = true
    case .disabled: front.isUserInteractionEnabled = false
    case .transparent: front.alpha = 0.005
    }
    #expect(hit(30, 30) === back)
    #expect(hit(60, 60) === root)
  }

  @Test(.rule("R183"))
  func `A faint view is hit`() {
    front.alpha = 0.02
    #expect(hit(30, 30) === front)
  }

  @Test(.rule("R183"))
  func `point(inside:) decides`() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 20 }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(round)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 90) === round)
  }

  @Test(.rule("R183"))
  func `Hit testing follows transforms and the origin of the bounds`() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(30, 30) === back)
    #expect(hit(45, 45) === front)
    root.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(hit(10, 45) === back)
  }

  @Test(.rule("R183"))
  func `A window is hit where none of its views is`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let window = await stage.show(controller)
    #expect(window.hitTest(CGPoint(x: 50, y: 300), with: nil) === controller.view)
    controller.view.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 50, y: 300), with: nil) !== controller.view)
  }
}
