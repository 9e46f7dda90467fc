import Dispatch
import Synchronization

/// A result of a search.
struct FoundText<Document: Hashable>: Hashable, Sendable {
  let range: UITextRange
  // The value is never changed. The app chooses the type, which Apple's declaration does not require to be `Sendable`,
  // and passes its values from the threads on which it searches to the main one, where they are compared.
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

  private struct List {
    var lastID = 0
    var entries: [(id: Int, text: FoundText<Document>)] = []
  }

  private let list = Mutex(List())
  /// Called on the main actor when the results have changed.
  @MainActor var onEvent: ((Event) -> Void)?

  @MainActor init() {}

  /// The results without repetitions.
  ///
  /// The comparisons are code of the app, which must not run while the list is locked.
  var all: [FoundText<Document>] {
    var known: Set<FoundText<Document>> = []
    return list.withLock(\.entries).map(\.text).filter { known.insert($0).inserted }
  }

  func add(_ text: FoundText<Document>) {
    list.withLock { list in
      list.lastID += 1
      list.entries.append((list.lastID, text))
    }
    send(.changed)
  }

  func remove(_ text: FoundText<Document>) {
    let old = list.withLock(\.entries)
    let removed = Set(old.filter { $0.text == text }.map(\.id))
    // The former entries keep the ranges, which are objects of the app, while the list is locked.
    withExtendedLifetime(old) {
      list.withLock { list in list.entries.removeAll { removed.contains($0.id) } }
    }
    send(.changed)
  }

  func removeAll() {
    // The results, whose ranges are objects of the app, are released when the list is no longer locked.
    let old = list.withLock { list in
      defer { list.entries = [] }
      return list.entries
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
