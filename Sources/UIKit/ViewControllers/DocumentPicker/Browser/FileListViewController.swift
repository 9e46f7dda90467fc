/// The list of a folder in a document picker.
@MainActor
final class FileListViewController: UITableViewController, UISearchResultsUpdating {
  private let folder: URL
  private weak var picker: UIDocumentPickerViewController?
  private var entries: [FileEntry] = []
  private let footer = FileListFooter()
  private let emptyLabel = UILabel()
  private let search = UISearchController(searchResultsController: nil)
  /// The button that completes the task.
  private lazy var actionItem = UIBarButtonItem(
    title: picker?.task.actionTitle, primaryAction: UIAction { [weak self] _ in self?.complete() })

  init(_ folder: URL, title: String, of picker: UIDocumentPickerViewController) {
    self.folder = folder
    self.picker = picker
    super.init(style: .plain)
    self.title = title
    actionItem.style = .done
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    tableView.register(FileCell.self, forCellReuseIdentifier: "File")
    tableView.rowHeight = FileCell.height
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16 + FileIcon.size.width + 12, bottom: 0, right: 0)
    tableView.allowsMultipleSelectionDuringEditing = true
    emptyLabel.text = "Folder is Empty"
    emptyLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    updateItems()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  /// Reads the folder again, and shows the entries that contain the searched text.
  private func reload() {
    let text = search.searchBar.text ?? ""
    entries = FileEntry.entries(of: folder).filter {
      text.isEmpty || $0.url.lastPathComponent.range(of: text, options: .caseInsensitive) != nil
    }
    footer.text = entries.isEmpty ? nil : FileEntry.itemCountText(entries.count)
    tableView.tableFooterView = entries.isEmpty ? nil : footer
    tableView.backgroundView = entries.isEmpty && text.isEmpty ? emptyLabel : nil
    tableView.reloadData()
    updateItems()
  }

  func updateSearchResults(for searchController: UISearchController) { if isViewLoaded { reload() } }

  // MARK: - Buttons

  private func item(_ title: String, _ body: @escaping (FileListViewController) -> Void) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in
        if let self { body(self) }
      })
  }

  /// Shows the buttons for the task, or those for the selection of several files.
  private func updateItems() {
    guard let picker else { return }
    if isEditing {
      navigationItem.leftBarButtonItem = item("Done") { $0.setEditing(false, animated: true) }
      navigationItem.rightBarButtonItems = [actionItem]
      actionItem.isEnabled = tableView.indexPathsForSelectedRows?.isEmpty == false
    } else {
      let cancel = item("Cancel") { $0.picker?.cancel() }
      var items: [UIBarButtonItem] = []
      if picker.task.selectsFolder {
        items = [actionItem]
      } else if picker.allowsMultipleSelection {
        items = [item("Select") { $0.setEditing(true, animated: true) }]
      }
      // In the other folders, the back button is at the leading side.
      let isFirst = navigationController?.viewControllers.first === self
      navigationItem.leftBarButtonItem = isFirst ? cancel : nil
      navigationItem.rightBarButtonItems = isFirst ? items : items + [cancel]
      actionItem.isEnabled = true
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    updateItems()
    // Folders are dimmed while several files are selected.
    for case let cell as FileCell in tableView.visibleCells {
      if let row = tableView.indexPath(for: cell)?.row { show(entries[row], in: cell) }
    }
  }

  private func complete() {
    guard isEditing else { return picker?.choose([folder]) ?? () }
    let rows = tableView.indexPathsForSelectedRows?.map(\.row).sorted() ?? []
    picker?.choose(rows.map { entries[$0].url })
  }

  // MARK: - Rows

  private func isEnabled(_ entry: FileEntry) -> Bool {
    (entry.isFolder && !isEditing) || picker?.task.accepts(entry) == true
  }

  private func show(_ entry: FileEntry, in cell: FileCell) {
    let name = entry.name(withExtension: picker?.shouldShowFileExtensions == true)
    cell.show(entry, name: name, isEnabled: isEnabled(entry))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "File", for: indexPath)
    if let cell = cell as? FileCell { show(entries[indexPath.row], in: cell) }
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    picker?.task.accepts(entries[indexPath.row]) == true
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isEnabled(entries[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    isEnabled(entries[indexPath.row]) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return updateItems() }
    let entry = entries[indexPath.row]
    if entry.isFolder { picker?.show(entry.url) } else { picker?.choose([entry.url]) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateItems() }
}

/// The number of entries below the list of a folder.
@MainActor
private final class FileListFooter: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 52))
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
