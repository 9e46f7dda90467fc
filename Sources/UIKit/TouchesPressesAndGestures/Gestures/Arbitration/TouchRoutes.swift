/// The delivery of touches to views: immediate, delayed, or cancelled.
///
/// The phases of a touch are recorded, and delivered when no recognizer delays them. A recognizer that recognizes its
/// gesture cancels the touch for the view. A recognizer that fails no longer delays the phases.
@MainActor
final class TouchRoutes {
  private final class Route {
    let touch: UITouch
    var event: UIEvent
    /// The phases that the view has not received yet.
    var pending: [UITouch.Phase] = []
    var hasBegun = false
    var isClosed = false

    init(_ touch: UITouch, _ event: UIEvent) {
      self.touch = touch
      self.event = event
    }
  }

  private var routes: [Route] = []

  /// Records the phases of touches that are for views.
  func note(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.isForView {
      if touch.phase == .began, !routes.contains(where: { $0.touch === touch }) { routes.append(Route(touch, event)) }
      guard let route = routes.first(where: { $0.touch === touch }), !route.isClosed else { continue }
      route.event = event
      // Delayed movements are one phase, because the touch stores its location.
      if !(touch.phase == .moved && route.pending.last == .moved) { route.pending.append(touch.phase) }
    }
  }

  /// Cancels a touch for its view.
  ///
  /// The view receives the cancellation only if it received the touch.
  func cancel(_ touch: UITouch) {
    guard let route = routes.first(where: { $0.touch === touch }), !route.isClosed else { return }
    route.pending = [.cancelled]
  }

  /// Removes the touches that have ended and whose phases were delivered.
  func forgetClosed() { routes.removeAll { $0.isClosed && $0.touch.isOver } }

  func reset() { routes = [] }

  /// Delivers the next phase to a view, together with all touches of the view with the same phase.
  ///
  /// - Returns: A Boolean value that indicates whether a phase was delivered.
  func deliverNext() -> Bool { deliverNext { _ in true } }

  /// Delivers the next cancellation to a view.
  ///
  /// The target of the recognizer that takes the touches is called afterward.
  func deliverNextCancellation() -> Bool { deliverNext { $0 == .cancelled } }

  private func deliverNext(where isDeliverable: (UITouch.Phase) -> Bool) -> Bool {
    for route in routes {
      guard let phase = nextPhase(of: route), isDeliverable(phase), let view = route.touch.view else { continue }
      let group = routes.filter { $0 === route || $0.touch.view === view && nextPhase(of: $0) == phase }
      for member in group { advance(member, past: phase) }
      tell(view, phase, group.map(\.touch), route.event)
      return true
    }
    return false
  }

  private func nextPhase(of route: Route) -> UITouch.Phase? {
    guard !route.isClosed, let phase = route.pending.first else { return nil }
    guard route.touch.view != nil, phase != .cancelled || route.hasBegun else {
      // The view is not available, or it did not receive the touch.
      route.isClosed = true
      return nil
    }
    let isHeldUp = route.touch.recognizers.contains {
      $0.isUndecided && ($0.delaysTouchesBegan || phase == .ended && $0.delaysTouchesEnded)
    }
    return isHeldUp && phase != .cancelled ? nil : phase
  }

  private func advance(_ route: Route, past phase: UITouch.Phase) {
    route.pending.removeFirst()
    route.hasBegun = true
    route.isClosed = phase == .ended || phase == .cancelled
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    // While a delayed touch is delivered, it has the phase that is delivered.
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    let set = Set(touches)
    switch phase {
    case .began:
      if UIScrollView.deliver(set, event, to: view) {
        view.touchesBegan(set, with: event)
      } else {
        for route in routes where set.contains(route.touch) { route.isClosed = true }
      }
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: view.touchesCancelled(set, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }
}
