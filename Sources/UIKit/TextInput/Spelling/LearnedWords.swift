/// The words that the user has taught the text checkers of the app, in a file with a line for each word.
///
/// They remain when the app is launched again. A simulator begins without any.
@MainActor
enum LearnedWords {
  private static var storage: Set<String>?

  /// The words.
  static var all: Set<String> {
    if let storage { return storage }
    let text = (try? String(contentsOf: UserFiles.learnedWords, encoding: .utf8)) ?? ""
    let words = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    storage = words
    return words
  }

  /// Adds a word; an empty one, or one with line breaks, is not added.
  static func add(_ word: String) {
    guard !word.isEmpty, !word.contains(where: \.isNewline), !all.contains(word) else { return }
    save(all.union([word]))
  }

  /// Removes a word.
  static func remove(_ word: String) {
    if all.contains(word) { save(all.subtracting([word])) }
  }

  /// Returns whether a word is correct, with the capital letters that it has.
  static func accepts(_ word: String) -> Bool {
    !all.isEmpty && ([word] + LetterCase.otherForms(of: word)).contains { all.contains($0) }
  }

  /// Reads the file again when the words are used next.
  static func reset() { storage = nil }

  /// Stores the words. Those that cannot be written are learned until the app ends.
  private static func save(_ words: Set<String>) {
    storage = words
    let file = UserFiles.learnedWords
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(words.sorted().map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
  }
}
