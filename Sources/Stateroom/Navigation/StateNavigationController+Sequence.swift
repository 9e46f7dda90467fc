public import Observation
import UIKit

extension StateNavigationController where State: Sendable {
  /// The present stack, and every one that ``states`` becomes from now on.
  ///
  /// ```swift
  /// for await pages in books.stacks { breadcrumbs.show(pages) }
  /// ```
  ///
  /// A stack comes when ``didChangeStack(from:to:)`` is called. The sequence keeps all stacks that are not read yet, does not
  /// keep the controller, and ends with it.
  public var stacks: AsyncStream<[State]> { listeners.stream(beginningWith: states, isSame: ==) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateNavigationController {
  /// Follows a property of an observable model: whenever it changes, the stack becomes its value.
  ///
  /// ```swift
  /// books.observe(library, \.path)
  /// ```
  ///
  /// The value that the property has now is taken over at once, without an animation. Of several changes in one turn only
  /// the last counts. Neither the model nor the controller keeps the other. What the user does is not written to the
  /// model; do that in ``didChangeStack(from:to:)``, which asks for nothing, since the stack is there already.
  ///
  /// - Parameters:
  ///   - model: The model, which belongs to the main actor.
  ///   - keyPath: The property that tells the stack, the lowest state first.
  ///   - animated: Whether changes are animated.
  /// - Returns: What stops the observation; it need not be kept.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, [State]>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] stack, isFirst in
      // What is written back is there already, perhaps with controllers between that have no state.
      guard let self, states != stack else { return }
      setStack(stack, animated: animated && !isFirst, completion: nil)
    }
  }
}
