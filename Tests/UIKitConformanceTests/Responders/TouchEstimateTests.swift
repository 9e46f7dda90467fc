import Testing
import UIKit

/// The estimated values of touches, which only a pencil has.
@MainActor
struct TouchEstimateTests {
  @Test(.rule("R1606"))
  func `A touch of a finger has no estimated values`() {
    let touch = UITouch()
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
  }

  @Test(.rule("R1606"))
  func `A stylus is a pencil`() { #expect(UITouch.TouchType.stylus == .pencil) }

  @Test(.rule("R1606"))
  func `Updates are passed to the next responder`() {
    final class Receiver: UIView {
      var updates = 0
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches.count }
    }
    let (receiver, view) = (Receiver(), UIView())
    receiver.addSubview(view)
    view.touchesEstimatedPropertiesUpdated([UITouch()])
    #expect(receiver.updates == 1)
  }
}
