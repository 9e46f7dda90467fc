import UIKit

/// The list of demonstrations.
final class ShowcaseViewController: UITableViewController {
  private let onSelect: (ShowcaseEntry) -> Void

  init(onSelect: @escaping (ShowcaseEntry) -> Void) {
    self.onSelect = onSelect
    super.init(style: .insetGrouped)
    title = "Showcase"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShowcaseCell.self, forCellReuseIdentifier: ShowcaseCell.reuseIdentifier)
    tableView.rowHeight = 60
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Showcase.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Showcase.sections[section].entries.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Showcase.sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ShowcaseCell.reuseIdentifier, for: indexPath)
    (cell as? ShowcaseCell)?.show(Showcase.sections[indexPath.section].entries[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(Showcase.sections[indexPath.section].entries[indexPath.row])
  }
}
