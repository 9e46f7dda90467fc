import Simulator
import Testing
@testable import UIKit

/// Searches that continue on another thread, and are replaced or repeated.
@MainActor
struct TextSearchAggregatorTests {
  /// An object that gives its aggregators to the test, which adds the results.
  private final class ManualText: NSObject, UITextSearching {
    var aggregators: [UITextSearchAggregator<AnyHashable?>] = []
    var found: [NSRange] = []
    var hasDocument = false

    var selectedTextRange: UITextRange? { nil }

    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      aggregators.append(resultAggregator)
      resultAggregator.invalidate()
    }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
      guard let first = foundRange as? TextSpan, let second = toRange as? TextSpan else { return .orderedSame }
      return first.range.location < second.range.location ? .orderedAscending : .orderedDescending
    }

    func decorate(
      foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
    ) {
      if document != nil { hasDocument = true }
      if style == .found, let span = foundTextRange as? TextSpan { found.append(span.range) }
    }

    func clearAllDecoratedFoundText() { found = [] }
  }

  private func span(_ location: Int) -> UITextRange { TextSpan(NSRange(location: location, length: 2)) }

  @Test func `Results of another thread are shown before the search has ended, each only once`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let text = ManualText()
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "x", options: nil)
    let aggregator = try #require(text.aggregators.first)
    let spans = [span(4), span(0), span(4)]
    await Task.detached { for span in spans { aggregator.foundRange(span, searchString: "x", document: nil) } }.value
    await simulator.settle()
    #expect(text.aggregators.count == 1 && session.resultCount == 2 && session.highlightedResultIndex == NSNotFound)
    #expect(text.found.map(\.location).sorted() == [0, 4] && !text.hasDocument)
    aggregator.finishedSearching()
    #expect(session.highlightedResultIndex == 0)
  }

  @Test func `A search that was replaced by another one adds no results`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let text = ManualText()
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "x", options: nil)
    session.performSearch(query: "y", options: nil)
    text.aggregators[0].foundRange(span(0), searchString: "x", document: nil)
    text.aggregators[0].finishedSearching()
    await simulator.settle()
    #expect(session.resultCount == 0)
  }

  @Test func `The search is repeated after all of its results were invalidated`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let text = ManualText()
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "x", options: nil)
    text.aggregators[0].foundRange(span(0), searchString: "x", document: nil)
    text.aggregators[0].finishedSearching()
    #expect(session.resultCount == 1)
    text.aggregators[0].invalidate()
    await simulator.settle()
    #expect(text.aggregators.count == 2 && session.resultCount == 0)
    session.invalidateFoundResults()
    session.highlightNextResult(in: .forward)
    #expect(text.aggregators.count == 3)
  }
}
