// The prompt, the button at the end of the field, and the look of the scope bar.
extension UISearchBar {
  /// The looks of the scope buttons.
  struct ScopeLook {
    var backgrounds: [UInt: UIImage] = [:]
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    @MainActor
    func apply(to control: UISegmentedControl) {
      for (state, image) in backgrounds {
        control.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
      }
      for (state, attributes) in attributes {
        control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
    }
  }

  // MARK: - Prompt

  func promptDidChange() {
    let old = promptLabel?.text
    if let prompt {
      let label = promptLabel ?? UILabel()
      label.text = prompt
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      promptLabel = label
      if label.superview == nil { addSubview(label) }
    } else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
    }
    if (old == nil) != (prompt == nil) { heightDidChange() }
  }

  // MARK: - The Button at the End of the Field

  /// Shows the button for the list of results, the one for bookmarks, or none.
  func updateTrailingButton() {
    guard let icon = showsSearchResultsButton ? Icon.resultsList : showsBookmarkButton ? .bookmark : nil else {
      return searchTextField.showTrailingButton(nil)
    }
    let button = SearchFieldButton(icon: icon, images: iconImages[icon])
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.addAction(
      UIAction { [events] _ in
        if icon == .bookmark { events.bookmarkWasPressed() } else { events.resultsListWasPressed() }
      }, for: .touchUpInside)
    searchTextField.showTrailingButton(button)
  }

  // MARK: - Scope Bar

  func showScopeBackground() {
    scopeBackground?.removeFromSuperview()
    scopeBackground = scopeBarBackgroundImage.map { UIImageView(image: $0) }
    if let scopeBackground { insertSubview(scopeBackground, at: 0) }
    setNeedsLayout()
  }
}

/// A button at the end of an empty search field.
@MainActor
final class SearchFieldButton: UIButton {
  let icon: UISearchBar.Icon

  init(icon: UISearchBar.Icon, images: ButtonStateValues<UIImage>?) {
    self.icon = icon
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    tintColor = .systemGray
    let symbol = UIImage(
      systemName: icon == .bookmark ? "book" : "list.bullet",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    setImage(images?[exactly: .normal] ?? symbol, for: .normal)
    for state in [UIControl.State.highlighted, .disabled, .selected] {
      if let image = images?[exactly: state] { setImage(image, for: state) }
    }
    if images?[exactly: .selected] == nil, images?[exactly: .normal] == nil {
      setImage(symbol?.withTintColor(.label, renderingMode: .alwaysOriginal), for: .selected)
    }
    accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}
