import UIKit

/// A range of a searchable text, which begins at an offset.
final class FoundRange: UITextRange {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override var isEmpty: Bool { false }
}

/// A text that can be searched, which records what a session requests.
@MainActor
final class SearchableText: NSObject, @MainActor UITextSearching {
  typealias DocumentIdentifier = Int

  private let text: [Character]
  /// The styles of the shown results, by their offsets.
  private(set) var styles: [Int: UITextSearchFoundTextStyle] = [:]
  /// The offsets of the results that were highlighted, in the order of time.
  private(set) var highlighted: [Int] = []
  private(set) var scrolled: [Int] = []
  private(set) var searches: [String] = []
  private(set) var ranges: [FoundRange] = []
  private(set) var aggregator: UITextSearchAggregator<Int>?

  init(_ text: String) {
    self.text = Array(text)
    super.init()
  }

  var selectedTextRange: UITextRange? { nil }

  /// Adds the results from the last to the first one.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
  ) {
    searches.append(queryString)
    aggregator = resultAggregator
    let query = Array(queryString)
    let offsets = text.indices.filter { text[$0...].starts(with: query) }
    ranges = offsets.map(FoundRange.init)
    for range in ranges.reversed() { resultAggregator.foundRange(range, searchString: queryString, document: 1) }
    resultAggregator.finishedSearching()
  }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
    guard let first = foundRange as? FoundRange, let second = toRange as? FoundRange else { return .orderedSame }
    if first.offset == second.offset { return .orderedSame }
    return first.offset < second.offset ? .orderedAscending : .orderedDescending
  }

  func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
    guard let range = foundTextRange as? FoundRange else { return }
    styles[range.offset] = style
  }

  func clearAllDecoratedFoundText() { styles = [:] }

  func willHighlight(foundTextRange: UITextRange, document: Int?) {
    if let range = foundTextRange as? FoundRange { highlighted.append(range.offset) }
  }

  func scrollRangeToVisible(_ range: UITextRange, inDocument document: Int?) {
    if let range = range as? FoundRange { scrolled.append(range.offset) }
  }
}
