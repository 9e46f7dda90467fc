/// A section of a table whose rows stand in a storyboard.
@MainActor
struct StaticTableSection {
  let header: String?
  let footer: String?
  /// The cells with their heights, where these were set.
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
  /// Makes the table's controller its data source and delegate where a storyboard connects none.
  func adoptInterfaceTable() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }
}
