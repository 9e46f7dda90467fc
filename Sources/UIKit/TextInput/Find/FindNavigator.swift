/// The find panel: a bar with the search field, the number of results, and buttons, and a row for replacing.
@MainActor
final class FindNavigator: UIView, UITextFieldDelegate {
  private static let rowHeight: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 12
  private static let spacing: CGFloat = 8

  private weak var interaction: UIFindInteraction?
  private let session: UIFindSession
  private(set) var showsReplacement = false
  private var matchesCase = false
  private var matchesWords = false

  let searchField = UISearchTextField()
  let replacementField = UITextField()
  let resultLabel = UILabel()
  let doneButton = UIButton(type: .system)
  let optionsButton = UIButton(type: .system)
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)
  let replaceButton = UIButton(type: .system)
  let replaceAllButton = UIButton(type: .system)

  init(_ interaction: UIFindInteraction, session: UIFindSession, showsReplacement: Bool) {
    self.interaction = interaction
    self.session = session
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    configureFields()
    configureButtons()
    for view in [doneButton, optionsButton, searchField, previousButton, nextButton] { addSubview(view) }
    showReplacement(showsReplacement)
    searchTextDidChange()
    replacementTextDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func configureFields() {
    searchField.placeholder = "Find"
    searchField.returnKeyType = .search
    searchField.clearButtonMode = .never
    replacementField.placeholder = "Replace"
    replacementField.accessibilityLabel = "Replacement"
    replacementField.borderStyle = .roundedRect
    for field in [searchField, replacementField] {
      field.delegate = self
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.smartQuotesType = .no
      field.smartDashesType = .no
    }
    searchField.addAction(
      UIAction { [weak self] _ in self.map { $0.interaction?.userDidType($0.searchField.text ?? "") } },
      for: .editingChanged)
    replacementField.addAction(
      UIAction { [weak self] _ in
        self.map { $0.interaction?.userDidTypeReplacement($0.replacementField.text ?? "") }
      }, for: .editingChanged)
    resultLabel.font = .preferredFont(forTextStyle: .footnote)
    resultLabel.textColor = .secondaryLabel
    searchField.rightView = resultLabel
    searchField.rightViewMode = .always
  }

  private func configureButtons() {
    set(doneButton, title: "Done") { $0.dismissFindNavigator() }
    set(previousButton, image: "chevron.up", label: "Previous") { $0.findPrevious() }
    set(nextButton, image: "chevron.down", label: "Next") { $0.findNext() }
    set(replaceButton, title: "Replace") { $0.replace(all: false) }
    set(replaceAllButton, title: "All") { $0.replace(all: true) }
    replaceAllButton.accessibilityLabel = "Replace All"
    optionsButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    optionsButton.accessibilityLabel = "Find Options"
    optionsButton.showsMenuAsPrimaryAction = true
    optionsButton.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.optionElements ?? []) }
    ])
  }

  private func set(
    _ button: UIButton, title: String? = nil, image: String? = nil, label: String? = nil,
    action: @escaping (UIFindInteraction) -> Void
  ) {
    if let title { button.setTitle(title, for: .normal) }
    if let image { button.setImage(UIImage(systemName: image), for: .normal) }
    if let label { button.accessibilityLabel = label }
    button.addAction(
      UIAction { [weak self] _ in if let interaction = self?.interaction { action(interaction) } },
      for: .primaryActionTriggered)
  }

  // MARK: - Options

  /// The options that the user has chosen.
  var options: UITextSearchOptions {
    UITextSearchOptions(
      wordMatchMethod: matchesWords ? .fullWord : .contains,
      stringCompareOptions: matchesCase ? [] : .caseInsensitive)
  }

  /// The elements of the options menu, which the app can change.
  private var optionElements: [UIMenuElement] {
    let standard = standardOptions
    guard let provider = interaction?.optionsMenuProvider else { return standard }
    return provider(standard)?.children ?? []
  }

  private var standardOptions: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    if session.supportsReplacement {
      elements.append(
        UIMenu(
          options: .displayInline,
          children: [
            option("Find", isOn: !showsReplacement) { $0.showReplacement(false) },
            option("Find and Replace", isOn: showsReplacement) { $0.showReplacement(true) },
          ]))
    }
    elements.append(
      UIMenu(
        options: .displayInline,
        children: [
          option("Match Case", isOn: matchesCase) {
            $0.matchesCase.toggle()
            $0.interaction?.search()
          },
          option("Whole Words", isOn: matchesWords) {
            $0.matchesWords.toggle()
            $0.interaction?.search()
          },
        ]))
    return elements
  }

  private func option(_ title: String, isOn: Bool, change: @escaping (FindNavigator) -> Void) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in if let self { change(self) } }
  }

  // MARK: - Content

  /// Shows or hides the row for replacing, if the session supports replacement.
  func showReplacement(_ shows: Bool) {
    showsReplacement = shows && session.supportsReplacement
    for view in [replacementField, replaceButton, replaceAllButton] {
      if showsReplacement { addSubview(view) } else { view.removeFromSuperview() }
    }
    let height = showsReplacement ? 2 * Self.rowHeight : Self.rowHeight
    setNeedsLayout()
    guard bounds.height != height else { return }
    bounds.size.height = height
    if window != nil { Keyboard.shared.update() }
  }

  func searchTextDidChange() {
    let text = interaction?.searchText ?? ""
    if searchField.text != text { searchField.text = text }
    updateResults()
  }

  func replacementTextDidChange() {
    let text = interaction?.replacementText ?? ""
    if replacementField.text != text { replacementField.text = text }
    updateResults()
  }

  /// Shows the number of results, and enables the buttons for them.
  func updateResults() {
    let count = session.resultCount
    let style = session.searchResultDisplayStyle
    let hasResults = count > 0 || (style == .none && searchField.hasText)
    resultLabel.text = searchField.hasText ? title(count, style) : nil
    resultLabel.sizeToFit()
    searchField.setNeedsLayout()
    previousButton.isEnabled = hasResults
    nextButton.isEnabled = hasResults
    guard showsReplacement else { return }
    replaceAllButton.isEnabled = hasResults && session.supportsReplacement
    replaceButton.isEnabled = hasResults && session.allowsReplacementForCurrentlyHighlightedResult
  }

  private func title(_ count: Int, _ style: UIFindSession.SearchResultDisplayStyle) -> String? {
    let index = session.highlightedResultIndex
    switch style {
    case .none: return nil
    case .currentAndTotal where count > 0 && (0..<count).contains(index): return "\(index + 1) of \(count)"
    case .currentAndTotal, .total: return count == 1 ? "1 result" : "\(count) results"
    }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether one of the fields is first responder.
  var isEditing: Bool { searchField.isFirstResponder || replacementField.isFirstResponder }

  func beginEditing() {
    if !searchField.becomeFirstResponder() { Keyboard.shared.update() }
    searchField.selectAll(nil)
  }

  func dismiss() { interaction?.dismissFindNavigator() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === searchField { interaction?.findNext() } else { interaction?.replace(all: false) }
    return false
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss()
  }

  // MARK: - Commands

  // The chain of the fields does not contain the view with the text.

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let canPerform = StandardEditAction(action).flatMap {
      $0 == .useSelectionForFind ? nil : interaction?.canPerform($0)
    }
    return canPerform ?? super.canPerformAction(action, withSender: sender)
  }

  override func find(_ sender: Any?) { interaction?.perform(.find) }
  override func findAndReplace(_ sender: Any?) { interaction?.perform(.findAndReplace) }
  override func findNext(_ sender: Any?) { interaction?.perform(.findNext) }
  override func findPrevious(_ sender: Any?) { interaction?.perform(.findPrevious) }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let (leading, trailing) = (Self.margin + safeAreaInsets.left, bounds.width - Self.margin - safeAreaInsets.right)
    var left = leading
    for button in [doneButton, optionsButton] {
      place(button, x: left, row: 0)
      left += width(of: button) + Self.spacing
    }
    var right = trailing
    for button in [nextButton, previousButton] {
      right -= width(of: button)
      place(button, x: right, row: 0)
      right -= Self.spacing
    }
    place(searchField, from: left, to: right, row: 0)
    guard showsReplacement else { return }
    right = trailing
    for button in [replaceAllButton, replaceButton] {
      right -= width(of: button)
      place(button, x: right, row: 1)
      right -= Self.spacing
    }
    place(replacementField, from: leading, to: right, row: 1)
  }

  private func width(of button: UIButton) -> CGFloat { max(button.sizeThatFits(bounds.size).width.rounded(.up), 32) }

  private func place(_ button: UIButton, x: CGFloat, row: Int) {
    place(button, from: x, to: x + width(of: button), row: row)
  }

  private func place(_ view: UIView, from left: CGFloat, to right: CGFloat, row: Int) {
    let y = CGFloat(row) * Self.rowHeight + (Self.rowHeight - Self.fieldHeight) / 2
    view.frame = directed(
      CGRect(x: left, y: y, width: max(right - left, 0), height: Self.fieldHeight), in: bounds)
  }
}
