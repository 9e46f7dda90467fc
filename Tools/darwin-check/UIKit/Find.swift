// Searchable objects, which have a protocol of their own in Swift. Documentation shows it without an actor. Bodies are
// never run.

#if !os(tvOS)
@available(iOS 16, *)
public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
  public var allFoundRanges: [UITextRange] { [] }
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {}
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {}
  public func invalidate() {}
  public func finishedSearching() {}
}

@available(iOS 16, *)
public protocol UITextSearching: NSObjectProtocol {
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  var selectedTextRange: UITextRange? { get }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()

  var supportsTextReplacement: Bool { get }
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

@available(iOS 16, *)
extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

@available(iOS 16, *)
extension UITextSearchingFindSession {
  public convenience init<SearchableObject>(searchableObject: SearchableObject) where SearchableObject: UITextSearching {
    fatalError()
  }
}

@available(iOS 16, *)
extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    .orderedSame
  }
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {}
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) {}
  public func clearAllDecoratedFoundText() {}
}
#endif
