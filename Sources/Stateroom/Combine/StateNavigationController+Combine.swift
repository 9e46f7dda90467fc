#if canImport(Combine)
  public import Combine
  import UIKit

  extension StateNavigationController {
    /// Follows a publisher: each value is a request to set the stack to those states.
    ///
    /// ```swift
    /// books.observe(router.$path)
    /// ```
    ///
    /// A value that the publisher delivers as it is subscribed to is shown without an animation. The container retains
    /// the subscription, and the publisher does not retain the container.
    ///
    /// - Parameters:
    ///   - publisher: A publisher that delivers on the main thread. Add `receive(on: DispatchQueue.main)` to one that
    ///     does not.
    ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
    /// - Returns: An object that stops the observation. It need not be retained.
    @discardableResult
    public func observe<States: Publisher>(
      _ publisher: States, animated: Bool = true
    ) -> StateObservation where States.Output == [State], States.Failure == Never {
      followers.follow(publisher) { [weak self] stack, isFirst in
        // A stack that was written back is there already, possibly with view controllers that have no state.
        guard let self, states != stack else { return }
        setStack(stack, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
      }
    }

    /// Follows a property of an observable object: each change is a request to set the stack to its value.
    ///
    /// The current value is shown without an animation. Changes are read at the end of the update cycle in which they
    /// are made, so that only the last of several is requested. Neither object retains the other.
    ///
    /// - Parameters:
    ///   - model: The object, which is changed on the main actor.
    ///   - keyPath: The property that contains the states.
    ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
    /// - Returns: An object that stops the observation. It need not be retained.
    @discardableResult
    public func observe<Model: ObservableObject>(
      _ model: Model, _ keyPath: KeyPath<Model, [State]>, animated: Bool = true
    ) -> StateObservation {
      followers.follow(model, keyPath) { [weak self] stack, isFirst in
        // A stack that was written back is there already, possibly with view controllers that have no state.
        guard let self, states != stack else { return }
        setStack(stack, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
      }
    }
  }
#endif
