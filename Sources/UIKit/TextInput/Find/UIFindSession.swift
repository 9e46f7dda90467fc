/// The base class of the state of a search that a ``UIFindInteraction`` shows.
///
/// Return a ``UITextSearchingFindSession`` from the delegate of the interaction, or a subclass with a search of its
/// own. After its results have changed, a subclass calls `updateResultCount()` of the interaction.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What the find panel shows of the number of results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted result and the number of results.
    case currentAndTotal = 0
    /// The number of results.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// The interaction that shows the session.
  weak var interaction: UIFindInteraction?

  /// Creates a session.
  public override init() { super.init() }

  // MARK: - Getting Information about the Session

  /// The number of results.
  ///
  /// The default is 0.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` if there is none, which is the default.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What the find panel shows of the number of results.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet { interaction?.updateResultCount() }
  }
  /// A Boolean value that indicates whether results can be replaced.
  ///
  /// The default is `false`.
  open var supportsReplacement: Bool { false }
  /// A Boolean value that indicates whether the highlighted result can be replaced.
  ///
  /// The default is `true` if the session supports replacement.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// A Boolean value that indicates whether the highlighted result can be replaced.
  @available(*, deprecated, message: "Use allowsReplacementForCurrentlyHighlightedResult instead.")
  open var allowsReplacement: Bool { allowsReplacementForCurrentlyHighlightedResult }

  // MARK: - Managing the Interaction with the Session

  /// Begins the search for a text that the user has entered.
  ///
  /// A subclass overrides the method. The base class finds nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result.
  ///
  /// A subclass that supports replacement overrides the method.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results.
  ///
  /// A subclass that supports replacement overrides the method.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next result in a direction.
  ///
  /// A subclass overrides the method.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards the results.
  ///
  /// A subclass overrides the method.
  open func invalidateFoundResults() {}

  /// Called when the find panel is dismissed.
  func end() {}
}
