/// A batch of changes of a list that are performed together.
@MainActor
protocol ListBatch {
  var depth: Int { get }
  var changes: SectionedChanges { get set }
  var placeholders: ListPlaceholderBatch { get set }
  /// A Boolean value that indicates whether the data was loaded when the batch began.
  ///
  /// Otherwise, there is nothing to update.
  var didLoad: Bool { get set }
  /// The completion handlers of the batch.
  var completions: [(Bool) -> Void] { get }
}

extension ListBatch {
  /// Calls the completion handlers after the commit of the changes.
  func complete() {
    let completions = completions
    guard !completions.isEmpty else { return }
    AppRuntime.shared.performAfterCommit { for completion in completions { completion(true) } }
  }

  /// Discards the changes of an unfinished batch, because the data is replaced as a whole.
  mutating func discardChanges() {
    guard depth > 0 else { return }
    changes = SectionedChanges()
    placeholders = ListPlaceholderBatch()
    didLoad = false
  }
}
