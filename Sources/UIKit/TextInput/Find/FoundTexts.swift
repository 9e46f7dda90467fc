import Dispatch
import Synchronization

/// A result of a search.
struct FoundText<Document: Hashable>: Hashable, Sendable {
  let range: UITextRange
  // Identifiers are values that the app compares on the threads on which it searches.
  nonisolated(unsafe) let document: Document

  init(range: UITextRange, document: Document) {
    self.range = range
    self.document = document
  }

  static func == (left: Self, right: Self) -> Bool {
    left.range.isEqual(right.range) && left.document == right.document
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(range.hash)
    hasher.combine(document)
  }
}

/// The results of one search, which can be added on any thread.
final class FoundTexts<Document: Hashable>: Sendable {
  enum Event {
    case changed
    case finished
    case invalidated
  }

  private let list = Mutex<[FoundText<Document>]>([])
  /// Called on the main actor when the results have changed.
  @MainActor var onEvent: ((Event) -> Void)?

  @MainActor init() {}

  /// The results without repetitions.
  ///
  /// The comparisons are code of the app, which must not run while the list is locked.
  var all: [FoundText<Document>] {
    var known: Set<FoundText<Document>> = []
    return list.withLock { $0 }.filter { known.insert($0).inserted }
  }

  func add(_ text: FoundText<Document>) {
    list.withLock { $0.append(text) }
    send(.changed)
  }

  func remove(_ text: FoundText<Document>) {
    let old = list.withLock { $0 }
    let indices = IndexSet(old.indices.filter { old[$0] == text })
    // Other threads append or remove everything, so that the indices remain those of the same results.
    list.withLock { current in
      for index in indices.reversed() where index < current.count { current.remove(at: index) }
    }
    send(.changed)
  }

  func removeAll() {
    // The results, whose ranges are objects of the app, are released when the list is no longer locked.
    let old = list.withLock { current in
      defer { current = [] }
      return current
    }
    withExtendedLifetime(old) { send(.invalidated) }
  }

  func send(_ event: Event) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onEvent?(event) }
    } else {
      DispatchQueue.main.async { self.onEvent?(event) }
    }
  }
}
