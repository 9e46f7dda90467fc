/// Takes touches from the screen to the views.
///
/// A touch goes to the view under it when it begins and stays with that view till it ends, wherever the finger goes.
/// On the way it passes `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, as an app may override them.
@MainActor
package enum TouchDelivery {
  private static var touches: [Int: UITouch] = [:]
  private static var lastTap = TapHistory()

  // MARK: - From the screen

  /// A finger comes down in a window. Returns whether there is a view that receives it.
  @discardableResult
  package static func began(at point: CGPoint, in window: UIWindow, id: Int = 0) -> Bool {
    cancelled(id: id)
    guard !window.isHidden, let view = window.hitTest(point, with: nil), accepts(touchIn: view) else {
      return false
    }
    let now = AppRuntime.shared.now
    let count = lastTap.count(in: view, at: point, time: now)
    let touch = UITouch(
      identifier: id, place: point, tapCount: count, window: window, view: view, timestamp: now)
    touches[id] = touch
    send(about: touch)
    return true
  }

  /// A finger moves; the place is in its window's coordinates.
  package static func moved(to point: CGPoint, id: Int = 0) { change(id, to: .moved, at: point) }

  /// A finger leaves; the place is in its window's coordinates.
  package static func ended(at point: CGPoint, id: Int = 0) {
    change(id, to: .ended, at: point)
    touches[id] = nil
  }

  /// The system takes a touch away.
  package static func cancelled(id: Int = 0) {
    guard let touch = touches[id] else { return }
    change(id, to: .cancelled, at: touch.location(in: nil))
    touches[id] = nil
  }

  /// The system takes all touches away, as it does when the app loses the front.
  package static func cancelAll() {
    for id in touches.keys.sorted() { cancelled(id: id) }
    lastTap = TapHistory()
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

  /// Hands the touches of an event that changed to their views, all touches of a view in one call.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = (event.touches(for: window) ?? [])
      .filter { $0.phase != .stationary }
      .sorted { $0.identifier < $1.identifier }
    var groups: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
    for touch in changed {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((view, touch.phase, [touch]))
      }
    }
    for group in groups { tell(group.view, group.phase, group.touches, event) }
  }

  // MARK: - Steps

  private static func change(_ id: Int, to phase: UITouch.Phase, at point: CGPoint) {
    guard let touch = touches[id] else { return }
    // A view that left the window cannot go on; it is told so, if it still exists.
    let isGone = touch.view?.window == nil
    touch.change(to: isGone ? .cancelled : phase, place: point, timestamp: AppRuntime.shared.now)
    if isGone { touches[id] = nil }
    send(about: touch)
  }

  private static func send(about touch: UITouch) {
    for other in touches.values where other !== touch { other.phase = .stationary }
    let all = Set(touches.values).union([touch])
    UIApplication.shared.sendEvent(UIEvent(touches: all, timestamp: touch.timestamp))
    AppRuntime.shared.setNeedsCommit()
  }

  /// Whether a new touch may begin in a view: one at a time unless it wants several, none while it is animated
  /// without allowing interaction.
  private static func accepts(touchIn view: UIView) -> Bool {
    guard !AnimationEngine.shared.blocksTouches(view) else { return false }
    return view.isMultipleTouchEnabled || !touches.values.contains { $0.view === view }
  }

  private static func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
