import Testing
import UIKit

/// The results of a session, which a searchable object adds.
@MainActor
struct TextSearchingSessionTests {
  /// Returns a session that has searched for "ab", whose results are at 0, 4, and 8.
  private func session(of text: SearchableText, on stage: Stage) async -> UITextSearchingFindSession {
    let session = UITextSearchingFindSession(searchableObject: text)
    session.performSearch(query: "ab", options: UITextSearchOptions())
    await stage.advance(by: 0.3)
    return session
  }

  @Test(.rule("R1647"))
  func `The results of a session are those that the object adds`() async throws {
    let stage = try await Stage.open()
    let text = SearchableText("ab, ab, ab")
    let session = await session(of: text, on: stage)
    #expect(session.resultCount == 3 && text.searches == ["ab"])
    #expect(Set(text.styles.keys) == [0, 4, 8])
    #expect(text.aggregator?.allFoundRanges.count == 3)
    session.performSearch(query: "x", options: UITextSearchOptions())
    await stage.advance(by: 0.3)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound && text.styles.isEmpty)
  }

  @Test(.rule("R1648"))
  func `Results are highlighted in the order of the object, and again from the other end`() async throws {
    let stage = try await Stage.open()
    let text = SearchableText("ab, ab, ab")
    let session = await session(of: text, on: stage)
    for _ in 0..<4 { session.highlightNextResult(in: .forward) }
    await stage.advance(by: 0.3)
    #expect(text.highlighted.count >= 4)
    #expect(text.highlighted == Array([0, 4, 8, 0, 4, 8].prefix(text.highlighted.count)))
    #expect(text.highlighted.last == text.scrolled.last)
    let index = session.highlightedResultIndex
    #expect(index * 4 == text.highlighted.last)
    #expect(text.styles.filter { $0.value == .highlighted }.keys.map { $0 } == [index * 4])
    #expect(text.styles.filter { $0.value == .found }.count == 2)
    for _ in 0..<3 { session.highlightNextResult(in: .backward) }
    await stage.advance(by: 0.3)
    #expect(session.highlightedResultIndex == index)
  }

  @Test(.rule("R1649"))
  func `If the highlighted result becomes invalid, the next one is highlighted`() async throws {
    let stage = try await Stage.open()
    let text = SearchableText("ab, ab, ab")
    let session = await session(of: text, on: stage)
    if session.highlightedResultIndex == NSNotFound { session.highlightNextResult(in: .forward) }
    await stage.advance(by: 0.3)
    #expect(session.highlightedResultIndex == 0)
    let first = try #require(text.ranges.first)
    text.aggregator?.invalidateFoundRange(first, document: 1)
    await stage.advance(by: 0.3)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    #expect(text.highlighted.last == 4)
  }

  @Test(.rule("R1650"))
  func `The session does not retain the object, and an object does not support replacement by default`()
    async throws
  {
    let stage = try await Stage.open()
    var text: SearchableText? = SearchableText("ab")
    let session = UITextSearchingFindSession(searchableObject: try #require(text))
    #expect(session.searchableObject != nil)
    #expect(!session.supportsReplacement && !session.allowsReplacementForCurrentlyHighlightedResult)
    text = nil
    await stage.turn()
    #expect(session.searchableObject == nil)
  }
}
