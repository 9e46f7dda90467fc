extension TableUpdate {
  /// Checks that every place exists, that none is named twice, and that the number of sections comes out.
  static func check(_ changes: TableChanges, _ old: [Int], _ new: [Int]) throws(TableUpdateError) {
    try checkSections(changes, old.count, new.count)
    try checkRows(changes, old, new)
  }

  private static func checkSections(_ changes: TableChanges, _ old: Int, _ new: Int) throws(TableUpdateError) {
    for section in changes.deletedSections + changes.reloadedSections + changes.movedSections.map(\.from)
    where !(0..<old).contains(section) {
      throw TableUpdateError(
        message:
          "attempt to delete section \(section), but there are only \(old) sections before the update")
    }
    for section in changes.insertedSections + changes.movedSections.map(\.to) where !(0..<new).contains(section) {
      throw TableUpdateError(
        message:
          "attempt to insert section \(section) but there are only \(new) sections after the update")
    }
    if let section = firstTwice(changes.deletedSections + changes.movedSections.map(\.from)) {
      throw TableUpdateError(message: "attempt to delete or move section \(section) more than once")
    }
    if let section = firstTwice(changes.insertedSections + changes.movedSections.map(\.to)) {
      throw TableUpdateError(message: "attempt to insert or move more than one section to \(section)")
    }
    let expected = old - changes.deletedSections.count + changes.insertedSections.count
    guard expected == new else {
      throw TableUpdateError(
        message:
          "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(new)) must be equal to the number of sections contained in the table view before the update (\(old)), plus or minus the number of sections inserted or deleted (\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted)."
      )
    }
  }

  private static func checkRows(_ changes: TableChanges, _ old: [Int], _ new: [Int]) throws(TableUpdateError) {
    for row in changes.deletedRows + changes.reloadedRows + changes.movedRows.map(\.from) where !exists(row, in: old) {
      throw TableUpdateError(
        message: "attempt to delete row \(text(row)) which \(count(of: row, in: old)) before the update")
    }
    for row in changes.insertedRows + changes.movedRows.map(\.to) where !exists(row, in: new) {
      throw TableUpdateError(
        message: "attempt to insert row \(text(row)) which \(count(of: row, in: new)) after the update")
    }
    if let row = firstTwice(changes.deletedRows + changes.movedRows.map(\.from)) {
      throw TableUpdateError(message: "attempt to delete or move row \(text(row)) more than once")
    }
    if let row = firstTwice(changes.insertedRows + changes.movedRows.map(\.to)) {
      throw TableUpdateError(message: "attempt to insert or move more than one row to \(text(row))")
    }
    let deletedSections = Set(changes.deletedSections)
    for row in changes.movedRows.map(\.from) where deletedSections.contains(row.section) {
      throw TableUpdateError(message: "attempt to move row \(text(row)) out of a section that is deleted")
    }
  }

  private static func exists(_ row: IndexPath, in counts: [Int]) -> Bool {
    row.count == 2 && counts.indices.contains(row.section) && row.row >= 0 && row.row < counts[row.section]
  }

  private static func text(_ row: IndexPath) -> String {
    row.count == 2 ? "\(row.row) of section \(row.section)" : "\(row)"
  }

  private static func count(of row: IndexPath, in counts: [Int]) -> String {
    guard row.count == 2 else { return "names no row" }
    guard counts.indices.contains(row.section) else { return "is beyond the \(counts.count) sections" }
    return "only contains \(counts[row.section]) rows"
  }

  private static func firstTwice<Place: Hashable>(_ places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }
}
