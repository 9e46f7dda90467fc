import Testing
import UIKit

@MainActor
struct MotionEventTests {
  private final class MotionView: UIView {
    var motions: [String] = []

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("began \(motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("ended \(motion == .motionShake)")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("cancelled \(motion == .motionShake)")
    }
  }

  @Test(.rule("R1185"))
  func `Motion events are forwarded to the next responder`() {
    let (outer, inner) = (MotionView(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    #expect(outer.motions == ["began true", "ended true", "cancelled true"])
  }
}
