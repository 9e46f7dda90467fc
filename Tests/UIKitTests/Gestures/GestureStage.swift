import UIKit

/// A window with a view in a view, fingers on it, and time that a test moves.
@MainActor
final class GestureStage {
  let clock = ManualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let back = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let front = TouchRecordingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private(set) var log: [String] = []

  init() {
    window.isHidden = false
    window.addSubview(back)
    back.addSubview(front)
    back.recordTouch = { [weak self] in self?.log.append("back \($0)") }
    front.recordTouch = { [weak self] in self?.log.append("front \($0)") }
  }

  /// The log since the last call: the touches of views, and the actions of recognizers.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ entry: String) { log.append(entry) }

  /// Attaches a recognizer whose states are noted.
  func add<R: UIGestureRecognizer>(
    _ name: String, to view: UIView? = nil, _ make: (@escaping (UIGestureRecognizer) -> Void) -> R
  ) -> R {
    let recognizer = make { [weak self] in self?.log.append("\(name) \($0.state)") }
    recognizer.name = name
    (view ?? front).addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: - Fingers

  func down(_ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    TouchDelivery.began(at: CGPoint(x: x, y: y), in: window, id: id)
  }
  func move(_ x: CGFloat, _ y: CGFloat, id: Int = 0) { TouchDelivery.moved(to: CGPoint(x: x, y: y), id: id) }
  func up(_ x: CGFloat, _ y: CGFloat, id: Int = 0) { TouchDelivery.ended(at: CGPoint(x: x, y: y), id: id) }
  func tap(_ x: CGFloat = 150, _ y: CGFloat = 150) {
    down(x, y)
    up(x, y)
  }
}

/// A view that records its touches.
final class TouchRecordingView: UIView {
  var recordTouch: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { recordTouch?("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { recordTouch?("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { recordTouch?("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { recordTouch?("cancelled") }
}

/// Answers by closures.
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receives: (UITouch) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin(gestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous(gestureRecognizer, other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { requiresFailure(gestureRecognizer, other) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(gestureRecognizer, other) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }
}

/// A recognizer that a test controls, and that records its resets.
final class ScriptedRecognizer: UIGestureRecognizer {
  var began: (ScriptedRecognizer) -> Void = { _ in }
  var moved: (ScriptedRecognizer) -> Void = { _ in }
  var ended: (ScriptedRecognizer) -> Void = { _ in }
  var calls: [String] = []
  var lastTouches: Set<UITouch> = []
  var lastEvent: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("began")
    lastTouches = touches
    lastEvent = event
    began(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("moved")
    moved(self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("ended")
    ended(self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }
  override func reset() { calls.append("reset") }
}
