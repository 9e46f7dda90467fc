/// Validated changes of the data, and the resulting index of each section and row.
struct SectionedUpdate {
  let oldCounts: [Int]
  let newCounts: [Int]
  private let words: SectionedWords
  private var newSections: [Int?]
  private var oldSections: [Int?]
  /// The new index paths of rows by old section, for sections whose rows changed.
  private var destinations: [Int: [IndexPath?]] = [:]
  /// The old index paths of rows by new section, for sections whose rows changed.
  private var origins: [Int: [IndexPath?]] = [:]
  private let reloadedItems: Set<IndexPath>

  // MARK: - Asking

  /// Returns the new index of a section; `nil` if it was deleted or reloaded.
  func newSection(_ old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  /// Returns the old index of a section; `nil` if it was inserted or reloaded.
  func oldSection(_ new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }

  /// Returns the new index path of a row; `nil` if it was deleted.
  func newItem(_ old: IndexPath) -> IndexPath? {
    guard oldCounts.indices.contains(old.section), old.row >= 0, old.row < oldCounts[old.section] else { return nil }
    if let rows = destinations[old.section] { return rows[old.row] }
    return newSection(old.section).map { IndexPath(row: old.row, section: $0) }
  }

  /// Returns the old index path of a row; `nil` if it was inserted.
  func oldItem(_ new: IndexPath) -> IndexPath? {
    guard newCounts.indices.contains(new.section), new.row >= 0, new.row < newCounts[new.section] else { return nil }
    if let rows = origins[new.section] { return rows[new.row] }
    return oldSection(new.section).map { IndexPath(row: new.row, section: $0) }
  }

  /// Returns whether the row at an old index path is reloaded.
  func isReloaded(_ old: IndexPath) -> Bool { reloadedItems.contains(old) }

  /// Returns whether all rows of a new section are unchanged rows of one old section, with their heights.
  func isUnchanged(newSection: Int) -> Bool {
    guard origins[newSection] == nil, let old = oldSection(newSection) else { return false }
    return !reloadedItems.contains { $0.section == old }
  }

  // MARK: - Resolving

  /// Creates an update from changes and the counts of rows.
  ///
  /// - Throws: A `SectionedUpdateError` if the changes are not consistent with the old and the new counts of rows.
  init(
    _ changes: SectionedChanges, from oldCounts: [Int], to newCounts: [Int], words: SectionedWords = .table
  ) throws(SectionedUpdateError) {
    self.words = words
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    reloadedItems = Set(changes.reloadedItems)
    try Self.check(changes, oldCounts, newCounts, words)
    let sections = Self.match(
      old: oldCounts.count, new: newCounts.count, deleted: Set(changes.deletedSections),
      inserted: Set(changes.insertedSections), moved: changes.movedSections)
    newSections = sections.forward
    oldSections = sections.backward
    for section in changes.reloadedSections {
      // The rows of a reloaded section are deleted and inserted.
      if let new = newSections[section] { oldSections[new] = nil }
      newSections[section] = nil
    }
    try matchRows(changes)
  }

  private mutating func matchRows(_ changes: SectionedChanges) throws(SectionedUpdateError) {
    let deleted = Dictionary(grouping: changes.deletedItems, by: \.section)
    let inserted = Dictionary(grouping: changes.insertedItems, by: \.section)
    let movedOut = Dictionary(grouping: changes.movedItems, by: \.from.section)
    let movedIn = Dictionary(grouping: changes.movedItems, by: \.to.section)
    for old in newSections.indices {
      guard let new = newSections[old] else { continue }
      let (gone, come) = (deleted[old] ?? [], inserted[new] ?? [])
      let (out, into) = (movedOut[old] ?? [], movedIn[new] ?? [])
      let expected = oldCounts[old] - gone.count + come.count - out.count + into.count
      guard expected == newCounts[new] else {
        throw SectionedUpdateError(
          message:
            "Invalid update: invalid number of \(words.item)s in section \(new). The number of \(words.item)s contained in an existing section after the update (\(newCounts[new])) must be equal to the number of \(words.item)s contained in that section before the update (\(oldCounts[old])), plus or minus the number of \(words.item)s inserted or deleted from that section (\(come.count) inserted, \(gone.count) deleted) and plus or minus the number of \(words.item)s moved into or out of that section (\(into.count) moved in, \(out.count) moved out)."
        )
      }
      guard !(gone.isEmpty && come.isEmpty && out.isEmpty && into.isEmpty) else { continue }
      let leaving = Set(gone.map(\.row)).union(out.map(\.from.row))
      let arriving = Set(come.map(\.row)).union(into.map(\.to.row))
      var forward = [IndexPath?](repeating: nil, count: oldCounts[old])
      var backward = [IndexPath?](repeating: nil, count: newCounts[new])
      let stayers = (0..<oldCounts[old]).lazy.filter { !leaving.contains($0) }
      let places = (0..<newCounts[new]).lazy.filter { !arriving.contains($0) }
      for (from, to) in zip(stayers, places) {
        forward[from] = IndexPath(row: to, section: new)
        backward[to] = IndexPath(row: from, section: old)
      }
      destinations[old] = forward
      origins[new] = backward
    }
    connect(changes.movedItems)
  }

  /// Connects the old and new index paths of rows that were moved individually.
  private mutating func connect(_ moves: [(from: IndexPath, to: IndexPath)]) {
    for (from, to) in moves {
      if destinations[from.section] == nil {
        destinations[from.section] = Array(repeating: nil, count: oldCounts[from.section])
      }
      if origins[to.section] == nil { origins[to.section] = Array(repeating: nil, count: newCounts[to.section]) }
      destinations[from.section]?[from.row] = to
      origins[to.section]?[to.row] = from
    }
  }

  private static func match(
    old: Int, new: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [(from: Int, to: Int)]
  ) -> (forward: [Int?], backward: [Int?]) {
    var forward = [Int?](repeating: nil, count: old)
    var backward = [Int?](repeating: nil, count: new)
    let leaving = deleted.union(moved.map(\.from))
    let arriving = inserted.union(moved.map(\.to))
    let stayers = (0..<old).lazy.filter { !leaving.contains($0) }
    let places = (0..<new).lazy.filter { !arriving.contains($0) }
    for (from, to) in zip(stayers, places) {
      forward[from] = to
      backward[to] = from
    }
    for (from, to) in moved {
      forward[from] = to
      backward[to] = from
    }
    return (forward, backward)
  }
}
