import UIKit

/// A table's data as arrays of numbers, each number a row with a height that follows from it.
@MainActor
final class NumberSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var makes = 0
  var log: [String] = []
  var height: ((Int) -> CGFloat)?
  var reported: ((Int) -> Int)?
  /// Whether rows can be pinned by an action at the leading side.
  var pins = false
  weak static var lastCell: UITableViewCell?

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reported?(section) ?? sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(sections[indexPath.section][indexPath.row]) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard pins else { return nil }
    let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
      self?.log.append("pin \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [pin])
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    log.append("move \(from.row) \(to.row)")
    let row = sections[from.section].remove(at: from.row)
    sections[to.section].insert(row, at: to.row)
  }
}

/// A cell that counts how many of its kind there are.
final class CountedCell: UITableViewCell {
  @MainActor static var made = 0
  @MainActor static var alive = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    Self.alive += 1
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a test makes its cells in code") }
  isolated deinit { Self.alive -= 1 }
}
