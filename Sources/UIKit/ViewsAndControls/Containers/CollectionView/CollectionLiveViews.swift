/// The views that a collection view currently displays.
@MainActor
struct CollectionLiveViews {
  /// A view with the attributes that were applied last.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  private(set) var shown: [CollectionElement: Shown] = [:]
  private var elements: [ObjectIdentifier: CollectionElement] = [:]
  /// The number of changes of the data, which reveals changes by the app's code.
  var generation = 0

  init(generation: Int = 0) { self.generation = generation }

  subscript(_ element: CollectionElement) -> Shown? { shown[element] }

  func cell(_ indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  func element(of view: UICollectionReusableView) -> CollectionElement? {
    elements[ObjectIdentifier(view)].flatMap { shown[$0]?.view === view ? $0 : nil }
  }

  mutating func set(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, for element: CollectionElement
  ) {
    shown[element] = Shown(view: view, attributes: attributes)
    elements[ObjectIdentifier(view)] = element
  }

  mutating func update(_ attributes: UICollectionViewLayoutAttributes, for element: CollectionElement) {
    shown[element]?.attributes = attributes
  }

  @discardableResult
  mutating func remove(_ element: CollectionElement) -> Shown? {
    guard let removed = shown.removeValue(forKey: element) else { return nil }
    elements[ObjectIdentifier(removed.view)] = nil
    return removed
  }

  /// Replaces the views and their elements.
  mutating func replace(_ shown: [CollectionElement: Shown]) {
    self.shown = shown
    elements = Dictionary(shown.map { (ObjectIdentifier($0.value.view), $0.key) }, uniquingKeysWith: { $1 })
  }
}
