/// The views that a collection view shows currently.
@MainActor
struct CollectionLiveViews {
  /// A view with the attributes that its layout gave it last.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  private(set) var shown: [CollectionElement: Shown] = [:]
  private var elements: [ObjectIdentifier: CollectionElement] = [:]
  /// Counts changes of the data, to notice that user code has made one.
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

  /// Gives the views other places.
  mutating func replace(_ shown: [CollectionElement: Shown]) {
    self.shown = shown
    elements = Dictionary(shown.map { (ObjectIdentifier($0.value.view), $0.key) }, uniquingKeysWith: { $1 })
  }
}
