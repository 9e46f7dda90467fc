/// The changes of the data that an app reports.
///
/// Removals have index paths before the change, and insertions have those after it.
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

/// The reason why changes are not consistent with the old and the new data.
struct SectionedUpdateError: Error, Equatable {
  let message: String
}

/// The words that messages about an update use for its items and its view.
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
