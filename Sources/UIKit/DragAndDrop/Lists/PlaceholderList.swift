/// A list that shows placeholders for dropped items: a table or a collection view.
///
/// Placeholders are inserted, removed and replaced with items in batches, as the items are. The list owns their
/// descriptions, by the numbers of the placeholders, because it creates their cells.
@MainActor
protocol PlaceholderList: UIView {
  associatedtype PlaceholderDescription: AnyObject
  associatedtype Batch: ListBatch

  var batch: Batch { get set }
  var placeholders: ListPlaceholders { get set }
  var placeholderSources: [Int: PlaceholderDescription] { get set }
  /// A Boolean value that indicates whether the index paths of the methods count the placeholders.
  var usesPresentationValues: Bool { get set }
  /// The number of sections of the data, which is loaded first.
  var loadedSectionCount: Int { get }

  func beginBatch()
  func endBatch()

  /// Performs the list's own changes in the batch in which an item replaces a placeholder, before the app changes its
  /// data.
  func prepareToReplacePlaceholder(with item: IndexPath)
}

extension PlaceholderList {
  /// Inserts a placeholder before an item of the data source, and returns its number.
  func insertPlaceholder(_ placeholder: PlaceholderDescription, before item: IndexPath) -> Int {
    let sectionCount = loadedSectionCount
    expect(
      item.count == 2 && (0..<sectionCount).contains(item.section) && item.item >= 0,
      "the insertion index path \(item) of a placeholder in \(self) must be in one of its \(sectionCount) sections"
    )
    let id = placeholders.makeID()
    placeholderSources[id] = placeholder
    beginBatch()
    batch.placeholders.inserted.append((id, item))
    endBatch()
    return id
  }

  /// Returns whether the list contains a placeholder, or is about to.
  private func has(_ id: Int) -> Bool {
    !batch.placeholders.isGone(id)
      && (placeholders.contains(id) || batch.placeholders.inserted.contains { $0.id == id })
  }

  /// Removes a placeholder, and returns whether the list contained it.
  func deletePlaceholder(_ id: Int) -> Bool {
    guard has(id) else { return false }
    beginBatch()
    batch.placeholders.remove(id)
    endBatch()
    return true
  }

  /// Replaces a placeholder with an item, and returns whether the list contained it.
  ///
  /// - Parameter update: A closure that inserts the content of the item into the app's data.
  func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool {
    guard has(id) else { return false }
    beginBatch()
    guard let item = batch.placeholders.commit(id, of: placeholders) else {
      endBatch()
      return false
    }
    prepareToReplacePlaceholder(with: item)
    update(item)
    endBatch()
    return true
  }

  /// Removes all placeholders, because the data is replaced as a whole.
  func removePlaceholders() {
    guard !placeholderSources.isEmpty else { return }
    placeholders.removeAll()
    batch.placeholders = ListPlaceholderBatch()
    releasePlaceholders()
  }

  /// Releases the descriptions of removed placeholders, which may call the app's code, after the storage has changed.
  func releasePlaceholders() {
    guard !placeholderSources.isEmpty else { return }
    let old = placeholderSources
    placeholderSources = old.filter { placeholders.contains($0.key) }
    withExtendedLifetime(old) {}
  }

  // MARK: - Translating

  /// Runs a closure in which the methods of the list use index paths of the presentation, or of the data source.
  ///
  /// They are the same without placeholders.
  func using<Result>(presentation: Bool, _ body: () -> Result) -> Result {
    guard !placeholders.isEmpty else { return body() }
    let before = usesPresentationValues
    usesPresentationValues = presentation
    defer { usesPresentationValues = before }
    return body()
  }

  /// Returns the items that index paths of the app identify, without placeholders.
  func items(at indexPaths: [IndexPath]) -> [IndexPath] {
    usesPresentationValues ? indexPaths.compactMap(placeholders.item) : indexPaths
  }

  /// Returns the items before which the app inserts something at index paths.
  func insertions(at indexPaths: [IndexPath]) -> [IndexPath] {
    usesPresentationValues ? indexPaths.map(placeholders.insertion) : indexPaths
  }

  /// Returns the index paths of items for the app.
  func indexPaths(of items: [IndexPath]) -> [IndexPath] {
    usesPresentationValues ? items.map(placeholders.place) : items
  }
}
