public import Observation
import UIKit

extension RootController where State: Sendable {
  /// The present state, and every one that is asked for from now on.
  ///
  /// The sequence keeps all states that are not read yet, does not keep the controller, and ends with it.
  public var states: AsyncStream<State> { listeners.stream(beginningWith: state) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension RootController {
  /// Follows a property of an observable model: whenever it changes, all windows go to its value.
  ///
  /// The value that the property has now is gone to at once, without an animation. Of several changes in one turn only
  /// the last counts. Neither the model nor the controller keeps the other.
  ///
  /// - Parameters:
  ///   - model: The model, which belongs to the main actor.
  ///   - keyPath: The property that tells the state.
  ///   - animated: Whether changes are animated.
  /// - Returns: What stops the observation; it need not be kept.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, State>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] state, isFirst in
      self?.transition(to: state, animated: animated && !isFirst, completion: nil)
    }
  }
}
