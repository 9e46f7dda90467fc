import Foundation
import Testing
import UIKit

/// Misspelled words, and the words that are proposed for them.
@MainActor
struct TextCheckerTests {
  // MARK: - Misspelled Words

  @Test(.rule("R1720"))
  func `The first misspelled word is found, in UTF-16 units`() async throws {
    let stage = try await SpellingStage.open()
    #expect(stage.misspelling(in: "the 🎉 recieve catz") == NSRange(location: 7, length: 7))
    #expect(stage.misspelling(in: "recieve") == NSRange(location: 0, length: 7))
  }

  @Test(.rule("R1720"))
  func `Without a misspelled word, the location is not found`() async throws {
    let stage = try await SpellingStage.open()
    #expect(stage.misspelling(in: "the cat sat on the mat").location == NSNotFound)
    #expect(stage.misspelling(in: "apples").location == NSNotFound)
    #expect(stage.misspelling(in: "").location == NSNotFound)
  }

  @Test(.rule("R1721"))
  func `The search begins at the offset, and remains in the range`() async throws {
    let stage = try await SpellingStage.open()
    let text = "recieve the hipstar"
    #expect(stage.misspelling(in: text, from: 8) == NSRange(location: 12, length: 7))
    #expect(stage.misspelling(in: text, range: NSRange(location: 8, length: 3)).location == NSNotFound)
    #expect(stage.misspelling(in: text, range: NSRange(location: 8, length: 11)) == NSRange(location: 12, length: 7))
  }

  @Test(.rule("R1722"))
  func `A search that wraps continues at the beginning of the range`() async throws {
    let stage = try await SpellingStage.open()
    #expect(stage.misspelling(in: "recieve the cat", from: 8).location == NSNotFound)
    #expect(stage.misspelling(in: "recieve the cat", from: 8, wrap: true) == NSRange(location: 0, length: 7))
    #expect(stage.misspelling(in: "recieve hipstar", from: 8, wrap: true) == NSRange(location: 8, length: 7))
  }

  @Test(.rule("R1723"))
  func `A capital letter is permitted at the beginning, and is required for a name`() async throws {
    let stage = try await SpellingStage.open()
    #expect(stage.misspelling(in: "The cat sat on the Apple").location == NSNotFound)
    #expect(stage.misspelling(in: "Paris").location == NSNotFound)
    #expect(stage.misspelling(in: "paris") == NSRange(location: 0, length: 5))
  }

  // MARK: - Proposed Words

  @Test(.rule("R1724"))
  func `Guesses are the words that are similar, the probable one first`() async throws {
    let stage = try await SpellingStage.open()
    let text = "the recieve"
    let guesses = stage.checker.guesses(
      forWordRange: NSRange(location: 4, length: 7), in: text, language: "en_US")
    #expect(guesses?.first == "receive")
  }

  @Test(.rule("R1724"))
  func `Without a similar word, there are no guesses`() async throws {
    let stage = try await SpellingStage.open()
    let range = NSRange(location: 0, length: 14)
    let guesses = stage.checker.guesses(forWordRange: range, in: "xqzvbkjwqzxvpf", language: "en_US")
    #expect(guesses == [])
  }

  @Test(.rule("R1725"))
  func `Completions begin with the partial word`() async throws {
    let stage = try await SpellingStage.open()
    let range = NSRange(location: 4, length: 5)
    let completions = try #require(
      stage.checker.completions(forPartialWordRange: range, in: "the hipst", language: "en_US"))
    #expect(completions.contains("hipster"))
    #expect(completions.allSatisfy { $0.hasPrefix("hipst") })
  }

  @Test(.rule("R1725"))
  func `Without a word that begins with the partial word, there are no completions`() async throws {
    let stage = try await SpellingStage.open()
    let range = NSRange(location: 0, length: 6)
    #expect(stage.checker.completions(forPartialWordRange: range, in: "xqzvbk", language: "en_US") == [])
  }

  // MARK: - Ignored and Learned Words

  @Test(.rule("R1726"))
  func `An ignored word is correct for one text checker`() async throws {
    let stage = try await SpellingStage.open()
    stage.checker.ignoreWord("hipstar")
    #expect(stage.checker.ignoredWords == ["hipstar"])
    #expect(stage.misspelling(in: "hipstar").location == NSNotFound)
    #expect(stage.misspelling(in: "hipstar", by: UITextChecker()).location == 0)
    stage.checker.ignoredWords = ["recieve"]
    #expect(stage.misspelling(in: "recieve").location == NSNotFound)
    #expect(stage.misspelling(in: "hipstar").location == 0)
  }

  @Test(.rule("R1727"))
  func `A learned word is correct for all text checkers and languages, until it is unlearned`() async throws {
    let stage = try await SpellingStage.open()
    let word = "zyxqwv"
    defer { UITextChecker.unlearnWord(word) }
    #expect(!UITextChecker.hasLearnedWord(word))
    #expect(stage.misspelling(in: word).location == 0)
    UITextChecker.learnWord(word)
    #expect(UITextChecker.hasLearnedWord(word))
    #expect(stage.misspelling(in: word).location == NSNotFound)
    #expect(stage.misspelling(in: word, language: "fr", by: UITextChecker()).location == NSNotFound)
    UITextChecker.unlearnWord(word)
    #expect(!UITextChecker.hasLearnedWord(word))
    #expect(stage.misspelling(in: word).location == 0)
  }

  // MARK: - Languages

  @Test(.rule("R1728"))
  func `The available languages have codes, and optional regions after an underscore`() async throws {
    let stage = try await SpellingStage.open()
    defer { withExtendedLifetime(stage) {} }
    let languages = UITextChecker.availableLanguages
    #expect(languages.contains("en_US") && languages.contains("fr"))
    #expect(!languages.contains { $0.contains("-") })
  }
}
