import Foundation
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// A text checker, and the words that the tests use.
///
/// On Linux, they are the words of a small dictionary. On Apple's platforms, they are those of the system.
@MainActor
final class SpellingStage {
  #if canImport(Simulator)
    private let simulator: Simulator

    private init(_ simulator: Simulator) { self.simulator = simulator }
  #else
    private init() {}
  #endif

  let checker = UITextChecker()

  static func open() async throws -> SpellingStage {
    #if canImport(Simulator)
      let stage = SpellingStage(await Simulator.boot(.iPhone15))
      try stage.write("en_US", "apple/S receive/S hipster/S the cat/S sat on mat Paris", "SFX S Y 1\nSFX S 0 s .\n")
      try stage.write("fr", "pomme la", "")
      return stage
    #else
      return SpellingStage()
    #endif
  }

  #if canImport(Simulator)
    private func write(_ language: String, _ words: String, _ rules: String) throws {
      let file = simulator.dictionariesDirectory.appendingPathComponent(language)
      let lines = words.split(separator: " ")
      try Data("\(lines.count)\n\(lines.joined(separator: "\n"))\n".utf8).write(to: file.appendingPathExtension("dic"))
      try Data("SET UTF-8\nTRY esianrtolcdugmphbyfvkwz\n\(rules)".utf8).write(to: file.appendingPathExtension("aff"))
    }
  #endif

  /// Returns the range of the first misspelled word of a text.
  func misspelling(
    in text: String, range: NSRange? = nil, from offset: Int = 0, wrap: Bool = false, language: String = "en_US",
    by other: UITextChecker? = nil
  ) -> NSRange {
    (other ?? checker).rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: offset, wrap: wrap,
      language: language)
  }
}
