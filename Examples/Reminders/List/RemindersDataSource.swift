import UIKit

/// The sections of the list.
enum ReminderSection: Int, Hashable, Sendable {
  case open, done

  var title: String {
    switch self {
    case .open: "To Do"
    case .done: "Done"
    }
  }
}

/// The data source of rows that can be deleted and reordered.
final class RemindersDataSource: UITableViewDiffableDataSource<ReminderSection, Reminder.ID> {
  var onDelete: ((Reminder.ID) -> Void)?
  var onMove: ((Reminder.ID, _ before: Reminder.ID?) -> Void)?

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.title
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sectionIdentifier(for: indexPath.section) == .open
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    onDelete?(id)
  }

  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    guard let id = itemIdentifier(for: from) else { return }
    var items = snapshot().itemIdentifiers(inSection: .open)
    items.removeAll { $0 == id }
    onMove?(id, to.section == from.section && to.row < items.count ? items[to.row] : nil)
  }
}
