/// A batch of changes that are performed together.
@MainActor
struct TableBatch: ListBatch {
  var depth = 0
  var changes = SectionedChanges()
  var placeholders = ListPlaceholderBatch()
  var animations = TableRowAnimations()
  var completions: [(Bool) -> Void] = []
  var didLoad = false
  var oldCounts: [Int] = []
}

/// The animations of the rows and sections of a batch.
struct TableRowAnimations {
  var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// A Boolean value that indicates whether any change is animated.
  var isAnimated = false

  mutating func note(_ animation: UITableView.RowAnimation, for changes: SectionedChanges) {
    if animation != .none { isAnimated = true }
    for row in changes.insertedItems + changes.reloadedItems { inserted[row] = animation }
    for row in changes.deletedItems + changes.reloadedItems { deleted[row] = animation }
    for section in changes.insertedSections + changes.reloadedSections { insertedSections[section] = animation }
    for section in changes.deletedSections + changes.reloadedSections { deletedSections[section] = animation }
  }

  func coming(_ row: IndexPath) -> UITableView.RowAnimation {
    inserted[row] ?? insertedSections[row.section] ?? .automatic
  }

  func going(_ row: IndexPath) -> UITableView.RowAnimation {
    deleted[row] ?? deletedSections[row.section] ?? .automatic
  }
}
