import UIKit

extension StateViewController where State: Sendable {
  /// A sequence of the current state and of each state that is requested from now on.
  ///
  /// ```swift
  /// for await phase in root.stateUpdates { analytics.show(phase) }
  /// ```
  ///
  /// A state is included when it is requested. If its transition is cancelled, the previous state is included again.
  /// The sequence buffers states until they are read, does not retain the container, and ends when the container is
  /// deallocated.
  public var stateUpdates: AsyncStream<State> { listeners.stream(beginningWith: state) }
}
