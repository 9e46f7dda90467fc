import UIKit

/// A list with search, editing, and pull to refresh.
final class RemindersViewController: UIViewController {
  let store: ReminderStore
  private let titleLabel = UILabel()
  private let editButton = UIButton(type: .system)
  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let emptyLabel = UILabel()
  private lazy var dataSource = makeDataSource()

  init(store: ReminderStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    configureHeader()
    configureTable()
    arrange()
    store.onChange = { [weak self] in self?.show(animated: true) }
    show(animated: false)
  }

  // MARK: - Building

  private func configureHeader() {
    titleLabel.text = "Reminders"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .boldSystemFont(ofSize: 34))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    editButton.addAction(
      UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) }, for: .touchUpInside)
    editButton.setTitle("Edit", for: .normal)
    editButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    editButton.setContentHuggingPriority(.required, for: .horizontal)
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
  }

  private func configureTable() {
    tableView.register(ReminderCell.self, forCellReuseIdentifier: ReminderCell.reuseIdentifier)
    tableView.dataSource = dataSource
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.keyboardDismissMode = .onDrag
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    emptyLabel.text = "Nothing found"
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
  }

  private func arrange() {
    let header = UIStackView(arrangedSubviews: [titleLabel, editButton])
    header.alignment = .lastBaseline
    header.spacing = 8
    let margins = view.layoutMarginsGuide
    // Without a keyboard, rows may extend below the home indicator.
    if #available(iOS 17, *) { view.keyboardLayoutGuide.usesBottomSafeArea = false }
    for subview in [header, searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      searchBar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
      searchBar.topAnchor.constraint(equalTo: header.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
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
    let reminders = store.reminders(matching: searchBar.text ?? "")
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
      tableView.refreshControl?.endRefreshing()
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    editButton.setTitle(editing ? "Done" : "Edit", for: .normal)
  }
}

extension RemindersViewController: UITableViewDelegate {
  func tableView(
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

extension RemindersViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show(animated: false) }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
    show(animated: false)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
