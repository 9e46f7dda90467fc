/// The rules of a language that derive words from others, from the `.aff` file of a dictionary.
///
/// Read are the encoding, the format of the flags and their aliases, prefixes and suffixes with their conditions, the
/// flags with a meaning of their own, conversions of the input, and the letters and replacements of guesses. Compound
/// words, phonetic tables, and the options of single languages are not read.
struct AffixRules {
  /// The suffixes by the letters that they add.
  private var suffixes: [String: [Affix]] = [:]
  /// The prefixes by the letters that they add.
  private var prefixes: [String: [Affix]] = [:]
  /// The largest numbers of letters that suffixes and prefixes add.
  private var longest = (suffix: 0, prefix: 0)
  private(set) var suffixesByFlag: [AffixFlag: [Affix]] = [:]
  private(set) var prefixesByFlag: [AffixFlag: [Affix]] = [:]

  /// The flag of words that are misspelled although a rule derives them.
  private(set) var forbidden: AffixFlag?
  /// The flag of correct words that are not proposed.
  private(set) var notSuggested: AffixFlag?
  /// The flag of words that are parts of other words only.
  private(set) var onlyInCompound: AffixFlag?
  /// The flag of words that need an affix.
  private(set) var needsAffix: AffixFlag?
  /// The flag of words that are correct only with the capital letters that they have.
  private(set) var keepsCase: AffixFlag?

  /// The letters of the language, the frequent ones first.
  private(set) var letters: [Character] = []
  /// Texts that are often written in place of others.
  private(set) var replacements: [(wrong: String, right: String)] = []
  /// Characters that the dictionary writes in another way.
  private(set) var conversions: [(from: String, to: String)] = []
  /// A Boolean value that indicates whether a conversion applies to ASCII characters.
  private(set) var convertsLetters = false

  private var format = AffixFlagFormat.letter
  private var aliases: [[AffixFlag]] = []
  /// The numbers of rules that remain after a header, by the kind of affix and the flag.
  private var remaining: [String: (count: Int, isCombinable: Bool)] = [:]

  /// Creates the rules of a dictionary that contains every word.
  init() {}

  /// Reads the rules of a file.
  init(_ text: String) {
    self.init()
    for line in text.split(whereSeparator: \.isNewline) {
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard let name = fields.first, !name.hasPrefix("#"), fields.count > 1 else { continue }
      read(name, fields.dropFirst().map(String.init))
    }
  }

  /// Reads the flags of a word, or the number of their alias.
  func flags(_ text: some StringProtocol) -> [AffixFlag] {
    guard !aliases.isEmpty, let number = Int(text) else { return format.flags(text) }
    return aliases.indices.contains(number - 1) ? aliases[number - 1] : []
  }

  /// Returns the suffixes that a word can end with.
  func possibleSuffixes(of word: String) -> [Affix] {
    guard !suffixes.isEmpty else { return [] }
    return (0...longest.suffix).prefix(word.count).flatMap { suffixes[String(word.suffix($0))] ?? [] }
  }

  /// Returns the prefixes that a word can begin with.
  func possiblePrefixes(of word: String) -> [Affix] {
    guard !prefixes.isEmpty else { return [] }
    return (0...longest.prefix).prefix(word.count).flatMap { prefixes[String(word.prefix($0))] ?? [] }
  }

  // MARK: - Reading

  private mutating func read(_ name: Substring, _ values: [String]) {
    switch name {
    case "FLAG": format = AffixFlagFormat(named: values[0])
    case "AF": readAlias(values[0])
    case "SFX", "PFX": readAffix(isSuffix: name == "SFX", values)
    case "FORBIDDENWORD": forbidden = format.flags(values[0]).first
    case "NOSUGGEST": notSuggested = format.flags(values[0]).first
    case "ONLYINCOMPOUND": onlyInCompound = format.flags(values[0]).first
    case "NEEDAFFIX", "PSEUDOROOT": needsAffix = format.flags(values[0]).first
    case "KEEPCASE": keepsCase = format.flags(values[0]).first
    case "TRY": readLetters(values[0])
    case "REP" where values.count > 1:
      replacements.append((values[0], values[1].replacingOccurrences(of: "_", with: " ")))
    case "ICONV" where values.count > 1:
      conversions.append((values[0], values[1]))
      convertsLetters = convertsLetters || values[0].utf8.allSatisfy { $0 < 0x80 }
    default: break
    }
  }

  /// Reads an alias; the first line has their number.
  private mutating func readAlias(_ value: String) {
    if hasAliases { aliases.append(format.flags(value)) } else { hasAliases = true }
  }
  private var hasAliases = false

  /// Reads the letters, which can contain capital ones.
  private mutating func readLetters(_ value: String) {
    for letter in value.lowercased() where !letters.contains(letter) { letters.append(letter) }
  }

  /// Reads the header of a group of affixes, or an affix.
  private mutating func readAffix(isSuffix: Bool, _ values: [String]) {
    guard values.count > 2, let flag = format.flags(values[0]).first else { return }
    let group = "\(isSuffix) \(flag)"
    guard let (count, isCombinable) = remaining[group], count > 0 else {
      remaining[group] = (Int(values[2]) ?? 0, values[1] == "Y")
      return
    }
    remaining[group] = (count - 1, isCombinable)
    let parts = values[2].split(separator: "/", maxSplits: 1)
    let text = parts.first.map(String.init) ?? ""
    let affix = Affix(
      flag: flag, removed: values[1] == "0" ? "" : values[1], added: text == "0" ? "" : text,
      condition: AffixCondition(values.count > 3 ? values[3] : "."),
      derivedFlags: Set(parts.count > 1 ? flags(parts[1]) : []), isCombinable: isCombinable)
    if isSuffix {
      suffixes[affix.added, default: []].append(affix)
      longest.suffix = max(longest.suffix, affix.added.count)
      suffixesByFlag[flag, default: []].append(affix)
    } else {
      prefixes[affix.added, default: []].append(affix)
      longest.prefix = max(longest.prefix, affix.added.count)
      prefixesByFlag[flag, default: []].append(affix)
    }
  }
}
