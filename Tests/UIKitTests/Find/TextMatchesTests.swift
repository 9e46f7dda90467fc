import Testing
@testable import UIKit

/// The ranges of a text that match a search.
@MainActor
struct TextMatchesTests {
  private func offsets(
    _ query: String, in text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
    _ options: NSString.CompareOptions = []
  ) -> [Int] {
    let options = UITextSearchOptions(wordMatchMethod: method, stringCompareOptions: options)
    return TextMatches(query, in: EditedText(text), options: options).ranges.map(\.location)
  }

  @Test func `Matches do not overlap`() {
    #expect(offsets("aa", in: "aaaaa") == [0, 2])
    #expect(offsets("", in: "aaaaa") == [])
    #expect(offsets("aa", in: "") == [])
  }

  @Test func `The case of letters can be ignored`() {
    #expect(offsets("one", in: "one One ONE") == [0])
    #expect(offsets("one", in: "one One ONE", .contains, .caseInsensitive) == [0, 4, 8])
  }

  @Test func `A match can be limited to the beginning of a word, or to whole words`() {
    let text = "one oneself someone, one"
    #expect(offsets("one", in: text) == [0, 4, 16, 21])
    #expect(offsets("one", in: text, .startsWith) == [0, 4, 21])
    #expect(offsets("one", in: text, .fullWord) == [0, 21])
  }
}
