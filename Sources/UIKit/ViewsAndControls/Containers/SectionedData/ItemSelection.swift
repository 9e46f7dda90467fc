/// The selected items, in the order of selection, and the highlighted item.
struct ItemSelection {
  private(set) var items: [IndexPath] = []
  private var set: Set<IndexPath> = []
  var highlighted: IndexPath?

  func contains(_ item: IndexPath) -> Bool { set.contains(item) }

  mutating func insert(_ item: IndexPath) { if set.insert(item).inserted { items.append(item) } }

  mutating func remove(_ item: IndexPath) {
    if set.remove(item) != nil { items.removeAll { $0 == item } }
  }

  mutating func removeAll() {
    items = []
    set = []
  }

  mutating func replace(_ items: [IndexPath]) {
    self.items = items
    set = Set(items)
  }
}
