import Observation
import UIKit

/// The observations of models by one container, which owns them.
///
/// None of them retains a model.
@MainActor
final class ModelFollowers {
  private struct Follower {
    let object: AnyObject
    let isOver: () -> Bool
  }

  private var followers: [Follower] = []

  /// Observes a property of a model until the observation is cancelled or ends.
  ///
  /// The observation ends when the model or the container is deallocated.
  ///
  /// - Parameter changed: A closure that is called with the current value, and at the end of each update cycle in
  ///   which the value has changed. It should not retain the container.
  @available(iOS 17, tvOS 17, macCatalyst 17, *)
  func follow<Model: AnyObject & Observable, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, changed: @escaping (_ value: Value, _ isFirst: Bool) -> Void
  ) -> StateObservation {
    let follower = ModelFollower(model, keyPath, changed: changed)
    let observation = own(follower, until: { $0.isOver }) { $0.isCancelled = true }
    follower.follow(isFirst: true)
    return observation
  }

  /// Retains a follower until its observation is cancelled.
  ///
  /// - Parameters:
  ///   - follower: The follower.
  ///   - isOver: A closure that returns whether the model was deallocated. Such a follower is released when the next
  ///     observation begins, because the end of a model is not reported.
  ///   - cancel: A closure that ends the observation.
  func own<Object: AnyObject>(
    _ follower: Object, until isOver: @escaping (Object) -> Bool = { _ in false }, cancel: @escaping (Object) -> Void
  ) -> StateObservation {
    let current = followers.filter { !$0.isOver() }
    exchange(
      &followers, with: current + [Follower(object: follower) { [weak follower] in follower.map(isOver) ?? true }])
    return StateObservation { [weak self, weak follower] in
      guard let follower else { return }
      cancel(follower)
      guard let self else { return }
      let others = followers.filter { $0.object !== follower }
      exchange(&followers, with: others)
    }
  }
}

/// An observation of one property of one model.
@available(iOS 17, tvOS 17, macCatalyst 17, *)
@MainActor
private final class ModelFollower<Model: AnyObject & Observable, Value> {
  private weak var model: Model?
  private let keyPath: KeyPath<Model, Value>
  private let changed: (Value, Bool) -> Void
  var isCancelled = false
  var isOver: Bool { model == nil }

  init(_ model: Model, _ keyPath: KeyPath<Model, Value>, changed: @escaping (Value, Bool) -> Void) {
    self.model = model
    self.keyPath = keyPath
    self.changed = changed
  }

  func follow(isFirst: Bool = false) {
    guard let model, !isCancelled else { return }
    let value = withObservationTracking {
      model[keyPath: keyPath]
    } onChange: { [weak self] in
      // This closure is called before the change, so that the new value is read later.
      Task { @MainActor in self?.follow() }
    }
    changed(value, isFirst)
  }
}
