/// The view of a search controller: the results, above a view that can obscure the searched content.
///
/// Touches beside the results reach the searched content. If the content is obscured, they end the search.
@MainActor
final class SearchView: UIView {
  private weak var controller: UISearchController?
  private let obscuringView = UIView()
  /// A Boolean value that indicates whether the view displays the search bar.
  ///
  /// It does if the bar is in no other hierarchy.
  private var displaysBar = false

  /// The view of the results controller.
  var results: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let results { insertSubview(results, aboveSubview: obscuringView) }
      setNeedsLayout()
    }
  }

  /// The list of suggestions, while there are any.
  private var suggestions: SearchSuggestionList?

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    obscuringView.backgroundColor = .dimming
    obscuringView.addGestureRecognizer(
      UITapGestureRecognizer(_runtimeHandler: { [weak self] _ in self?.controller?.deactivate() }))
    addSubview(obscuringView)
    update()
    updateSuggestions()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Updates the view for the settings of the search controller.
  func update() { obscuringView.isHidden = controller?.obscuresBackgroundDuringPresentation != true }

  /// Shows the suggestions of the search controller, or no list.
  func updateSuggestions() {
    let shown = controller?.shownSuggestions ?? []
    guard !shown.isEmpty else {
      suggestions?.removeFromSuperview()
      return suggestions = nil
    }
    let list =
      suggestions ?? SearchSuggestionList { [weak self] in self?.controller?.suggestionWasChosen($0) }
    suggestions = list
    list.suggestions = shown
    if list.superview !== self { insertSubview(list, aboveSubview: results ?? obscuringView) }
    setNeedsLayout()
  }

  /// Displays the search bar if it is in no window, before the view appears.
  func prepareToAppear() {
    guard let bar = controller?.searchBar, controller?.barItem == nil else { return }
    displaysBar = bar.window == nil || bar.superview === self
    if displaysBar { addSubview(bar) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = heightOfBar
    let room = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(bounds.height - top, 0))
    obscuringView.frame = room
    results?.frame = room
    suggestions?.frame = room
  }

  /// The height that a search bar in the content covers at the top.
  private var heightOfBar: CGFloat {
    guard let bar = controller?.searchBar, bar.window === window, controller?.barItem == nil else { return 0 }
    if displaysBar {
      bar.frame = CGRect(
        x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
    }
    return min(max(bar.convert(bar.bounds, to: self).maxY, 0), bounds.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
