public import Observation
import UIKit

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateViewController {
  /// Transitions to the value of an observable property, now and whenever it changes.
  ///
  /// ```swift
  /// root.observe(session, \.phase)
  /// ```
  ///
  /// The first transition is immediate and not animated. A change takes effect at the end of the update cycle in
  /// which it is made. Of several changes, only the last value is used. Neither the model nor the container retains the
  /// other.
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
