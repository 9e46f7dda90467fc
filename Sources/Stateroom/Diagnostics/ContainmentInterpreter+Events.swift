import UIKit

/// What observers hear of a container's transitions follows from the effects, in their order.
extension ContainmentInterpreter {
  /// Tells what an effect means, right before it is performed.
  func report(_ effect: Machine.Effect, in host: ContainerViewController?) {
    guard reporter.isActive else { return }
    switch effect {
    case .willTransition(let request, let entering, let leaving, let animated):
      guard let host else { break }
      let names = host.eventNames(for: request)
      let change = ContainerEvent.Change(
        from: names?.from ?? EventName.of(registry.controllers(of: leaving)),
        to: names?.to ?? EventName.of(registry.controllers(of: entering)),
        isAnimated: animated, using: transition(of: request))
      if reporter.isOpen {
        reporter.turned(request, change)
      } else if host.isReported {
        reporter.began(request, change, in: host.stage)
      }
    case .startAnimation(let animation): if animation.isHeld { reporter.isHeld(true) }
    case .holdAnimation: reporter.isHeld(true)
    case .releaseAnimation: reporter.isHeld(false)
    case .didTransition(let request): reporter.finished(for: request)
    // Of a transition taken back to what nobody has ever asked for, this is the first that shows that it is over.
    case .complete(_, .cancelled): reporter.takenBack()
    case .complete(_, .completed): reporter.finished()
    default: break
    }
    EventCenter.deliver()
  }

  /// Everything that was to be done is done.
  func reportRest() {
    guard reporter.isOpen, machine.isAtRest else { return }
    reporter.takenBack()
    EventCenter.deliver()
  }

  /// The container is being freed.
  func reportEnd() {
    guard reporter.isOpen else { return }
    reporter.finished(showing: [])
    EventCenter.deliver()
  }
}
