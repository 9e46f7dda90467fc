import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct TouchDeliveryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let back = TouchLog(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let front = TouchLog(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    TouchDelivery.cancelAll()
    window.isHidden = false
    window.addSubview(back)
    back.addSubview(front)
  }

  @Test func `The deepest view under the touch receives it`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    #expect(front.log == ["began 50 50"])
    #expect(back.log.isEmpty)
  }

  @Test func `A view keeps its touch wherever it moves`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    TouchDelivery.moved(to: CGPoint(x: 10, y: 10))
    TouchDelivery.ended(at: CGPoint(x: 10, y: 20))
    #expect(front.log == ["began 50 50", "moved -90 -90", "ended -90 -80"])
  }

  @Test func `A second touch is refused unless the view allows several`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window, id: 0)
    #expect(!TouchDelivery.began(at: CGPoint(x: 160, y: 160), in: window, id: 1))
    front.isMultipleTouchEnabled = true
    #expect(TouchDelivery.began(at: CGPoint(x: 160, y: 160), in: window, id: 1))
    #expect(front.log.count == 2)
  }

  @Test func `Touches in two views are distinguished`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window, id: 0)
    TouchDelivery.began(at: CGPoint(x: 20, y: 20), in: window, id: 1)
    TouchDelivery.ended(at: CGPoint(x: 20, y: 20), id: 1)
    #expect(front.log == ["began 50 50"])
    #expect(back.log == ["began 20 20", "ended 20 20"])
  }

  @Test func `Hidden views are passed over (R182)`() {
    front.isHidden = true
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    #expect(front.log.isEmpty && back.log.count == 1)
  }

  @Test func `Almost transparent views are passed over (R183)`() {
    front.alpha = 0.009
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    #expect(front.log.isEmpty && back.log.count == 1)
  }

  @Test func `A touch whose view was removed is cancelled`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    front.removeFromSuperview()
    TouchDelivery.moved(to: CGPoint(x: 160, y: 150))
    #expect(front.log.count == 2 && front.log.last?.hasPrefix("cancelled") == true)
  }

  @Test func `Touches are cancelled when the app enters the background`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    DeviceInput.sendToBackground()
    TouchDelivery.moved(to: CGPoint(x: 160, y: 150))
    #expect(front.log == ["began 50 50", "cancelled 50 50"])
  }

  @Test func `What a view does not handle climbs the chain`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    back.addSubview(plain)
    TouchDelivery.began(at: CGPoint(x: 20, y: 20), in: window)
    #expect(back.log == ["began 20 20"])
  }

  @Test func `The previous location is recorded`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 150), in: window)
    TouchDelivery.moved(to: CGPoint(x: 160, y: 150))
    #expect(front.lastTouch?.previousLocation(in: front) == CGPoint(x: 50, y: 50))
    #expect(front.lastTouch?.location(in: nil) == CGPoint(x: 160, y: 150))
  }
}

private final class TouchLog: UIView {
  var log: [String] = []
  var lastTouch: UITouch?

  private func note(_ word: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      log.append("\(word) \(Int(place.x)) \(Int(place.y))")
      lastTouch = touch
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
