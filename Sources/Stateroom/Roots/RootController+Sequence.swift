public import Observation
import UIKit

extension RootController where State: Sendable {
  /// A sequence of the current state and of each state that is requested from now on.
  ///
  /// The sequence buffers states until they are read, does not retain the controller, and ends when the controller is
  /// deallocated.
  public var stateUpdates: AsyncStream<State> { listeners.stream(beginningWith: state) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension RootController {
  /// Transitions all windows to the value of an observable property, now and whenever it changes.
  ///
  /// The first transition is immediate and not animated. If the property changes several times in one update cycle,
  /// only the last value is used. Neither the model nor the controller retains the other.
  ///
  /// - Parameters:
  ///   - model: The model, which is used on the main actor.
  ///   - keyPath: The key path of the property that contains the state.
  ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
  /// - Returns: An object that can cancel the observation. It need not be retained.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, State>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] state, isFirst in
      self?.transition(to: state, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
    }
  }
}
