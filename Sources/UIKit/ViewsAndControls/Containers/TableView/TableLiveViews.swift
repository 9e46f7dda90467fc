/// The views that a table currently displays.
@MainActor
struct TableLiveViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The cells of placeholders.
  var placeholders: [Int: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The sections that have no header or no footer, according to the delegate and the data source.
  var sectionsWithoutHeader: Set<Int> = []
  var sectionsWithoutFooter: Set<Int> = []
  /// The number of changes of the data, which reveals changes by the app's code.
  var generation = 0
  private var places: [ObjectIdentifier: IndexPath] = [:]

  init(generation: Int = 0) { self.generation = generation }

  var headersAndFooters: [UIView] { Array(headers.values) + Array(footers.values) }

  /// The cells of rows, the headers, and the footers.
  var allViews: [UIView] { Array(cells.values) + headersAndFooters }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    places[ObjectIdentifier(cell)].flatMap { cells[$0] === cell ? $0 : nil }
  }

  mutating func set(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cells[indexPath] = cell
    places[ObjectIdentifier(cell)] = indexPath
  }

  @discardableResult
  mutating func removeCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cell = cells.removeValue(forKey: indexPath) else { return nil }
    places[ObjectIdentifier(cell)] = nil
    return cell
  }

  /// Replaces the cells and their index paths.
  mutating func setCells(_ cells: [IndexPath: UITableViewCell]) {
    self.cells = cells
    places = Dictionary(cells.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: { $1 })
  }
}
