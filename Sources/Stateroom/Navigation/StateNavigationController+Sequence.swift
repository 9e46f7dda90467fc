public import Observation
import UIKit

extension StateNavigationController where State: Sendable {
  /// A sequence of the present stack and every later value of ``states``.
  ///
  /// ```swift
  /// for await pages in books.stackUpdates { breadcrumbs.show(pages) }
  /// ```
  ///
  /// The sequence delivers a stack when ``didChangeStack(from:to:)`` is called. It buffers all stacks that were not
  /// read yet, does not retain the controller, and ends when the controller is deallocated.
  public var stackUpdates: AsyncStream<[State]> { listeners.stream(beginningWith: states, isSame: ==) }
}

@available(iOS 17, tvOS 17, macCatalyst 17, *)
extension StateNavigationController {
  /// Replaces the stack whenever a property of an observable model changes.
  ///
  /// ```swift
  /// books.observe(library, \.path)
  /// ```
  ///
  /// The present value of the property is applied immediately and without an animation. Of several changes in one
  /// update cycle, only the last is applied. The observation retains neither the model nor the controller. Changes by
  /// the user are not written to the model; do so in ``didChangeStack(from:to:)``, which makes no further request
  /// because the stack has the value already.
  ///
  /// - Parameters:
  ///   - model: The model, which belongs to the main actor.
  ///   - keyPath: The property with the stack, the lowest state first.
  ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
  /// - Returns: An observation that can be cancelled. It need not be retained.
  @discardableResult
  public func observe<Model: AnyObject & Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, [State]>, animated: Bool = true
  ) -> StateObservation {
    followers.follow(model, keyPath) { [weak self] stack, isFirst in
      // A value that ``didChangeStack(from:to:)`` wrote to the model is on the stack already, perhaps with controllers
      // without a state in between.
      guard let self, states != stack else { return }
      setStack(stack, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
    }
  }
}
