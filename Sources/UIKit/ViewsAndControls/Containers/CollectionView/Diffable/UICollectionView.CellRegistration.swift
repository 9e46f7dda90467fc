extension UICollectionView {
  /// A registration of cells, with the closure that configures them.
  ///
  /// Create a registration once and pass it to ``UICollectionView/dequeueConfiguredReusableCell(using:for:item:)`` for
  /// every cell: a registration has its own cells.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationIdentifier()
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of a class of cells.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration of a cell in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration of supplementary views, with the closure that configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationIdentifier()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of a class of views.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a view in a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a configured cell of a registration: a reused one, or a new one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let name = registration.identifier.name
    let key = CollectionRegistry.Key(identifier: name)
    if !registry.isRegistered(key) {
      if let nib = registration.nib { registry.registerNib(nib, key) } else { registry.registerCell(Cell.self, name) }
    }
    guard let cell = dequeueCell(name, for: indexPath) as? Cell else {
      misuse("the nib of the cell registration must have a \(Cell.self) at its top")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view of a registration: a reused one, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let name = registration.identifier.name
    let key = CollectionRegistry.Key(kind: registration.elementKind, identifier: name)
    if !registry.isRegistered(key) {
      if let nib = registration.nib {
        registry.registerNib(nib, key)
      } else {
        registry.registerView(Supplementary.self, kind: registration.elementKind, name)
      }
    }
    guard let view = dequeueSupplementary(registration.elementKind, name, for: indexPath) as? Supplementary else {
      misuse("the nib of the supplementary registration must have a \(Supplementary.self) at its top")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// The identity of a registration, which is its reuse identifier.
struct RegistrationIdentifier {
  let name = "registration " + UUID().uuidString
}
