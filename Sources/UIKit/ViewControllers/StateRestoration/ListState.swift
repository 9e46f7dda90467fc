/// The selection of a table or collection view, and the first visible row of a table.
///
/// Elements are saved by the identifiers of their data source if it provides any, and otherwise by their index paths.
@MainActor
struct ListState {
  private var selection: [Element] = []
  private var first: Element?
  /// The distance from the top of the first visible row to the top of the visible area.
  private var distance: CGFloat = 0

  private enum Element {
    case identifier(String)
    case path([Int])

    @MainActor
    init(_ path: IndexPath, _ source: (any UIDataSourceModelAssociation)?, _ view: UIView) {
      if let identifier = source?.modelIdentifierForElement(at: path, in: view) {
        self = .identifier(identifier)
      } else {
        self = .path(path.map { $0 })
      }
    }

    /// The element as a value that every coder accepts.
    var value: Any {
      switch self {
      case .identifier(let identifier): identifier
      case .path(let path): path
      }
    }

    init?(_ value: Any?) {
      if let identifier = value as? String {
        self = .identifier(identifier)
      } else if let path = value as? [Int] {
        self = .path(path)
      } else {
        return nil
      }
    }

    @MainActor
    func path(_ source: (any UIDataSourceModelAssociation)?, _ view: UIView) -> IndexPath? {
      switch self {
      case .identifier(let identifier): source?.indexPathForElement(withModelIdentifier: identifier, in: view)
      case .path(let path): IndexPath(indexes: path)
      }
    }
  }

  // MARK: - Saving

  init(of table: UITableView) {
    let source = table.dataSource as? any UIDataSourceModelAssociation
    selection = (table.indexPathsForSelectedRows ?? []).map { Element($0, source, table) }
    guard let path = table.indexPathsForVisibleRows?.min() else { return }
    first = Element(path, source, table)
    distance = table.contentOffset.y - table.rectForRow(at: path).minY
  }

  init(of view: UICollectionView) {
    let source = view.dataSource as? any UIDataSourceModelAssociation
    selection = (view.indexPathsForSelectedItems ?? []).sorted().map { Element($0, source, view) }
  }

  func encode(_ coder: NSCoder) {
    coder.encode(selection.map(\.value) as Any?, forKey: StateKey.selection)
    if let first { coder.encode(first.value as Any?, forKey: StateKey.firstElement) }
    coder.encode(Double(distance), forKey: StateKey.distance)
  }

  // MARK: - Restoring

  init(_ coder: NSCoder) {
    selection = (coder.decodeObject(forKey: StateKey.selection) as? [Any] ?? []).compactMap { Element($0) }
    first = Element(coder.decodeObject(forKey: StateKey.firstElement))
    distance = CGFloat(coder.decodeDouble(forKey: StateKey.distance))
  }

  func apply(to table: UITableView) {
    let source = table.dataSource as? any UIDataSourceModelAssociation
    func isValid(_ path: IndexPath) -> Bool {
      path.count == 2 && path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section)
    }
    if let path = first?.path(source, table), isValid(path) {
      table.scrollToRow(at: path, at: .top, animated: false)
      let offset = CGPoint(x: table.contentOffset.x, y: table.rectForRow(at: path).minY + distance)
      table.setContentOffset(table.clamped(offset), animated: false)
    }
    for path in selection.compactMap({ $0.path(source, table) }) where isValid(path) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  func apply(to view: UICollectionView) {
    let source = view.dataSource as? any UIDataSourceModelAssociation
    for path in selection.compactMap({ $0.path(source, view) })
    where path.count == 2 && path.section < view.numberOfSections
      && path.item < view.numberOfItems(inSection: path.section)
    {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
}
