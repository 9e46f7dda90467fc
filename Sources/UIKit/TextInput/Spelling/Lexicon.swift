/// The words of a language: those of a file, and those that the rules of the language derive from them.
@MainActor
final class Lexicon {
  let rules: AffixRules
  /// The flags of the words, one set for each word with the same letters.
  private(set) var entries: [String: [Set<AffixFlag>]] = [:]
  /// The words in the order of their lowercase letters, which is made when completions are requested.
  private(set) lazy var sorted = entries.keys.map { (key: $0.lowercased(), word: $0) }.sorted { $0 < $1 }
  /// The number of letters that a suffix removes at most.
  private(set) lazy var longestRemoval = rules.suffixesByFlag.values.joined().map(\.removed.count).max() ?? 0

  /// Creates a lexicon.
  ///
  /// - Parameters:
  ///   - text: A line for each word, with its flags after a slash.
  ///   - rules: The rules that derive other words; `nil` if the text contains every word, without flags.
  init(_ text: String, rules: AffixRules?) {
    self.rules = rules ?? AffixRules()
    var known: [Substring: Set<AffixFlag>] = [:]
    // Bytes are faster than characters, of which a dictionary has half a million.
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map(Substring.init) {
      guard rules != nil else {
        entries[line.trimmingCharacters(in: .whitespaces)] = [[]]
        continue
      }
      let (word, flags) = Self.parts(of: line)
      guard !word.isEmpty else { continue }
      if flags.isEmpty {
        entries[word, default: []].append([])
      } else {
        let set = known[flags] ?? Set(self.rules.flags(flags))
        known[flags] = set
        entries[word, default: []].append(set)
      }
    }
  }

  /// Returns the word and the flags of a line, which can continue with the morphology of the word.
  private static func parts(of line: Substring) -> (word: String, flags: Substring) {
    guard line.utf8.contains(where: { $0 == 0x09 || $0 == 0x20 || $0 == 0x5C }) else {
      guard let slash = line.utf8.dropFirst().firstIndex(of: 0x2F) else { return (String(line), "") }
      return (String(line[..<slash]), line[line.utf8.index(after: slash)...])
    }
    var slash: Substring.Index?
    var isEscaped = false
    var end = line.endIndex
    for index in line.indices {
      let character = line[index]
      if character == "\t" || (character == " " && isMorphology(line[index...])) {
        end = index
        break
      }
      if character == "/", !isEscaped, slash == nil, index != line.startIndex { slash = index }
      isEscaped = character == "\\"
    }
    let word = line[..<(slash ?? end)].replacingOccurrences(of: "\\/", with: "/")
    // A space that is no part of the word ends the flags.
    let flags = slash.map { line[line.index(after: $0)..<end].prefix { !$0.isWhitespace } } ?? ""
    return (word.trimmingCharacters(in: .whitespaces), flags)
  }

  /// Returns whether a text begins with a space and the name of a field, such as ` po:noun`.
  private static func isMorphology(_ text: Substring) -> Bool {
    let name = text.dropFirst().prefix(3)
    return name.count == 3 && name.last == ":" && name.dropLast().allSatisfy(\.isLetter)
  }

  // MARK: - Correct Words

  /// Returns whether a word is correct, with the capital letters that it has.
  func accepts(_ word: String) -> Bool {
    let word = converted(word)
    return contains(word, isOtherCase: false)
      || LetterCase.otherForms(of: word).contains { contains($0, isOtherCase: true) }
  }

  /// Returns whether a word is one of the language, with exactly these letters, and can be proposed.
  func proposes(_ word: String) -> Bool {
    entries[word]?.contains { has($0, rules.notSuggested) } != true && contains(word, isOtherCase: false)
  }

  /// Returns a word with the characters that the dictionary uses.
  private func converted(_ word: String) -> String {
    // Most words are not converted, and many are checked for a guess.
    if word.utf8.allSatisfy({ $0 < 0x80 }), !rules.convertsLetters { return word }
    let word = rules.conversions.reduce(word) { $0.replacingOccurrences(of: $1.from, with: $1.to) }
    return word.contains("’") && entries[word] == nil ? word.replacingOccurrences(of: "’", with: "'") : word
  }

  private func has(_ flags: Set<AffixFlag>, _ flag: AffixFlag?) -> Bool { flag.map(flags.contains) ?? false }

  /// Returns whether a word with flags can be used without an affix, and with other capital letters.
  private func isWord(_ flags: Set<AffixFlag>, isOtherCase: Bool) -> Bool {
    !has(flags, rules.needsAffix) && !has(flags, rules.onlyInCompound)
      && !(isOtherCase && has(flags, rules.keepsCase))
  }

  private func contains(_ word: String, isOtherCase: Bool) -> Bool {
    if let homonyms = entries[word] {
      if homonyms.contains(where: { has($0, rules.forbidden) }) { return false }
      if homonyms.contains(where: { isWord($0, isOtherCase: isOtherCase) }) { return true }
    }
    return isDerived(word, isOtherCase: isOtherCase)
  }

  /// Returns whether a word of the file has all of some flags.
  private func contains(_ stem: String, with flags: [AffixFlag], isOtherCase: Bool) -> Bool {
    entries[stem]?.contains { entry in
      flags.allSatisfy(entry.contains) && !has(entry, rules.forbidden) && !has(entry, rules.onlyInCompound)
        && !(isOtherCase && has(entry, rules.keepsCase))
    } ?? false
  }

  /// Returns whether the rules derive a word: by one or two suffixes, by a prefix, or by a prefix and a suffix.
  private func isDerived(_ word: String, isOtherCase: Bool) -> Bool {
    for suffix in rules.possibleSuffixes(of: word) where isWord(suffix.derivedFlags, isOtherCase: false) {
      guard let stem = suffix.stem(bySuffixOf: word) else { continue }
      if isForm(stem, with: suffix.flag, isOtherCase: isOtherCase) { return true }
      guard suffix.isCombinable else { continue }
      for prefix in rules.possiblePrefixes(of: stem) where prefix.isCombinable {
        guard let root = prefix.stem(byPrefixOf: stem) else { continue }
        if contains(root, with: [suffix.flag, prefix.flag], isOtherCase: isOtherCase) { return true }
      }
    }
    return rules.possiblePrefixes(of: word).contains { prefix in
      guard isWord(prefix.derivedFlags, isOtherCase: false), let stem = prefix.stem(byPrefixOf: word) else {
        return false
      }
      return isForm(stem, with: prefix.flag, isOtherCase: isOtherCase)
    }
  }

  /// Returns whether a word of the file has a flag, or whether a suffix derives the word with the flag.
  private func isForm(_ word: String, with flag: AffixFlag, isOtherCase: Bool) -> Bool {
    contains(word, with: [flag], isOtherCase: isOtherCase)
      || rules.possibleSuffixes(of: word).contains { suffix in
        guard suffix.derivedFlags.contains(flag), let root = suffix.stem(bySuffixOf: word) else { return false }
        return contains(root, with: [suffix.flag], isOtherCase: isOtherCase)
      }
  }
}
