/// The measured sizes of the elements of a layout.
struct MeasuredSizes {
  private var sizes: [CollectionElement: CGSize] = [:]
  /// The numbers of items up to the last measured one, by section.
  private var counts: [Int: Int] = [:]

  /// The size of an element; `nil` if it was not measured.
  subscript(_ element: CollectionElement) -> CGSize? {
    get { sizes[element] }
    set {
      sizes[element] = newValue
      if newValue != nil { note(element) }
    }
  }

  private mutating func note(_ element: CollectionElement) {
    guard element.category == .cell else { return }
    let place = element.indexPath
    counts[place.section] = max(counts[place.section] ?? 0, place.item + 1)
  }

  /// Returns the number of items up to the last measured one of a section.
  func count(inSection section: Int) -> Int { counts[section] ?? 0 }

  /// Moves the sizes of the elements that remain after an update.
  mutating func adapt(to update: SectionedUpdate) {
    var adapted = MeasuredSizes()
    for (element, size) in sizes {
      if let moved = element.moved(by: update) { adapted[moved] = size }
    }
    self = adapted
  }
}
