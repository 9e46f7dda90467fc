import UIKit

/// The events of a container's transitions, which follow from the effects in the order of the effects.
extension ContainmentInterpreter {
  /// Reports the events that an effect stands for, immediately before the effect is performed.
  func report(_ effect: Machine.Effect, in host: ContainerViewController?) {
    guard reporter.isActive else { return }
    switch effect {
    case .willTransition(let request, let entering, let leaving, let animated, _):
      guard let host else { break }
      let states = host.reportedStates(for: request)
      let change = ReportedChange(
        from: states?.from ?? ReportedContent(of: registry.controllers(of: leaving)),
        to: states?.to ?? ReportedContent(of: registry.controllers(of: entering)),
        isAnimated: animated, transition: transition(of: request))
      if reporter.isOpen {
        reporter.turned(request, change)
      } else if !isPart(request), let container = host.reportedContainer {
        reporter.began(request, change, in: container)
      }
    case .startAnimation(let animation): if animation.isInteractive { reporter.setInteractive(true) }
    case .pauseAnimation: reporter.setInteractive(true)
    case .resumeAnimation: reporter.setInteractive(false)
    case .didTransition(let request): reporter.finished(for: request)
    // If a transition was cancelled and its origin was never requested, this effect is the first that shows the end.
    case .complete(_, .cancelled): reporter.reverted()
    case .complete(_, .completed): reporter.finished()
    default: break
    }
    EventCenter.deliver()
  }

  /// Reports the end of the transition after all effects were performed.
  func reportRest() {
    guard reporter.isOpen, machine.isAtRest else { return }
    reporter.reverted()
    EventCenter.deliver()
  }

  /// Reports the end of the transition when the container is being deallocated.
  func reportEnd() {
    guard reporter.isOpen else { return }
    reporter.finished(showing: .nothing)
    EventCenter.deliver()
  }
}
