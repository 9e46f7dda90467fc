public import Observation
import UIKit

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateViewController {
  /// Follows a property of an observable model: whenever it changes, the container goes to its value.
  ///
  /// ```swift
  /// root.observe(session, \.phase)
  /// ```
  ///
  /// The value that the property has now is gone to at once, without an animation. Changes are taken in at the end of the
  /// turn in which they are made, so that of several only the last is gone to. Neither the model nor the container keeps
  /// the other.
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
