/// The list of search suggestions, in front of the results.
@MainActor
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private static let identifier = "Suggestion"

  var suggestions: [any UISearchSuggestion] = [] {
    didSet { reloadData() }
  }
  /// A Boolean value that indicates whether there is a separator below the last suggestion.
  var hasLastSeparator = true
  private let onChoice: (any UISearchSuggestion) -> Void

  init(onChoice: @escaping (any UISearchSuggestion) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero, style: .plain)
    keyboardDismissMode = .onDrag
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.identifier)
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.parts.allowsSeparator = hasLastSeparator || indexPath.row < suggestions.count - 1
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(suggestions[indexPath.row])
  }
}
