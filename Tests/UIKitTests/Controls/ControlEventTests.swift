import Testing
import UIKit

/// The events of a control while it is touched (T141).
@MainActor @Suite(.ownDevice) struct ControlEventTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let log = EventLog()

  init() {
    TouchDelivery.cancelAll()
    window.isHidden = false
    window.addSubview(button)
    log.observe(button)
  }

  @Test func `A tap is touch down, touch up inside, primary action`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.ended(at: CGPoint(x: 150, y: 125))
    #expect(log.events == ["down", "upInside", "primary"])
  }

  @Test func `Dragging out and releasing sends an event for each step`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.moved(to: CGPoint(x: 160, y: 125))
    TouchDelivery.moved(to: CGPoint(x: 350, y: 125))
    TouchDelivery.moved(to: CGPoint(x: 360, y: 125))
    TouchDelivery.ended(at: CGPoint(x: 360, y: 125))
    #expect(log.events == ["down", "dragInside", "dragExit", "dragOutside", "dragOutside", "upOutside"])
  }

  @Test func `Dragging back in is reported once`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.moved(to: CGPoint(x: 350, y: 125))
    TouchDelivery.moved(to: CGPoint(x: 150, y: 125))
    TouchDelivery.ended(at: CGPoint(x: 150, y: 125))
    #expect(
      log.events == ["down", "dragExit", "dragOutside", "dragEnter", "dragInside", "upInside", "primary"])
  }

  @Test(arguments: [(269.0, true), (271, false)])
  func `Seventy points outside still count as inside`(x: CGFloat, isInside: Bool) {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.ended(at: CGPoint(x: x, y: 125))
    #expect(log.events.contains("upInside") == isInside)
  }

  @Test func `A touch that the system cancels sends a cancel event`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.cancelled()
    #expect(log.events == ["down", "cancel"])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test func `A control that leaves the window loses its touch`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    button.removeFromSuperview()
    TouchDelivery.ended(at: CGPoint(x: 150, y: 125))
    #expect(log.events == ["down", "cancel"])
  }

  @Test func `A touch highlights the control while it is inside`() {
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    TouchDelivery.moved(to: CGPoint(x: 350, y: 125))
    #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
    TouchDelivery.ended(at: CGPoint(x: 350, y: 125))
    #expect(!button.isTracking)
  }

  @Test func `A disabled control sends no events and receives the touch`() {
    button.isEnabled = false
    TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
    TouchDelivery.ended(at: CGPoint(x: 150, y: 125))
    #expect(log.events.isEmpty)
    #expect(button.state == .disabled)
  }

  @Test func `The second touch down of a double tap is a repeat`() {
    for _ in 0..<2 {
      TouchDelivery.began(at: CGPoint(x: 150, y: 125), in: window)
      TouchDelivery.ended(at: CGPoint(x: 150, y: 125))
    }
    #expect(log.events.filter { $0 == "downRepeat" }.count == 1)
  }
}

@MainActor private final class EventLog {
  private(set) var events: [String] = []

  func observe(_ control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }
}
