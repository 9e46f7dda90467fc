/// The changes of the data that an app reports: removals by the index paths before the change, insertions by those
/// after.
struct SectionedChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }
}

/// The reason why changes cannot lead from the old data to the new.
struct SectionedUpdateError: Error, Equatable {
  let message: String
}

/// The words by which messages about an update name its items and its view.
struct SectionedWords: Sendable {
  let item: String
  let view: String

  static let table = SectionedWords(item: "row", view: "table view")
  static let collection = SectionedWords(item: "item", view: "collection view")
}

extension SectionedChanges {
  static func += (changes: inout SectionedChanges, more: SectionedChanges) {
    changes.deletedSections += more.deletedSections
    changes.insertedSections += more.insertedSections
    changes.reloadedSections += more.reloadedSections
    changes.movedSections += more.movedSections
    changes.deletedItems += more.deletedItems
    changes.insertedItems += more.insertedItems
    changes.reloadedItems += more.reloadedItems
    changes.movedItems += more.movedItems
  }
}
