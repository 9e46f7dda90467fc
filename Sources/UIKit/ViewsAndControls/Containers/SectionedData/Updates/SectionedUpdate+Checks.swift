extension SectionedUpdate {
  /// Checks that all index paths exist and are unique, and that the number of sections is consistent.
  static func check(
    _ changes: SectionedChanges, _ old: [Int], _ new: [Int], _ words: SectionedWords
  ) throws(SectionedUpdateError) {
    try checkSections(changes, old.count, new.count, words)
    try checkItems(changes, old, new, words)
  }

  private static func checkSections(
    _ changes: SectionedChanges, _ old: Int, _ new: Int, _ words: SectionedWords
  ) throws(SectionedUpdateError) {
    for section in changes.deletedSections + changes.reloadedSections + changes.movedSections.map(\.from)
    where !(0..<old).contains(section) {
      throw SectionedUpdateError(
        message:
          "attempt to delete section \(section), but there are only \(old) sections before the update")
    }
    for section in changes.insertedSections + changes.movedSections.map(\.to) where !(0..<new).contains(section) {
      throw SectionedUpdateError(
        message:
          "attempt to insert section \(section) but there are only \(new) sections after the update")
    }
    if let section = firstTwice(changes.deletedSections + changes.movedSections.map(\.from)) {
      throw SectionedUpdateError(message: "attempt to delete or move section \(section) more than once")
    }
    if let section = firstTwice(changes.insertedSections + changes.movedSections.map(\.to)) {
      throw SectionedUpdateError(message: "attempt to insert or move more than one section to \(section)")
    }
    let expected = old - changes.deletedSections.count + changes.insertedSections.count
    guard expected == new else {
      throw SectionedUpdateError(
        message:
          "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the update (\(new)) must be equal to the number of sections contained in the \(words.view) before the update (\(old)), plus or minus the number of sections inserted or deleted (\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted)."
      )
    }
  }

  private static func checkItems(
    _ changes: SectionedChanges, _ old: [Int], _ new: [Int], _ words: SectionedWords
  ) throws(SectionedUpdateError) {
    for item in changes.deletedItems + changes.reloadedItems + changes.movedItems.map(\.from)
    where !exists(item, in: old) {
      throw SectionedUpdateError(
        message:
          "attempt to delete \(words.item) \(text(item)) which \(count(of: item, in: old, words)) before the update")
    }
    for item in changes.insertedItems + changes.movedItems.map(\.to) where !exists(item, in: new) {
      throw SectionedUpdateError(
        message:
          "attempt to insert \(words.item) \(text(item)) which \(count(of: item, in: new, words)) after the update")
    }
    if let item = firstTwice(changes.deletedItems + changes.movedItems.map(\.from)) {
      throw SectionedUpdateError(message: "attempt to delete or move \(words.item) \(text(item)) more than once")
    }
    if let item = firstTwice(changes.insertedItems + changes.movedItems.map(\.to)) {
      throw SectionedUpdateError(message: "attempt to insert or move more than one \(words.item) to \(text(item))")
    }
    let deletedSections = Set(changes.deletedSections)
    for item in changes.movedItems.map(\.from) where deletedSections.contains(item.section) {
      throw SectionedUpdateError(
        message: "attempt to move \(words.item) \(text(item)) out of a section that is deleted")
    }
  }

  private static func exists(_ item: IndexPath, in counts: [Int]) -> Bool {
    item.count == 2 && counts.indices.contains(item.section) && item.item >= 0 && item.item < counts[item.section]
  }

  private static func text(_ item: IndexPath) -> String {
    item.count == 2 ? "\(item.item) of section \(item.section)" : "\(item)"
  }

  private static func count(of item: IndexPath, in counts: [Int], _ words: SectionedWords) -> String {
    guard item.count == 2 else { return "names no \(words.item)" }
    guard counts.indices.contains(item.section) else { return "is beyond the \(counts.count) sections" }
    return "only contains \(counts[item.section]) \(words.item)s"
  }

  private static func firstTwice<Place: Hashable>(_ places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }
}
