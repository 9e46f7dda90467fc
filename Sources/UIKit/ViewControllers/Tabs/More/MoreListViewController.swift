/// The list of the tabs that are not in the bar.
final class MoreListViewController: UITableViewController {
  private struct Row: Equatable {
    let title: String?
    let image: UIImage?
    let badge: String?
    let isEnabled: Bool
  }

  private static let identifier = "Tab"

  weak var owner: UITabBarController?
  private var rows: [Row] = []

  init() {
    super.init(style: .plain)
    title = "More"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows the titles, images, and badges of items.
  func show(_ items: [UITabBarItem]) {
    let new = items.map {
      Row(
        title: $0.shownTitle, image: $0.shownImage(isSelected: false, configuration: Self.symbol, in: traitCollection),
        badge: $0.badgeValue, isEnabled: $0.isEnabled)
    }
    guard new != rows else { return }
    rows = new
    if isViewLoaded { tableView.reloadData() }
  }

  private static let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: Self.identifier)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.isEnabled = row.isEnabled
    cell.detailTextLabel?.text = row.badge
    cell.imageView?.image = row.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    rows[indexPath.row].isEnabled ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard owner?.userDidChooseInMore(at: indexPath.row) != true else { return }
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
