/// The places of a list's placeholders: cells between the items, which the data source does not know.
///
/// A list and its app use the index paths of the data source. The index paths of the presentation, which a layout uses,
/// count the placeholders too.
struct ListPlaceholders: Equatable {
  struct Entry: Equatable {
    let id: Int
    /// The item of the data source before which the placeholder is; the number of items at the end of a section.
    var next: IndexPath
  }

  /// The placeholders, in the order of the presentation.
  private(set) var entries: [Entry] = []
  private var lastID = 0

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ id: Int) -> Bool { entries.contains { $0.id == id } }

  // MARK: - Translating

  /// Returns the index path of an item in the presentation.
  func place(of item: IndexPath) -> IndexPath {
    guard !isEmpty, item.count == 2 else { return item }
    let before = entries.count { $0.next <= item && $0.next.section == item.section }
    return IndexPath(item: item.item + before, section: item.section)
  }

  /// Returns the index path of a placeholder in the presentation; `nil` if it was removed.
  func place(ofPlaceholder id: Int) -> IndexPath? { places.first { $0.id == id }?.place }

  /// Returns the item at an index path of the presentation; `nil` for a placeholder.
  func item(at place: IndexPath) -> IndexPath? { placeholder(at: place) == nil ? insertion(at: place) : nil }

  /// Returns the placeholder at an index path of the presentation; `nil` for an item.
  func placeholder(at place: IndexPath) -> Int? { isEmpty ? nil : places.first { $0.place == place }?.id }

  /// Returns the item of the data source before which something at an index path of the presentation is inserted.
  func insertion(at place: IndexPath) -> IndexPath {
    guard !isEmpty, place.count == 2 else { return place }
    let before = places.count { $0.place < place && $0.place.section == place.section }
    return IndexPath(item: place.item - before, section: place.section)
  }

  /// Returns the numbers of items in the presentation, from those of the data source.
  func counts(from counts: [Int]) -> [Int] {
    var counts = counts
    for entry in entries where counts.indices.contains(entry.next.section) { counts[entry.next.section] += 1 }
    return counts
  }

  /// The placeholders with their index paths in the presentation.
  var places: [(id: Int, place: IndexPath)] {
    var before: [Int: Int] = [:]
    return entries.map { entry in
      let section = entry.next.section
      defer { before[section, default: 0] += 1 }
      return (entry.id, IndexPath(item: entry.next.item + before[section, default: 0], section: section))
    }
  }

  /// Returns the placeholders in a list from which an item is taken out.
  func without(_ source: IndexPath?) -> ListPlaceholders {
    guard let source else { return self }
    var result = self
    for index in entries.indices where entries[index].next.section == source.section && entries[index].next > source {
      result.entries[index].next.item -= 1
    }
    return result
  }

  // MARK: - Changing

  /// Returns a number for a new placeholder.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Inserts a placeholder before an item of the data source, and after the other placeholders there.
  mutating func insert(_ id: Int, before item: IndexPath) {
    let index = entries.firstIndex { $0.next > item } ?? entries.endIndex
    entries.insert(Entry(id: id, next: item), at: index)
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  mutating func removeAll() { entries = [] }

  /// Removes the placeholders of missing sections, and moves those behind the end of a section to it.
  mutating func fit(_ counts: [Int]) {
    guard !isEmpty else { return }
    entries.removeAll { !counts.indices.contains($0.next.section) }
    for index in entries.indices {
      entries[index].next.item = min(entries[index].next.item, counts[entries[index].next.section])
    }
  }

  /// Updates the placeholders after a change of the data.
  ///
  /// A placeholder remains before the item that follows it, or at the end of its section. It is removed with its
  /// section.
  mutating func follow(_ update: SectionedUpdate, _ changes: SectionedChanges, _ batch: ListPlaceholderBatch) {
    let moved = Set(changes.movedItems.map(\.from))
    var result: [Entry] = []
    for (index, entry) in entries.enumerated() where !batch.isGone(entry.id) {
      guard let section = update.newSection(entry.next.section) else { continue }
      let followers = entry.next.item..<max(entry.next.item, update.oldCounts[entry.next.section])
      let next = followers.lazy.map { IndexPath(item: $0, section: entry.next.section) }.filter { !moved.contains($0) }
        .compactMap(update.newItem).first
      var new = next ?? IndexPath(item: update.newCounts[section], section: section)
      // A placeholder that becomes an item remains behind those before it.
      for later in entries[index...] where later.next.section == entry.next.section {
        if let item = batch.committed[later.id] { new = min(new, item) }
      }
      result.append(Entry(id: entry.id, next: new))
    }
    entries = result.sorted { $0.next.section < $1.next.section }
    insert(batch, newCounts: update.newCounts)
  }

  /// Inserts and removes the placeholders of a batch.
  mutating func insert(_ batch: ListPlaceholderBatch, newCounts: [Int]? = nil) {
    entries.removeAll { batch.isGone($0.id) }
    for (id, item) in batch.inserted { insert(id, before: item) }
    if let newCounts { fit(newCounts) }
  }

  // MARK: - Updating the Presentation

  /// Returns changes of the data as changes of the presentation, with those of the placeholders.
  ///
  /// - Parameters:
  ///   - changes: The changes of the data, without the items that placeholders become.
  ///   - new: The placeholders after the changes.
  ///   - batch: The changes of the placeholders.
  func presented(
    _ changes: SectionedChanges, to new: ListPlaceholders, _ batch: ListPlaceholderBatch
  ) -> SectionedChanges {
    var result = changes
    result.deletedItems = changes.deletedItems.map(place)
    result.reloadedItems = changes.reloadedItems.map(place)
    result.insertedItems = changes.insertedItems.map(new.place)
    result.movedItems = changes.movedItems.map { (place(of: $0.from), new.place(of: $0.to)) }
    for (id, place) in places where !new.contains(id) {
      if batch.committed[id] == nil { result.deletedItems.append(place) } else { result.reloadedItems.append(place) }
    }
    for (id, place) in new.places where !contains(id) { result.insertedItems.append(place) }
    return result
  }
}

/// The changes of the placeholders in a batch of changes.
struct ListPlaceholderBatch {
  var inserted: [(id: Int, before: IndexPath)] = []
  private(set) var removed: Set<Int> = []
  /// The index paths of the items that placeholders become, after the changes.
  private(set) var committed: [Int: IndexPath] = [:]

  var isEmpty: Bool { inserted.isEmpty && removed.isEmpty && committed.isEmpty }

  /// Returns whether a placeholder was removed, or became an item.
  func isGone(_ id: Int) -> Bool { removed.contains(id) || committed[id] != nil }

  mutating func remove(_ id: Int) {
    removed.insert(id)
    inserted.removeAll { $0.id == id }
  }

  /// Notes that a placeholder becomes an item, and returns the index path of the item.
  mutating func commit(_ id: Int, of placeholders: ListPlaceholders) -> IndexPath? {
    guard let index = placeholders.entries.firstIndex(where: { $0.id == id }) else { return nil }
    var item = placeholders.entries[index].next
    for (other, entry) in placeholders.entries.enumerated() where entry.next.section == item.section {
      guard let place = committed[entry.id] else { continue }
      if other < index {
        item.item += 1
      } else {
        committed[entry.id] = IndexPath(item: place.item + 1, section: place.section)
      }
    }
    committed[id] = item
    return item
  }
}
