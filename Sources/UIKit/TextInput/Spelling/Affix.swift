/// A rule that derives a word from another one by letters at its end, or at its beginning.
struct Affix {
  /// The flag of the words to which the rule applies.
  let flag: AffixFlag
  /// The letters of the word that are removed.
  let removed: String
  /// The letters that are added.
  let added: String
  let condition: AffixCondition
  /// The flags of the derived word, such as those of further suffixes.
  let derivedFlags: Set<AffixFlag>
  /// A Boolean value that indicates whether a suffix and a prefix can be added to the same word.
  let isCombinable: Bool

  /// Returns the word from which the suffix derives a word; `nil` if there is none.
  func stem(bySuffixOf word: String) -> String? {
    guard word.hasSuffix(added), word.count > added.count else { return nil }
    let stem = String(word.dropLast(added.count)) + removed
    return condition.acceptsEnd(of: stem) ? stem : nil
  }

  /// Returns the word from which the prefix derives a word; `nil` if there is none.
  func stem(byPrefixOf word: String) -> String? {
    guard word.hasPrefix(added), word.count > added.count else { return nil }
    let stem = removed + word.dropFirst(added.count)
    return condition.acceptsStart(of: stem) ? stem : nil
  }

  /// Returns the word that the suffix derives from another one; `nil` if the rule does not apply.
  func addedAsSuffix(to stem: String) -> String? {
    guard stem.hasSuffix(removed), stem.count > removed.count, condition.acceptsEnd(of: stem) else { return nil }
    return String(stem.dropLast(removed.count)) + added
  }

  /// Returns the word that the prefix derives from another one; `nil` if the rule does not apply.
  func addedAsPrefix(to stem: String) -> String? {
    guard stem.hasPrefix(removed), stem.count > removed.count, condition.acceptsStart(of: stem) else { return nil }
    return added + stem.dropFirst(removed.count)
  }
}
