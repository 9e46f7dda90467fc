/// A section of a table with static rows, which are in a storyboard.
@MainActor
struct StaticTableSection {
  let header: String?
  let footer: String?
  /// The cells and their heights, if these are set.
  let cells: [(cell: UITableViewCell, height: Double?)]
}

extension UITableView {
  func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  func staticCell(at path: IndexPath) -> UITableViewCell? { staticRow(at: path)?.cell }

  func staticHeight(at path: IndexPath) -> CGFloat? { staticRow(at: path)?.height.map { CGFloat($0) } }

  private func staticRow(at path: IndexPath) -> (cell: UITableViewCell, height: Double?)? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }
}

extension UITableViewController {
  /// Makes the controller the data source and the delegate of its table, unless the storyboard connects others.
  func adoptInterfaceTable() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }
}
