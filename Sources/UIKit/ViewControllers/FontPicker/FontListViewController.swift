/// A list of the families of a font picker, or of the faces of a family.
@MainActor
final class FontListViewController: UITableViewController, UISearchResultsUpdating {
  private let all: [FontEntry]
  private var shown: [FontEntry]
  private let showsFaces: Bool
  /// The closure that is called when the user selects a font.
  var onPick: ((UIFontDescriptor) -> Void)?
  /// The selected font, whose row has a checkmark.
  var selected: UIFontDescriptor? {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  init(title: String, families: [FontEntry], showsFaces: Bool) {
    all = families
    shown = families
    self.showsFaces = showsFaces
    super.init(style: .plain)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    guard all.contains(where: { !$0.faces.isEmpty }) else { return }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  // MARK: - Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let entry = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = entry.title
    content.textProperties.font = entry.font
    cell.contentConfiguration = content
    let opens = showsFaces && entry.faces.count > 1
    cell.accessoryType = opens ? .detailDisclosureButton : isSelected(entry) ? .checkmark : .none
    return cell
  }

  private func isSelected(_ entry: FontEntry) -> Bool {
    guard let selected else { return false }
    let names = entry.faces.isEmpty ? [entry] : entry.faces
    return names.contains { $0.descriptor.postscriptName == selected.postscriptName }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onPick?(shown[indexPath.row].descriptor)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let family = shown[indexPath.row]
    let list = FontListViewController(title: family.title, families: family.faces, showsFaces: false)
    list.selected = selected
    list.onPick = onPick
    navigationController?.pushViewController(list, animated: true)
  }
}
