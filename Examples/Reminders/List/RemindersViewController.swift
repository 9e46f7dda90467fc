import UIKit

/// A list with search, editing, and pull to refresh.
final class RemindersViewController: UITableViewController {
  let store: ReminderStore
  private let search = UISearchController(searchResultsController: nil)
  private let emptyLabel = UILabel()
  private lazy var dataSource = makeDataSource()

  init(store: ReminderStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Reminders"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureNavigation()
    configureTable()
    store.onChange = { [weak self] in self?.show(animated: true) }
    show(animated: false)
  }

  // MARK: - Building

  private func configureNavigation() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = Scope.allCases.map(\.title)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = editButtonItem
    definesPresentationContext = true
  }

  private func configureTable() {
    tableView.register(ReminderCell.self, forCellReuseIdentifier: ReminderCell.reuseIdentifier)
    tableView.dataSource = dataSource
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .onDrag
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    self.refreshControl = refreshControl
    emptyLabel.text = "Nothing found"
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
  }

  private func makeDataSource() -> RemindersDataSource {
    let dataSource = RemindersDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: ReminderCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? ReminderCell, let reminder = self?.store[id] {
        cell.show(reminder) { [weak self] in self?.store.toggle(id) }
      }
      return cell
    }
    dataSource.onDelete = { [weak self] in self?.store.remove($0) }
    dataSource.onMove = { [weak self] in self?.store.move($0, before: $1) }
    return dataSource
  }

  // MARK: - Showing

  private func show(animated: Bool) {
    let scope = Scope.allCases[search.searchBar.selectedScopeButtonIndex]
    let reminders = store.reminders(matching: search.searchBar.text ?? "")
      .filter { !search.isActive || scope.contains($0) }
    var snapshot = NSDiffableDataSourceSnapshot<ReminderSection, Reminder.ID>()
    for section in [ReminderSection.open, .done] {
      let items = reminders.filter { $0.isDone == (section == .done) }.map(\.id)
      guard !items.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    // The text of a remaining row may have changed.
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(shown.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    tableView.backgroundView = reminders.isEmpty ? emptyLabel : nil
  }

  private func refresh() {
    Task {
      try? await store.refresh()
      refreshControl?.endRefreshing()
    }
  }

  // MARK: - Actions

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let reminder = store[id] else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.remove(id)
      completion(true)
    }
    let toggle = UIContextualAction(style: .normal, title: reminder.isDone ? "Reopen" : "Done") {
      [weak self] _, _, completion in
      self?.store.toggle(id)
      completion(true)
    }
    toggle.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [delete, toggle])
  }
}

extension RemindersViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { show(animated: false) }
}

extension RemindersViewController {
  /// The part of the reminders that a search considers.
  private enum Scope: CaseIterable {
    case all, open, done

    var title: String {
      switch self {
      case .all: "All"
      case .open: "Open"
      case .done: "Done"
      }
    }

    func contains(_ reminder: Reminder) -> Bool {
      switch self {
      case .all: true
      case .open: !reminder.isDone
      case .done: reminder.isDone
      }
    }
  }
}
