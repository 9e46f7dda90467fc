import Foundation
import Simulator
import Testing

@testable import UIKit

/// The files with dictionaries and with learned words.
@Suite(.ownDevice)
@MainActor
struct SpellingDictionaryTests {
  private let folder: URL

  init() throws {
    folder = try #require(UserFiles.dictionaries)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ words: String..., encoding: String.Encoding = .utf8, rules: String = "") throws {
    let text = "\(words.count)\n\(words.joined(separator: "\n"))\n"
    let set = encoding == .utf8 ? "SET UTF-8" : "SET ISO8859-1"
    try #require(text.data(using: encoding)).write(to: folder.appendingPathComponent("\(name).dic"))
    try #require("\(set)\n\(rules)".data(using: encoding)).write(to: folder.appendingPathComponent("\(name).aff"))
  }

  private func isCorrect(_ word: String, _ language: String) -> Bool {
    let range = NSRange(location: 0, length: word.utf16.count)
    return UITextChecker().rangeOfMisspelledWord(
      in: word, range: range, startingAt: 0, wrap: false, language: language
    ).location == NSNotFound
  }

  @Test func `A language without a region has the dictionary of the United States, or of the first region`() throws {
    try write("en_AU", "colour")
    try write("en_US", "color")
    try write("de_AT", "Jänner")
    try write("de_DE", "Januar")
    #expect(isCorrect("color", "en") && !isCorrect("colour", "en"))
    #expect(isCorrect("colour", "en-AU") && !isCorrect("color", "en_AU"))
    #expect(isCorrect("color", "en_GB"))
    #expect(isCorrect("Jänner", "de") && !isCorrect("Januar", "de"))
    #expect(isCorrect("Januar", "de_DE"))
  }

  @Test func `The available languages are those with both files, the user's first`() throws {
    try write("fr", "pomme")
    try write("en_US", "apple")
    try write("de_DE_frami", "Apfel")
    try write("hyph_es", "x")
    try Data("1\nmela\n".utf8).write(to: folder.appendingPathComponent("it.dic"))
    UserDefaults.standard.set(["fr-CA", "en-US"], forKey: "AppleLanguages")
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    #expect(UITextChecker.availableLanguages == ["fr", "en_US"])
    UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
    #expect(UITextChecker.availableLanguages == ["en_US", "fr"])
  }

  @Test func `A list of words is the English dictionary if there is no other`() throws {
    try Data("apple\nParis\nParis's\n".utf8).write(to: folder.appendingPathComponent("words"))
    #expect(UITextChecker.availableLanguages == ["en"])
    #expect(isCorrect("Apple", "en_US") && isCorrect("Paris's", "en") && !isCorrect("paris", "en"))
    try write("en_US", "pear")
    #expect(UITextChecker.availableLanguages == ["en_US"])
    #expect(isCorrect("pear", "en") && !isCorrect("apple", "en"))
  }

  @Test func `A list of words that is a link to one of another language is not used`() throws {
    let list = folder.appendingPathComponent("ngerman")
    try Data("Apfel\n".utf8).write(to: list)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("words"), withDestinationURL: list)
    #expect(UITextChecker.availableLanguages.isEmpty)
  }

  @Test func `A dictionary has the encoding that it names`() throws {
    try write("fr", "été/S", encoding: .isoLatin1, rules: "SFX S Y 1\nSFX S 0 s [é]\n")
    #expect(isCorrect("été", "fr") && isCorrect("étés", "fr") && !isCorrect("ete", "fr"))
  }

  @Test func `A language without a dictionary has no misspelled words, and is reported once`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    #expect(isCorrect("xqzvbk", "qq_ZZ") && isCorrect("xqzvbk", "qq-ZZ"))
    let range = NSRange(location: 0, length: 3)
    #expect(UITextChecker().guesses(forWordRange: range, in: "cta", language: "qq_ZZ") == [])
    #expect(UITextChecker().completions(forPartialWordRange: range, in: "cta", language: "qq_ZZ") == [])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("qq_ZZ.dic") == true)
    UserFiles.dictionaries = nil
    #expect(UserFiles.dictionaryAdvice(package: "hunspell-en-us", language: "en_US").contains("hunspell-en-us"))
  }

  @Test func `Learned words are those of the file, and are correct with capital letters`() throws {
    try write("en_US", "apple")
    UITextChecker.learnWord("zyxq")
    UITextChecker.learnWord("Zorblax")
    UITextChecker.learnWord("two\nlines")
    #expect(isCorrect("Zyxq", "en_US") && isCorrect("ZORBLAX", "en_US") && !isCorrect("zorblax", "en_US"))
    #expect(try String(contentsOf: UserFiles.learnedWords, encoding: .utf8) == "Zorblax\nzyxq\n")
    LearnedWords.reset()
    #expect(UITextChecker.hasLearnedWord("zyxq") && !UITextChecker.hasLearnedWord("Zyxq"))
    UITextChecker.unlearnWord("zyxq")
    LearnedWords.reset()
    #expect(LearnedWords.all == ["Zorblax"])
  }

  @Test func `Learned words are proposed`() throws {
    try write("en_US", "apple")
    UITextChecker.learnWord("zyxqu")
    let range = NSRange(location: 0, length: 5)
    #expect(UITextChecker().guesses(forWordRange: range, in: "zyqxu", language: "en_US") == ["zyxqu"])
    let start = NSRange(location: 0, length: 3)
    #expect(UITextChecker().completions(forPartialWordRange: start, in: "Zyx", language: "en_US") == ["Zyxqu"])
  }

  @Test func `Words are runs of letters with apostrophes, without digits`() {
    let text = "It's ’quoted’ 🎉 naïve 3rd don’t-go"
    let words = SpelledWords(text, in: NSRange(location: 0, length: text.utf16.count)).words
    #expect(words.map(\.text) == ["It's", "quoted", "naïve", "don’t", "go"])
    for word in words { #expect((text as NSString).substring(with: word.range) == word.text) }
    #expect(SpelledWords(text, in: NSRange(location: 17, length: 999)).words.first?.text == "naïve")
    #expect(SpelledWords(text, in: NSRange(location: 99, length: 3)).words.isEmpty)
  }
}
