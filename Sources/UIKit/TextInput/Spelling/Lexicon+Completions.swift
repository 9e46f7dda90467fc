extension Lexicon {
  /// Returns the words that begin with the letters of a partial word, in alphabetical order.
  ///
  /// A capital letter at the beginning of the partial word is that of its completions. Forms with an apostrophe and “s”
  /// are returned only for a partial word with an apostrophe.
  ///
  /// - Parameters:
  ///   - partial: The letters.
  ///   - learned: Words that are correct as well.
  func completions(of partial: String, learned: Set<String>) -> [String] {
    let key = partial.lowercased()
    guard !key.isEmpty else { return [] }
    var words = Set(learned)
    for stem in stems(startingWith: String(key.prefix(max(key.count - longestRemoval, 1)))) {
      words.formUnion(forms(of: stem, startingWith: key))
    }
    for affix in rules.prefixesByFlag.values.joined() where key.count > affix.added.count {
      guard key.hasPrefix(affix.added.lowercased()) else { continue }
      let rest = affix.removed.lowercased() + key.dropFirst(affix.added.count)
      let stems = stems(startingWith: rest).filter { isProposed($0, with: affix.flag) }
      words.formUnion(stems.compactMap(affix.addedAsPrefix))
    }
    let letterCase = LetterCase(partial)
    let found = words.filter { word in
      word.count > key.count && word.lowercased().hasPrefix(key) && (key.contains("'") || !word.hasSuffix("'s"))
    }
    return Set(found.map(letterCase.applied)).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// Returns the words of the file with some lowercase letters at the beginning.
  private func stems(startingWith start: String) -> [String] {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].key < start { low = middle + 1 } else { high = middle }
    }
    return sorted[low...].prefix { $0.key.hasPrefix(start) }.map(\.word)
  }

  /// Returns whether a word of the file is proposed, and has a flag.
  private func isProposed(_ stem: String, with flag: AffixFlag) -> Bool {
    entries[stem]?.contains { $0.contains(flag) && isProposed($0) } ?? false
  }

  private func isProposed(_ flags: Set<AffixFlag>) -> Bool {
    [rules.forbidden, rules.notSuggested, rules.onlyInCompound].allSatisfy { flag in
      flag.map { !flags.contains($0) } ?? true
    }
  }

  /// Returns a word of the file and those that one suffix derives from it, if they begin with some lowercase letters.
  private func forms(of stem: String, startingWith key: String) -> [String] {
    var forms: [String] = []
    let lowercaseStem = stem.lowercased()
    for flags in entries[stem] ?? [] where isProposed(flags) {
      if rules.needsAffix.map(flags.contains) != true { forms.append(stem) }
      for suffix in flags.lazy.compactMap({ self.rules.suffixesByFlag[$0] }).joined() {
        let rest = lowercaseStem.dropLast(suffix.removed.count)
        guard rest.hasPrefix(key) || key.hasPrefix(rest), isProposed(suffix.derivedFlags) else { continue }
        if let form = suffix.addedAsSuffix(to: stem) { forms.append(form) }
      }
    }
    return forms
  }
}
