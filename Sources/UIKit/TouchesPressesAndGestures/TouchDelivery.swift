/// The delivery of touches from the screen to the gesture recognizers and the views.
///
/// A touch belongs to the view under it when it begins, and to that view until it ends, wherever it moves. It passes
/// through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, which an app may override. The recognizers of
/// the view and its superviews receive it first, and determine what the view receives (`GestureArbiter`).
@MainActor
package enum TouchDelivery {
  private static var touches: [Int: UITouch] = [:]
  private static var lastTap = TapHistory()

  // MARK: - From the Screen

  /// Begins a touch in a window.
  ///
  /// - Returns: A Boolean value that indicates whether a view or a recognizer receives the touch.
  @discardableResult
  package static func began(at point: CGPoint, in window: UIWindow, id: Int = 0) -> Bool {
    cancelled(id: id)
    guard !window.isHidden, !UIApplication.shared.isIgnoringInteractionEvents,
      let view = window.hitTest(point, with: nil)
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

  /// Moves a touch to a location in its window's coordinates.
  package static func moved(to point: CGPoint, id: Int = 0) { change(id, to: .moved, at: point) }

  /// Ends a touch at a location in its window's coordinates.
  package static func ended(at point: CGPoint, id: Int = 0) { change(id, to: .ended, at: point) }

  /// Cancels a touch for the system.
  package static func cancelled(id: Int = 0) {
    guard let touch = touches[id] else { return }
    change(id, to: .cancelled, at: touch.location(in: nil))
  }

  /// Cancels all touches for the system, when the app resigns active.
  package static func cancelAll() {
    StatusBarTouches.cancelAll()
    for id in touches.keys.sorted() { cancelled(id: id) }
    lastTap = TapHistory()
  }

  /// Discards all touches without calling a view.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    StatusBarTouches.cancelAll()
    touches = [:]
    lastTap = TapHistory()
    GestureArbiter.shared.reset()
  }

  // MARK: - Through the App

  /// Sends an event to each window that contains touches.
  static func dispatch(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in (event.allTouches ?? []).sorted(by: { $0.identifier < $1.identifier }) {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Delivers the changed touches of an event to the recognizers and to their views.
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

  // MARK: - Changing Touches

  private static func change(_ id: Int, to phase: UITouch.Phase, at point: CGPoint) {
    guard let touch = touches[id] else { return }
    var phase = phase
    if touch.view?.window == nil {
      // A view outside a window receives a cancellation, if it still exists. A recognizer of a superview can continue,
      // because scrolled content is often removed during the touch.
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

  /// Returns whether a view accepts a new touch.
  ///
  /// Unless multiple touch is enabled, a view accepts one touch at a time.
  ///
  /// A view with exclusive touch accepts a touch only while no other view of the window has one, and the other views
  /// accept none meanwhile.
  private static func accepts(touchIn view: UIView) -> Bool {
    for other in touches.values where other.isForView && other.window === view.window {
      guard let owner = other.view, owner !== view else { continue }
      if view.isExclusiveTouch || owner.isExclusiveTouch { return false }
    }
    return view.isMultipleTouchEnabled || !touches.values.contains { $0.view === view && $0.isForView }
  }
}
