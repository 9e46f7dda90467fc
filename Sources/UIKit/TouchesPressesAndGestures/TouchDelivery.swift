/// Takes touches from the screen to the gesture recognizers and the views.
///
/// A touch goes to the view under it when it begins and stays with that view till it ends, wherever the finger goes.
/// On the way it passes `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, as an app may override them; there
/// the recognizers of the view and its superviews see it first, and decide what the view hears (`GestureArbiter`).
@MainActor
package enum TouchDelivery {
  private static var touches: [Int: UITouch] = [:]
  private static var lastTap = TapHistory()

  // MARK: - From the screen

  /// A finger comes down in a window. Returns whether there is a view or a recognizer that receives it.
  @discardableResult
  package static func began(at point: CGPoint, in window: UIWindow, id: Int = 0) -> Bool {
    cancelled(id: id)
    guard !window.isHidden, let view = window.hitTest(point, with: nil),
      !AnimationEngine.shared.blocksTouches(view)
    else { return false }
    let isForView = accepts(touchIn: view)
    guard isForView || !GestureArbiter.recognizers(above: view).isEmpty else { return false }
    let now = AppRuntime.shared.now
    let count = lastTap.count(in: view, at: point, time: now)
    let touch = UITouch(
      identifier: id, place: point, tapCount: count, window: window, view: view, timestamp: now, isForView: isForView)
    touches[id] = touch
    send(about: touch)
    return true
  }

  /// A finger moves; the place is in its window's coordinates.
  package static func moved(to point: CGPoint, id: Int = 0) { change(id, to: .moved, at: point) }

  /// A finger leaves; the place is in its window's coordinates.
  package static func ended(at point: CGPoint, id: Int = 0) { change(id, to: .ended, at: point) }

  /// The system takes a touch away.
  package static func cancelled(id: Int = 0) {
    guard let touch = touches[id] else { return }
    change(id, to: .cancelled, at: touch.location(in: nil))
  }

  /// The system takes all touches away, as it does when the app loses the front.
  package static func cancelAll() {
    for id in touches.keys.sorted() { cancelled(id: id) }
    lastTap = TapHistory()
  }

  /// Forgets whatever was going on without telling anyone, for a device that is switched on anew.
  static func reset() {
    touches = [:]
    lastTap = TapHistory()
    GestureArbiter.shared.reset()
  }

  // MARK: - Through the app

  /// Hands an event to every window that has touches in it.
  static func dispatch(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in (event.allTouches ?? []).sorted(by: { $0.identifier < $1.identifier }) {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Hands the touches of an event that changed to the recognizers and to their views.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = (event.touches(for: window) ?? [])
      .filter { $0.phase != .stationary }
      .sorted { $0.identifier < $1.identifier }
    let arbiter = GestureArbiter.shared
    arbiter.update {
      arbiter.routes.note(changed, event)
      arbiter.receive(changed, event)
    }
  }

  // MARK: - Steps

  private static func change(_ id: Int, to phase: UITouch.Phase, at point: CGPoint) {
    guard let touch = touches[id] else { return }
    var phase = phase
    if touch.view?.window == nil {
      // A view that left the window cannot go on; it is told so, if it still exists. A recognizer further up can: what
      // is scrolled is often taken out from under the finger.
      if touch.recognizers.contains(where: { $0.view?.window != nil }) {
        GestureArbiter.shared.routes.cancel(touch)
      } else {
        phase = .cancelled
      }
    }
    touch.change(to: phase, place: point, timestamp: AppRuntime.shared.now)
    if touch.isOver { touches[id] = nil }
    send(about: touch)
  }

  private static func send(about touch: UITouch) {
    for other in touches.values where other !== touch { other.phase = .stationary }
    let all = Set(touches.values).union([touch])
    UIApplication.shared.sendEvent(UIEvent(touches: all, timestamp: touch.timestamp))
    AppRuntime.shared.setNeedsCommit()
  }

  /// Whether a view takes a new touch: one at a time unless it wants several.
  private static func accepts(touchIn view: UIView) -> Bool {
    view.isMultipleTouchEnabled || !touches.values.contains { $0.view === view && $0.isForView }
  }
}
