import Dispatch

/// The search of an object, independent of the type that identifies its documents.
@MainActor
protocol TextSearch: AnyObject {
  /// The object that searches and shows the results.
  var object: (any UITextSearching)? { get }
  var count: Int { get }
  var highlightedIndex: Int? { get }
  var supportsReplacement: Bool { get }
  /// Called when the results or the highlighted one have changed.
  var onChange: (() -> Void)? { get set }

  func begin(_ query: String, options: UITextSearchOptions)
  /// Searches again for the same text, because the searched text has changed, without scrolling.
  func repeatSearch()
  func highlightNext(in direction: UITextStorageDirection)
  func mayReplaceHighlighted(with text: String) -> Bool
  func replaceHighlighted(with text: String)
  func replaceAll(_ query: String, options: UITextSearchOptions, with text: String)
  /// Removes the results and what shows them.
  func reset()
}

/// The search of an object: the sorted results, of which one is highlighted.
///
/// The object is code of the app, which can begin another search in each call.
@MainActor
final class ObjectSearch<Object: UITextSearching>: TextSearch {
  private typealias Document = Object.DocumentIdentifier
  private typealias Result = FoundText<Object.DocumentIdentifier>

  private weak var searched: Object?
  private var texts: FoundTexts<Object.DocumentIdentifier>?
  private var results: [Result] = []
  private var highlighted: Result?
  private var query = ""
  private var options = UITextSearchOptions()
  /// A Boolean value that indicates whether results are shown in the next turn of the run loop.
  private var isScheduled = false
  private var hasFinished = false
  private var scrolls = true
  /// The index of a replaced result, and the number of results before.
  private var replaced: (index: Int, count: Int)?

  var onChange: (() -> Void)?
  var object: (any UITextSearching)? { searched }

  init(_ object: Object) { searched = object }

  var count: Int { results.count }
  var highlightedIndex: Int? {
    guard let highlighted else { return nil }
    return results.firstIndex(of: highlighted)
  }
  var supportsReplacement: Bool { searched?.supportsTextReplacement ?? false }

  // MARK: - Searching

  func begin(_ query: String, options: UITextSearchOptions) {
    (self.query, self.options) = (query, options)
    search(scrolls: true)
  }

  func repeatSearch() { search(scrolls: false) }

  private func search(scrolls: Bool, replacing replaced: (index: Int, count: Int)? = nil) {
    reset()
    (self.scrolls, self.replaced) = (scrolls, replaced)
    guard let object = searched, !query.isEmpty else {
      onChange?()
      return
    }
    let texts = FoundTexts<Object.DocumentIdentifier>()
    texts.onEvent = { [weak self, weak texts] event in
      guard let self, let texts, self.texts === texts else { return }
      receive(event)
    }
    self.texts = texts
    object.performTextSearch(queryString: query, options: options, resultAggregator: UITextSearchAggregator(texts))
  }

  private func receive(_ event: FoundTexts<Object.DocumentIdentifier>.Event) {
    switch event {
    case .finished:
      hasFinished = true
      collect(isFinished: true)
    case .invalidated where hasFinished: repeatSearch()
    // An object may remove the results when it begins to search.
    case .invalidated, .changed:
      guard !isScheduled else { return }
      isScheduled = true
      DispatchQueue.main.async { [weak self, texts] in
        guard let self, isScheduled, self.texts === texts else { return }
        collect(isFinished: false)
      }
    }
  }

  /// Sorts and shows the results that have been added.
  private func collect(isFinished: Bool) {
    isScheduled = false
    guard let object = searched, let texts else { return }
    let old = results
    let oldIndex = highlightedIndex
    let new = texts.all.sorted { order($0, $1, of: object) == .orderedAscending }
    guard self.texts === texts else { return }
    results = new
    show(new, insteadOf: old, in: object)
    guard self.texts === texts else { return }
    if let oldIndex, highlightedIndex == nil {
      // The highlighted result was removed.
      highlighted = nil
      highlight(new.isEmpty ? nil : oldIndex % new.count)
    } else if isFinished, highlighted == nil, !new.isEmpty {
      highlight(firstIndex(in: object))
    }
    onChange?()
  }

