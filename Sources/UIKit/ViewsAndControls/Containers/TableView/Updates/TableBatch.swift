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

  mutating func note(_ animation: UITableView.RowAnimation, for changes: SectionedChanges) {
    for row in changes.insertedItems { inserted[row] = animation }
    for row in changes.deletedItems { deleted[row] = animation }
    for section in changes.insertedSections { insertedSections[section] = animation }
    for section in changes.deletedSections { deletedSections[section] = animation }
    // The new cell of a reloaded row covers the old one, so that a cross-fade is the automatic animation.
    let reloading = animation == .automatic ? .fade : animation
    for row in changes.reloadedItems { deleted[row] = reloading }
    for section in changes.reloadedSections {
      insertedSections[section] = reloading
      deletedSections[section] = reloading
    }
  }

  func coming(_ row: IndexPath) -> UITableView.RowAnimation { inserted[row] ?? coming(row.section) }

  func going(_ row: IndexPath) -> UITableView.RowAnimation { deleted[row] ?? going(row.section) }

  func coming(_ section: Int) -> UITableView.RowAnimation { insertedSections[section] ?? .automatic }

  func going(_ section: Int) -> UITableView.RowAnimation { deletedSections[section] ?? .automatic }
}
