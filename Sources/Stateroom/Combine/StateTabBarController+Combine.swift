#if canImport(Combine)
  public import Combine
  import UIKit

  extension StateTabBarController {
    /// Follows a publisher: each value is a request to select the tab of that state.
    ///
    /// ```swift
    /// tabs.observe(router.$section)
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
    ) -> StateObservation where States.Output == State, States.Failure == Never {
      followers.follow(publisher) { [weak self] state, isFirst in
        guard let self, self.state != state else { return }
        transition(to: state, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
      }
    }

    /// Follows a property of an observable object: each change is a request to select its tab.
    ///
    /// The current value is shown without an animation. Changes are read at the end of the update cycle in which they
    /// are made, so that only the last of several is requested. Neither object retains the other.
    ///
    /// - Parameters:
    ///   - model: The object, which is changed on the main actor.
    ///   - keyPath: The property that contains the state.
    ///   - animated: A Boolean value that indicates whether changes are animated. The default is `true`.
    /// - Returns: An object that stops the observation. It need not be retained.
    @discardableResult
    public func observe<Model: ObservableObject>(
      _ model: Model, _ keyPath: KeyPath<Model, State>, animated: Bool = true
    ) -> StateObservation {
      followers.follow(model, keyPath) { [weak self] state, isFirst in
        guard let self, self.state != state else { return }
        transition(to: state, animated: animated && !isFirst, completion: Diagnostics.reportUnreceived)
      }
    }
  }
#endif
