#if canImport(Combine)
  import Combine
  import UIKit

  extension ModelFollowers {
    /// Follows a publisher, until the observation is cancelled or the container is deallocated.
    ///
    /// - Parameter changed: A closure that is called with each value. The first one is a value that the publisher
    ///   delivers as it is subscribed to. The closure must not retain the container.
    func follow<Values: Publisher>(
      _ publisher: Values, changed: @escaping (_ value: Values.Output, _ isFirst: Bool) -> Void
    ) -> StateObservation where Values.Failure == Never {
      var isSubscribing = true
      let subscription = publisher.sink { changed($0, isSubscribing) }
      isSubscribing = false
      return own(subscription) { $0.cancel() }
    }

    /// Follows a property of an observable object, until the observation is cancelled.
    ///
    /// - Parameter changed: A closure that is called with the current value, and at the end of each update cycle in
    ///   which the object has changed.
    func follow<Model: ObservableObject, Value>(
      _ model: Model, _ keyPath: KeyPath<Model, Value>, changed: @escaping (_ value: Value, _ isFirst: Bool) -> Void
    ) -> StateObservation {
      let follower = ObjectFollower(model, keyPath, changed: changed)
      return own(follower, until: { $0.isOver }) { $0.cancel() }
    }
  }

  /// An object that follows one property of an observable object.
  @MainActor
  private final class ObjectFollower<Model: ObservableObject, Value> {
    private weak var model: Model?
    private let keyPath: KeyPath<Model, Value>
    private let changed: (Value, Bool) -> Void
    private var subscription: AnyCancellable?
    private var isReadPending = false
    var isOver: Bool { model == nil }

    init(_ model: Model, _ keyPath: KeyPath<Model, Value>, changed: @escaping (Value, Bool) -> Void) {
      self.model = model
      self.keyPath = keyPath
      self.changed = changed
      // The object announces a change before it takes place. The first call may already change it.
      subscription = model.objectWillChange.sink { [weak self] _ in self?.readLater() }
      changed(model[keyPath: keyPath], true)
    }

    func cancel() { subscription = nil }

    private func readLater() {
      guard !isReadPending else { return }
      isReadPending = true
      Task { [weak self] in self?.read() }
    }

    private func read() {
      isReadPending = false
      guard subscription != nil, let model else { return }
      changed(model[keyPath: keyPath], false)
    }
  }
#endif
