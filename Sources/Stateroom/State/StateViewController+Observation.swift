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
    let follower = StateFollower(model, keyPath) { [weak self] state, isFirst in
      self?.transition(to: state, animated: animated && !isFirst, completion: nil)
    }
    follow(follower)
    follower.follow(isFirst: true)
    return StateObservation { [weak self, weak follower] in
      guard let follower else { return }
      follower.isCancelled = true
      self?.unfollow(follower)
    }
  }
}

/// Follows one property of one model.
@available(iOS 17, tvOS 17, macCatalyst 17, *)
@MainActor
private final class StateFollower<Model: AnyObject & Observable, State> {
  private weak var model: Model?
  private let keyPath: KeyPath<Model, State>
  private let changed: (State, Bool) -> Void
  var isCancelled = false

  init(_ model: Model, _ keyPath: KeyPath<Model, State>, changed: @escaping (State, Bool) -> Void) {
    self.model = model
    self.keyPath = keyPath
    self.changed = changed
  }

  func follow(isFirst: Bool = false) {
    guard let model, !isCancelled else { return }
    let state = withObservationTracking {
      model[keyPath: keyPath]
    } onChange: { [weak self] in
      // It is called before the change.
      Task { @MainActor in self?.follow() }
    }
    changed(state, isFirst)
  }
}
