/// The registered classes of a table's views, and the views that are available for reuse.
@MainActor
final class TableRegistry {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var cellMakers: [String: () -> UITableViewCell?] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var headerNibs: [String: UINib] = [:]
  /// The cell that is returned instead of another one, because it is being reconfigured.
  var reconfigured: UITableViewCell?
  private let cells = ReusableViews<String, UITableViewCell>()
  private let headers = ReusableViews<String, UITableViewHeaderFooterView>()

  /// Registers cells that a storyboard or nib describes.
  func register(cells identifier: String, _ make: @escaping () -> UITableViewCell?) {
    cellClasses[identifier] = nil
    cellMakers[identifier] = make
  }

  func register(_ nib: UINib?, cells identifier: String) {
    guard let nib else {
      cellMakers[identifier] = nil
      return
    }
    register(cells: identifier) {
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
        misuse(
          "invalid nib registered for identifier (\(identifier)) - \(nib.document.file) must have exactly one object at its top, a UITableViewCell"
        )
      }
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  func register(_ type: AnyClass?, cells identifier: String) {
    cellMakers[identifier] = nil
    guard let type else {
      cellClasses[identifier] = nil
      return
    }
    guard let cellType = type as? UITableViewCell.Type else {
      misuse(
        "register(_:forCellReuseIdentifier:) needs a subclass of UITableViewCell for \"\(identifier)\" (was \(type))")
    }
    cellClasses[identifier] = cellType
  }

  func register(_ nib: UINib?, headers identifier: String) {
    headerClasses[identifier] = nil
    headerNibs[identifier] = nib
  }

  func register(_ type: AnyClass?, headers identifier: String) {
    headerNibs[identifier] = nil
    guard let type else {
      headerClasses[identifier] = nil
      return
    }
    guard let headerType = type as? UITableViewHeaderFooterView.Type else {
      misuse(
        "register(_:forHeaderFooterViewReuseIdentifier:) needs a subclass of UITableViewHeaderFooterView for \"\(identifier)\" (was \(type))"
      )
    }
    headerClasses[identifier] = headerType
  }

  // MARK: - Dequeuing

  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let make = cellMakers[identifier] { return make() }
    return cellClasses[identifier].map { TableViewConstruction.cell($0, reuseIdentifier: identifier) }
  }

  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers.take(identifier) {
      view.prepareForReuse()
      return view
    }
    if let nib = headerNibs[identifier] { return header(of: nib, identifier) }
    return headerClasses[identifier].map { TableViewConstruction.header($0, reuseIdentifier: identifier) }
  }

  private func header(of nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let header = objects[0] as? UITableViewHeaderFooterView else {
      misuse(
        "invalid nib registered for identifier (\(identifier)) - \(nib.document.file) must have exactly one object at its top, a UITableViewHeaderFooterView"
      )
    }
    header.reuseIdentifier = identifier
    return header
  }

  // MARK: - Enqueuing

  func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells.add(cell, for: identifier)
  }

  func recycle(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headers.add(view, for: identifier)
  }
}
