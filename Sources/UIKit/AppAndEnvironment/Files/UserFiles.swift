/// The folders of the user, outside of the app, that its pickers show, and the files with which words are checked.
///
/// The simulator sets folders of its own. In the live display, they are those of the user on this machine, or those
/// that the launch options name.
@MainActor
package enum UserFiles {
  /// The folders that replace those on this machine, which are looked for only when a picker needs them.
  private struct Replacements {
    var documents: URL?
    var pictures: URL?
    var inbox: URL?
    var dictionaries: URL?
    var learnedWords: URL?
  }

  private static var replacements = Replacements()

  /// The folder with the documents.
  package static var documents: URL {
    get { replacements.documents ?? standardDocuments }
    set { replacements.documents = newValue }
  }

  /// The folder with the pictures, which are also in its subfolders.
  package static var pictures: URL {
    get { replacements.pictures ?? standardPictures }
    set { replacements.pictures = newValue }
  }

  /// The folder in which a picker puts the copies that it gives to the app.
  package static var inbox: URL {
    get { replacements.inbox ?? standardInbox }
    set { replacements.inbox = newValue }
  }

  /// Returns to the folders of the user on this machine.
  package static func reset() {
    replacements = Replacements()
    SpellingDictionaries.reset()
    LearnedWords.reset()
    SecurityScopes.shared.reset()
  }

  // MARK: - Words

  /// The folder of a simulator with the dictionaries that are used in place of those on this machine; `nil` for the
  /// latter.
  package static var dictionaries: URL? {
    get { replacements.dictionaries }
    set {
      replacements.dictionaries = newValue
      SpellingDictionaries.reset()
    }
  }

  /// The file with the words that the text checkers of the app have learned.
  package static var learnedWords: URL {
    get { replacements.learnedWords ?? standardLearnedWords }
    set {
      replacements.learnedWords = newValue
      LearnedWords.reset()
    }
  }

  /// The folders with the dictionaries of Hunspell.
  static var dictionaryFolders: [URL] {
    dictionaries.map { [$0] } ?? ["/usr/share/hunspell", "/usr/share/myspell/dicts"].map { URL(fileURLWithPath: $0) }
  }

  /// The files that can be lists of English words.
  static var wordLists: [URL] {
    let folder = dictionaries ?? URL(fileURLWithPath: "/usr/share/dict")
    return ["american-english", "british-english", "words"].map { folder.appendingPathComponent($0) }
  }

  /// Returns where a dictionary comes from.
  static func dictionaryAdvice(package: String, language: String) -> String {
    guard dictionaries != nil else { return "Install the Debian package \(package)." }
    return "Put \(language).dic and \(language).aff into the simulator’s folder dictionariesDirectory."
  }

  private static var standardLearnedWords: URL {
    URL.applicationSupportDirectory
      .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
      .appendingPathComponent("Learned Words.txt")
  }

  // MARK: - Folders on This Machine

  /// The user's documents; the home folder if there is no folder for them.
  private static var standardDocuments: URL { existing(.documentDirectory) ?? home }

  private static var standardPictures: URL { existing(.picturesDirectory) ?? home.appendingPathComponent("Pictures") }

  private static var standardInbox: URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("\(ProcessInfo.processInfo.processName)-Inbox", isDirectory: true)
  }

  private static var home: URL { FileManager.default.homeDirectoryForCurrentUser }

  private static func existing(_ directory: FileManager.SearchPathDirectory) -> URL? {
    FileManager.default.urls(for: directory, in: .userDomainMask).first { $0.isExistingFolder }
  }
}

extension URL {
  /// A Boolean value that indicates whether there is a folder at the URL.
  package var isExistingFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
