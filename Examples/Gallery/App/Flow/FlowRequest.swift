public import Stateroom

/// One request of this app to go to another state, while it is under way.
///
/// An object, so that who observes it can tell two requests apart that say the same.
@MainActor
public final class FlowRequest {
  /// The name of the container that was asked.
  public let container: String
  /// The name of the state that was the newest one when the request came.
  public let origin: String
  /// The name of the state to go to.
  public let destination: String
  /// How one gives way to the other.
  public let transition: Transition

  init(container: String, origin: String, destination: String, transition: Transition) {
    self.container = container
    self.origin = origin
    self.destination = destination
    self.transition = transition
  }
}
