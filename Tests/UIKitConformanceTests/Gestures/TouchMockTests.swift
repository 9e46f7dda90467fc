import Testing
import UIKit

/// Touches and events that tests create.
@MainActor
struct TouchMockTests {
  private final class Touch: UITouch {
    var point = CGPoint.zero
    weak var target: UIView?
    override var view: UIView? { target }
    override var phase: UITouch.Phase { .moved }
    override var tapCount: Int { 2 }
    override var timestamp: TimeInterval { 5 }
    override func location(in view: UIView?) -> CGPoint { point }
  }

  private final class Canvas: UIView {
    var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }
  }

  @Test(.rule("R1502"))
  func `A view receives touches that a test has created`() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let touch = Touch()
    touch.point = CGPoint(x: 3, y: 4)
    touch.target = canvas
    canvas.touchesBegan([touch], with: UIEvent())
    #expect(canvas.points == [CGPoint(x: 3, y: 4)])
    #expect(touch.view === canvas && touch.phase == .moved && touch.tapCount == 2 && touch.timestamp == 5)
  }

  @Test(.rule("R1502"))
  func `A created touch is in no window, and a created event has no touches`() {
    let touch = UITouch()
    #expect(touch.window == nil && touch.view == nil)
    #expect(touch.location(in: nil) == .zero)
    #expect(UIEvent().allTouches?.isEmpty != false)
    #expect(UIEvent().type == .touches)
  }
}
