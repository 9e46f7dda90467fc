public import Observation
import UIKit

extension StateTabBarController where State: Sendable {
  /// The state that is selected, and every one that ``state`` becomes from now on, whoever selects it.
  ///
  /// ```swift
  /// for await section in home.selections { analytics.show(section) }
  /// ```
  ///
  /// It is nil while a tab without a state is selected. The sequence keeps all selections that are not read yet, does not
  /// keep the controller, and ends with it.
  public var selections: AsyncStream<State?> { listeners.stream(beginningWith: state, isSame: ==) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateTabBarController {
  /// Follows a property of an observable model: whenever it changes, the tab of its value is selected.
  ///
  /// The value that the property has now is gone to at once, without an animation. Of several changes in one turn only
  /// the last counts. Neither the model nor the controller keeps the other. What the user does is not written to the
  /// model; do that in ``didChangeState(from:to:)``.
  ///
  /// - Parameters:
  ///   - model: The model, which belongs to the main actor.
  ///   - keyPath: The property that tells the state. One without a tab is refused, with a message.
  ///   - animated: Whether changes are animated.
  /// - Returns: What stops the observation; it need not be kept.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, State>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] state, isFirst in
      guard let self, self.state != state else { return }
      transition(to: state, animated: animated && !isFirst, completion: nil)
    }
  }
}
