/// An object that searches its text for a ``UITextSearchingFindSession``, and shows the results.
///
/// The results are ranges of a type of the object. An object with several documents identifies them by values of
/// ``DocumentIdentifier``.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// The type of the values that identify the documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  // MARK: - Searching

  /// Searches all documents, and adds the results to the aggregator.
  ///
  /// The search may continue after the call, on any thread. At its end, `finishedSearching()` of the aggregator is
  /// called.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Returns the order of two ranges of a document, in which results are highlighted one after another.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Returns the order of two documents.
  ///
  /// The default is that they have no order.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

  // MARK: - Showing Results

  /// Shows a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  /// Shows all ranges in the normal style.
  func clearAllDecoratedFoundText()
  /// Called before another result is highlighted.
  ///
  /// The default implementation does nothing.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a result is visible.
  ///
  /// The default implementation does nothing.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)

  // MARK: - The Selection

  /// The selected range, near which the first result is highlighted; `nil` if there is none.
  var selectedTextRange: UITextRange? { get }
  /// The document with the selection.
  ///
  /// The default is `nil`.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  // MARK: - Replacing

  /// A Boolean value that indicates whether results can be replaced.
  ///
  /// The default is `false`.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a result may be replaced by a text.
  ///
  /// The default is `true`.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    -> Bool
  /// Replaces a result.
  ///
  /// The default implementation does nothing.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all results of a search.
  ///
  /// The default implementation does nothing.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  /// The default implementation returns that the documents have no order.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
  /// The default implementation does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// The default implementation does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
  /// The default is `nil`.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// The default is `false`.
  public var supportsTextReplacement: Bool { false }
  /// The default implementation returns `true`.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  /// The default implementation does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}
