/// A session whose results are those of a searchable object.
///
/// The session highlights the first result at or after the selection when a search ends, and continues at the other end
/// of the results when it passes the last one.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearch

  /// Creates a session for an object, which it does not retain.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    search = ObjectSearch(searchableObject)
    super.init()
    search.onChange = { [weak self] in self?.interaction?.updateResultCount() }
  }

  /// The object that searches, and shows the results.
  ///
  /// It is not retained.
  open var searchableObject: (any UITextSearching)? { search.object }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlightedIndex ?? NSNotFound }
  /// A Boolean value that indicates whether the object supports replacement.
  open override var supportsReplacement: Bool { search.supportsReplacement }
  /// A Boolean value that indicates whether the object allows that the highlighted result is replaced.
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    search.mayReplaceHighlighted(with: interaction?.replacementText ?? "")
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.begin(query, options: options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    search.replaceHighlighted(with: replacementString)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    search.replaceAll(searchQuery, options: options ?? UITextSearchOptions(), with: replacementString)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) { search.highlightNext(in: direction) }

  open override func invalidateFoundResults() {
    search.reset()
    interaction?.updateResultCount()
  }

  override func end() { search.reset() }

  /// Searches again, because the searched text has changed.
  func textDidChange() { search.repeatSearch() }
}
