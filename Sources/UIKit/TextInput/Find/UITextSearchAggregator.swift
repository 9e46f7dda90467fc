/// The collection to which a searchable object adds the results of a search.
///
/// It can be used on any thread. Messages of a search that was replaced by a newer one have no effect.
public struct UITextSearchAggregator<DocumentIdentifier>: Sendable where DocumentIdentifier: Hashable {
  private let texts: FoundTexts<DocumentIdentifier>

  init(_ texts: FoundTexts<DocumentIdentifier>) { self.texts = texts }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - range: The range of the found text.
  ///   - searchString: The text for which the object searches.
  ///   - document: The document with the range.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    texts.add(FoundText(range: range, document: document))
  }

  /// Removes a result.
  ///
  /// If it is the highlighted one, the next result is highlighted.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    texts.remove(FoundText(range: range, document: document))
  }

  /// Removes all results.
  ///
  /// If the search has finished, the object is asked to search again.
  public func invalidate() { texts.removeAll() }

  /// Ends the search.
  public func finishedSearching() { texts.send(.finished) }

  /// The results, in the order in which they were added.
  public var allFoundRanges: [UITextRange] { texts.all.map(\.range) }
}
