import UIKit

extension StateViewController where State: Sendable {
  /// The present state, and every one that is asked for from now on.
  ///
  /// ```swift
  /// for await phase in root.states { analytics.show(phase) }
  /// ```
  ///
  /// A state counts when it is asked for, and the one before comes again if a transition is taken back. The sequence keeps
  /// all states that are not read yet, does not keep the container, and ends with it.
  public var states: AsyncStream<State> { listeners.stream(beginningWith: state) }
}
