import Foundation

/// The names of the constants that Xcode writes for assets.
///
/// Xcode does not document the rules. They are those of files that it has written: `Hero image` is `hero`, `09d` is
/// `_09D`, `HBO GO Logo` is `hboGOLogo`, `BMW` is `BMW`, and `A-1-2` is `A_1_2`.
enum AssetSymbolName {
  /// Returns the name for an asset; `nil` if the asset has no letters and no digits, or if Swift reserves the name.
  ///
  /// - Parameters:
  ///   - text: The name of the asset in its folder.
  ///   - suffix: The last word that is left out, such as `Image`, unless it is the only one.
  static func constant(_ text: String, droppingSuffix suffix: String) -> String? {
    var words = words(in: text)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return nil }
    guard text.contains(where: \.isLowercase) else { return identifier(words.joined(separator: "_")) }
    return identifier(([first.lowercased()] + words.dropFirst().map(capitalized)).joined())
  }

  /// Returns the name for a folder that provides a namespace.
  static func namespace(_ text: String) -> String? {
    let words = words(in: text)
    guard !words.isEmpty else { return nil }
    let isUppercase = !text.contains(where: \.isLowercase)
    return identifier(isUppercase ? words.joined(separator: "_") : words.map(capitalized).joined())
  }

  /// Splits a text where letters meet digits, where an uppercase letter begins a word, and at other characters.
  private static func words(in text: String) -> [String] {
    let characters = Array(text)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      if let last = word.last, begins(character, after: last, before: characters.dropFirst(index + 1).first) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static func begins(_ character: Character, after last: Character, before next: Character?) -> Bool {
    if character.isNumber != last.isNumber { return true }
    return character.isUppercase && (last.isLowercase || next?.isLowercase == true)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func identifier(_ name: String) -> String? {
    if name.first?.isNumber == true { return "_" + name }
    if impossible.contains(name) { return nil }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// What no member can be called.
  private static let impossible: Set<String> = ["Protocol", "Type", "init", "self"]

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
