public import Observation
import UIKit

extension StateTabBarController where State: Sendable {
  /// A sequence of the selected state and of each state that is selected from now on.
  ///
  /// ```swift
  /// for await section in home.selectionUpdates { analytics.show(section) }
  /// ```
  ///
  /// The sequence follows ``state``, whether the user or code changes the selection. An element is `nil` while a tab
  /// without a state is selected. The sequence buffers selections until they are read, does not retain the controller,
  /// and ends when the controller is deallocated.
  public var selectionUpdates: AsyncStream<State?> { listeners.stream(beginningWith: state, isSame: ==) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateTabBarController {
  /// Selects the tab for the value of an observable property, now and whenever it changes.
  ///
  /// The first change of the tab is immediate and not animated. If the property changes several times in one update
  /// cycle, only the last value is used. Neither the model nor the controller retains the other. The user's selections
  /// are not written to the model; write them in ``didChangeState(from:to:)``.
  ///
  /// - Parameters:
  ///   - model: The model, which is used on the main actor.
  ///   - keyPath: The key path of the property that contains the state. A state without a tab is refused, with a
  ///     message.
  ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
  /// - Returns: An object that can cancel the observation. It need not be retained.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, State>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] state, isFirst in
      guard let self, self.state != state else { return }
      transition(to: state, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
    }
  }
}