  private func show(_ new: [Result], insteadOf old: [Result], in object: Object) {
    let (oldSet, newSet) = (Set(old), Set(new))
    for result in old where !newSet.contains(result) { decorate(result, .normal, in: object) }
    for result in new where !oldSet.contains(result) { decorate(result, .found, in: object) }
  }

  private func decorate(_ result: Result, _ style: UITextSearchFoundTextStyle, in object: Object) {
    object.decorate(foundTextRange: result.range, document: passed(result.document), usingStyle: style)
  }

  /// Returns a document for a parameter of the object, without a second level of optionality for no document.
  private func passed(_ document: Object.DocumentIdentifier) -> Object.DocumentIdentifier? {
    (document as? any OptionalDocument)?.isNone == true ? nil : document
  }

  private func order(_ first: Result, _ second: Result, of object: Object) -> ComparisonResult {
    guard first.document == second.document else {
      return object.compare(document: first.document, toDocument: second.document)
    }
    return object.compare(first.range, toRange: second.range, document: passed(first.document))
  }

  /// Removes the results and what shows them.
  func reset() {
    texts?.onEvent = nil
    texts = nil
    isScheduled = false
    hasFinished = false
    results = []
    highlighted = nil
    replaced = nil
    searched?.clearAllDecoratedFoundText()
  }

  // MARK: - Highlighting

  /// Returns the index of the result that is highlighted first.
  private func firstIndex(in object: Object) -> Int {
    if let replaced {
      self.replaced = nil
      // The text that replaced a result can contain results itself.
      return max(replaced.index + results.count - replaced.count + 1, 0) % results.count
    }
    return firstIndexAfterSelection(of: object) ?? 0
  }

  /// Returns the index of the first result at or after the selection; `nil` if there is none.
  private func firstIndexAfterSelection(of object: Object) -> Int? {
    guard let selection = object.selectedTextRange else { return nil }
    let document = object.selectedTextSearchDocument
    return results.firstIndex { result in
      if let document, result.document != document {
        return object.compare(document: result.document, toDocument: document) == .orderedDescending
      }
      return object.compare(result.range, toRange: selection, document: passed(result.document)) != .orderedAscending
    }
  }

  func highlightNext(in direction: UITextStorageDirection) {
    guard let object = searched else { return }
    // The results may have been discarded.
    guard texts != nil else { return search(scrolls: true) }
    let count = results.count
    guard count > 0 else { return }
    scrolls = true
    let step = direction == .forward ? 1 : -1
    if let index = highlightedIndex {
      highlight((index + step + count) % count)
    } else {
      let first = firstIndexAfterSelection(of: object) ?? 0
      highlight(direction == .forward ? first : (first - 1 + count) % count)
    }
    onChange?()
  }

  private func highlight(_ index: Int?) {
    guard let object = searched, let index, results.indices.contains(index) else { return }
    let old = highlighted
    let new = results[index]
    object.willHighlight(foundTextRange: new.range, document: passed(new.document))
    guard results.contains(new) else { return }
    highlighted = new
    if let old, old != new, results.contains(old) { decorate(old, .found, in: object) }
    decorate(new, .highlighted, in: object)
    if scrolls { object.scrollRangeToVisible(new.range, inDocument: passed(new.document)) }
  }

  // MARK: - Replacing

  func mayReplaceHighlighted(with text: String) -> Bool {
    guard let object = searched, object.supportsTextReplacement, let highlighted else { return false }
    return object.shouldReplace(
      foundTextRange: highlighted.range, document: passed(highlighted.document), withText: text)
  }

  func replaceHighlighted(with text: String) {
    guard mayReplaceHighlighted(with: text), let object = searched, let highlighted, let index = highlightedIndex
    else { return }
    let count = results.count
    object.replace(foundTextRange: highlighted.range, document: passed(highlighted.document), withText: text)
    search(scrolls: true, replacing: (index, count))
  }

  func replaceAll(_ query: String, options: UITextSearchOptions, with text: String) {
    guard let object = searched, object.supportsTextReplacement else { return }
    object.replaceAll(queryString: query, options: options, withText: text)
    begin(query, options: options)
  }
}

/// The optional types, for identifiers that are optional themselves.
private protocol OptionalDocument {
  var isNone: Bool { get }
}

extension Optional: OptionalDocument {
  fileprivate var isNone: Bool { self == nil }
}
