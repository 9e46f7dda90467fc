import UIKit

/// The rows of a table as numbers, and a record of what the table asks and reports.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var height: CGFloat = 44
  var headers = false
  var levels: [Int] = []
  var log: [String] = []
  /// The sizes of the cells when they were dequeued.
  var dequeuedSizes: [CGSize] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  /// Returns a table of the rows, with a registered class of cells.
  func table(width: CGFloat = 320, height: CGFloat = 480) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    dequeuedSizes.append(cell.bounds.size)
    if levels.indices.contains(indexPath.row) { cell.indentationLevel = levels[indexPath.row] }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard headers else { return nil }
    log.append("header \(section)")
    return UIView()
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headers ? 20 : 0 }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("willDisplayHeader \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("didEnd \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("didEndHeader \(section)")
  }
}
