/// The dictionaries of the languages: those of Hunspell, and a list of English words.
///
/// A dictionary is read when its language is first used. In the simulator, the dictionaries are those that a test
/// provides.
@MainActor
enum SpellingDictionaries {
  private static let languageOfWordList = "en"
  private static let encodings: [String: String.Encoding] = [
    "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO-8859-1": .isoLatin1, "ISO8859-2": .isoLatin2,
    "ISO-8859-2": .isoLatin2, "ISO8859-15": .isoLatin1, "ISO-8859-15": .isoLatin1,
    "MICROSOFT-CP1251": .windowsCP1251, "CP1251": .windowsCP1251,
  ]

  /// The lexicons by the paths of their files; `nil` for a file that cannot be read.
  private static var lexicons: [String: Lexicon?] = [:]

  /// Removes the lexicons, which are read again when they are used.
  static func reset() { lexicons = [:] }

  // MARK: - Languages

  /// The languages with a dictionary, such as `en_US`, those of the user first.
  static var languages: [String] {
    let names = Set(UserFiles.dictionaryFolders.flatMap(names(in:))).sorted()
    let hasEnglish = names.contains { code(of: $0) == languageOfWordList }
    let all = hasEnglish || wordList == nil ? names : ([languageOfWordList] + names).sorted()
    let preferred = UITextInputMode.languages.map(normalized)
    func rank(_ name: String) -> Int {
      preferred.firstIndex(of: name) ?? preferred.firstIndex { code(of: $0) == code(of: name) } ?? preferred.count
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  /// Returns the lexicon of a language; `nil` if there is none, which is reported once.
  ///
  /// A language without a region, or with one that has no dictionary, is that of the United States for English, and
  /// that of the first other region for other languages.
  static func lexicon(for language: String) -> Lexicon? {
    let name = normalized(language)
    for folder in UserFiles.dictionaryFolders {
      let names = names(in: folder)
      let others = [code(of: name), "en_US"] + names
      guard let found = ([name] + others).first(where: { code(of: $0) == code(of: name) && names.contains($0) }) else {
        continue
      }
      if let lexicon = lexicon(named: found, in: folder) { return lexicon }
    }
    if code(of: name) == languageOfWordList, let wordList, let lexicon = lexicon(ofWordList: wordList) {
      return lexicon
    }
    reportMissing(name)
    return nil
  }

  /// Returns a language with an underscore before its region.
  private static func normalized(_ language: String) -> String { language.replacingOccurrences(of: "-", with: "_") }

  /// Returns the code of a language without the region.
  private static func code(of name: String) -> String { name.split(separator: "_").first.map(String.init) ?? name }

  private static func reportMissing(_ name: String) {
    RuntimeDiagnostics.reportOnce(
      .missingDictionary, about: name,
      "UITextChecker finds no misspelled words in the language \(name), because there is no dictionary for it. "
        + UserFiles.dictionaryAdvice(package: package(for: name), language: name))
  }

  /// Returns the name of the Debian package with the dictionary of a language.
  private static func package(for name: String) -> String {
    // The other languages have one package for all regions.
    let regions = ["en": "us", "de": "de", "pt": "pt"]
    let parts = name.lowercased().split(separator: "_").map(String.init)
    guard let code = parts.first, let region = regions[code] else { return "hunspell-\(parts.first ?? name)" }
    return "hunspell-\(code)-\(parts.count > 1 ? parts[1] : region)"
  }

  // MARK: - Files

  /// Returns the languages of the dictionaries in a folder, which are their names.
  private static func names(in folder: URL) -> [String] {
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    return files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
      .filter { files.contains("\($0).aff") && isLanguage($0) }.sorted()
  }

  /// Returns whether a name is a language with an optional region, as opposed to a variant or to hyphenation patterns.
  private static func isLanguage(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count <= 2, let code = parts.first, (2...3).contains(code.count) else { return false }
    return code.allSatisfy { ("a"..."z").contains($0) }
      && (parts.count == 1 || (parts[1].count == 2 && parts[1].allSatisfy { ("A"..."Z").contains($0) }))
  }

  /// The list of English words; `nil` if there is none, or if it is one of another language.
  private static var wordList: URL? {
    UserFiles.wordLists.first { file in
      let name = file.resolvingSymlinksInPath().lastPathComponent
      return FileManager.default.fileExists(atPath: file.path)
        && (name.contains("english") || name == "words" || name == "linux.words")
    }
  }

  private static func lexicon(named name: String, in folder: URL) -> Lexicon? {
    let file = folder.appendingPathComponent("\(name).dic")
    return cached(file) {
      guard let affixes = try? Data(contentsOf: folder.appendingPathComponent("\(name).aff")),
        let words = try? Data(contentsOf: file), let encoding = encoding(of: affixes),
        let rules = String(data: affixes, encoding: encoding), let text = String(data: words, encoding: encoding)
      else { return nil }
      // The first line is the number of words.
      let lines = text.drop { !$0.isNewline }
      return Lexicon(String(lines), rules: AffixRules(rules))
    }
  }

  private static func lexicon(ofWordList file: URL) -> Lexicon? {
    cached(file) { (try? String(contentsOf: file, encoding: .utf8)).map { Lexicon($0, rules: nil) } }
  }

  private static func cached(_ file: URL, _ read: () -> Lexicon?) -> Lexicon? {
    if let lexicon = lexicons[file.path] { return lexicon }
    let lexicon = read()
    lexicons[file.path] = .some(lexicon)
    return lexicon
  }

  /// Returns the encoding that a file names; `nil` if it is not supported.
  private static func encoding(of data: Data) -> String.Encoding? {
    // Every byte is a character of this encoding.
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(data: data.starts(with: byteOrderMark) ? data.dropFirst(3) : data, encoding: .isoLatin1) ?? ""
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SET ") || $0.hasPrefix("SET\t") }
    guard let name = line?.dropFirst(4).trimmingCharacters(in: .whitespaces).uppercased() else { return .isoLatin1 }
    return encodings[name]
  }
}
