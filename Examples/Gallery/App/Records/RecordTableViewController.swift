import UIKit

/// The register, with a row for each ship.
final class RecordTableViewController: UITableViewController {
  private let records: [Record]
  private let onSelect: (Record) -> Void

  init(records: [Record], onSelect: @escaping (Record) -> Void) {
    self.records = records
    self.onSelect = onSelect
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecordCell.self, forCellReuseIdentifier: RecordCell.reuseIdentifier)
    tableView.rowHeight = 58
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 62, bottom: 0, right: 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { records.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(records.count) ships"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RecordCell.reuseIdentifier, for: indexPath)
    (cell as? RecordCell)?.show(records[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(records[indexPath.row])
  }
}
