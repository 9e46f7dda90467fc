/// What the views hear of their touches: all of it, later, or that the touch was cancelled.
///
/// What happens to a touch is noted here and handed on when no recognizer holds it up. A recognizer that recognizes
/// cancels the touch for the view; one that fails lets through what was held up.
@MainActor
final class TouchRoutes {
  private final class Route {
    let touch: UITouch
    var event: UIEvent
    /// What the view has not heard yet.
    var pending: [UITouch.Phase] = []
    var hasBegun = false
    var isClosed = false

    init(_ touch: UITouch, _ event: UIEvent) {
      self.touch = touch
      self.event = event
    }
  }

  private var routes: [Route] = []

  /// Notes what happened to touches that are for views.
  func note(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.isForView {
      if touch.phase == .began, !routes.contains(where: { $0.touch === touch }) { routes.append(Route(touch, event)) }
      guard let route = routes.first(where: { $0.touch === touch }), !route.isClosed else { continue }
      route.event = event
      // Held-up movements are one: the touch knows its place.
      if !(touch.phase == .moved && route.pending.last == .moved) { route.pending.append(touch.phase) }
    }
  }

  /// The view loses a touch. It hears of that only if it has heard of the touch.
  func cancel(_ touch: UITouch) {
    guard let route = routes.first(where: { $0.touch === touch }), !route.isClosed else { return }
    route.pending = [.cancelled]
  }

  /// Lets go of touches that are over and told.
  func forgetClosed() { routes.removeAll { $0.isClosed && $0.touch.isOver } }

  func reset() { routes = [] }

  /// Makes one call to a view, with every touch that is at the same point. Returns whether there was one to make.
  func deliverNext() -> Bool {
    for route in routes {
      guard let phase = nextPhase(of: route), let view = route.touch.view else { continue }
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
      // Nobody is there to hear, or nobody knows of the touch.
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
    // A touch that was held up shows the view the phase that it is told of.
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    let set = Set(touches)
    switch phase {
    case .began: view.touchesBegan(set, with: event)
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: view.touchesCancelled(set, with: event)
    case .stationary: break
    }
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }
}
