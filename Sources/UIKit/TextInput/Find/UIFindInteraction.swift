/// An interaction with which the user finds and replaces text of a view in the find panel.
///
/// The panel is above the keyboard. The delegate returns the session that searches when the panel appears.
///
/// If the view or one of its descendants is first responder, the keys ⌘F, ⌥⌘F, ⌘G, ⇧⌘G, and ⌘E find text as well.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  private weak var viewStorage: UIView?
  private weak var delegateStorage: (any UIFindInteractionDelegate)?
  private var navigator: FindNavigator?
  private var sessionStorage: UIFindSession?
  private var query: String?
  private var replacement: String?
  /// The first responder in the view when the panel appeared.
  private weak var previousResponder: UIResponder?

  /// Creates an interaction with a delegate, which is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegateStorage = sessionDelegate
    super.init()
  }

  /// The view with the text.
  open var view: UIView? { viewStorage }

  open func willMove(to view: UIView?) {
    if view !== viewStorage { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) { viewStorage = view }

  /// The object that provides the sessions.
  open var delegate: (any UIFindInteractionDelegate)? { delegateStorage }

  // MARK: - Configuring the Find Panel

  /// The text to find.
  ///
  /// While the panel is visible, it is that of the search field.
  open var searchText: String? {
    get { query }
    set {
      query = newValue
      navigator?.searchTextDidChange()
      search()
    }
  }

  /// The text that replaces results.
  ///
  /// While the panel is visible, it is that of the field for it.
  open var replacementText: String? {
    get { replacement }
    set {
      replacement = newValue
      navigator?.replacementTextDidChange()
    }
  }

  /// A closure that returns the menu of the search options.
  ///
  /// The parameter are the options that the menu has otherwise.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: - Showing and Hiding the Find Panel

  /// A Boolean value that indicates whether the find panel is visible.
  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// The session of the visible find panel.
  open var activeFindSession: UIFindSession? { sessionStorage }

  /// Shows the find panel, if the delegate returns a session and the view is in a window.
  ///
  /// If the panel is already visible, it remains as it is.
  ///
  /// - Parameter showingReplace: A Boolean value that indicates whether there is a field for a text that replaces
  ///   results, if the session supports that.
  open func presentFindNavigator(showingReplace: Bool) {
    guard navigator == nil, let view, view.window != nil,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    // The delegate can have shown the panel or removed the view.
    guard navigator == nil, view.window != nil else { return }
    let navigator = FindNavigator(self, session: session, showsReplacement: showingReplace)
    sessionStorage = session
    session.interaction = self
    self.navigator = navigator
    delegate?.findInteraction(self, didBegin: session)
    guard self.navigator === navigator else { return }
    previousResponder = FirstResponder.current.flatMap { current in
      current.chain.contains { $0 === view } ? current : nil
    }
    Keyboard.shared.add(navigator)
    guard self.navigator === navigator else { return }
    navigator.beginEditing()
    if query?.isEmpty == false { search() }
  }

  /// Hides the find panel and ends the session.
  open func dismissFindNavigator() {
    guard let navigator, let session = sessionStorage else { return }
    self.navigator = nil
    sessionStorage = nil
    session.interaction = nil
    session.end()
    delegate?.findInteraction(self, didEnd: session)
    Keyboard.shared.remove(navigator)
    let isEditing = navigator.isEditing
    if isEditing, viewStorage?.window != nil { previousResponder?.becomeFirstResponder() }
    previousResponder = nil
    if let current = FirstResponder.current, navigator.isEditing { FirstResponder.force(current) }
    Keyboard.shared.update()
  }

  /// Called when the view is removed from its window.
  ///
  /// The panel is hidden after the change of the hierarchy.
  func viewLeftWindow() {
    guard isFindNavigatorVisible else { return }
    // The closure retains the interaction, whose view can be deallocated before.
    AppRuntime.shared.performAfterCommit { [self] in
      if view?.window == nil { dismissFindNavigator() }
    }
  }

  // MARK: - Finding

  /// Highlights the next result of the active session.
  open func findNext() { highlightNext(in: .forward) }

  /// Highlights the previous result of the active session.
  open func findPrevious() { highlightNext(in: .backward) }

  private func highlightNext(in direction: UITextStorageDirection) {
    sessionStorage?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the find panel after the results of the session have changed.
  open func updateResultCount() { navigator?.updateResults() }

  /// Begins the search for the text of the search field.
  func search() {
    guard let navigator, let session = sessionStorage else { return }
    session.performSearch(query: query ?? "", options: navigator.options)
    updateResultCount()
  }

  func userDidType(_ text: String) {
    query = text
    search()
  }

  func userDidTypeReplacement(_ text: String) {
    replacement = text
    updateResultCount()
  }

  /// Replaces the highlighted result, or all results.
  func replace(all: Bool) {
    guard let navigator, let session = sessionStorage, let query, !query.isEmpty else { return }
    let (text, options) = (replacement ?? "", navigator.options)
    if all {
      session.replaceAll(searchQuery: query, replacementString: text, options: options)
    } else {
      session.performSingleReplacement(query: query, replacementString: text, options: options)
    }
    updateResultCount()
  }

  // MARK: - Commands

  func canPerform(_ action: StandardEditAction) -> Bool? {
    switch action {
    case .find: true
    case .findAndReplace: sessionStorage?.supportsReplacement ?? (view as? UITextView)?.isEditable ?? true
    case .findNext, .findPrevious: sessionStorage != nil
    case .useSelectionForFind: selectedText != nil
    default: nil
    }
  }

  func perform(_ action: StandardEditAction) {
    switch action {
    case .find: show(withReplacement: false)
    case .findAndReplace: show(withReplacement: true)
    case .findNext: findNext()
    case .findPrevious: findPrevious()
    case .useSelectionForFind:
      guard let text = selectedText else { return }
      searchText = text
      show(withReplacement: false)
    default: break
    }
  }

  /// Shows the panel, or returns to its search field.
  private func show(withReplacement: Bool) {
    guard let navigator else { return presentFindNavigator(showingReplace: withReplacement) }
    if withReplacement { navigator.showReplacement(true) }
    navigator.beginEditing()
  }

  /// The selected text of the view; `nil` if nothing is selected.
  private var selectedText: String? {
    guard let text = view as? any UITextInput, let range = text.selectedTextRange, !range.isEmpty,
      let selected = text.text(in: range), !selected.isEmpty
    else { return nil }
    return selected
  }
}
