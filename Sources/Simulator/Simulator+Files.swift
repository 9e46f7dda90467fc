public import Foundation
import UIKit

extension Simulator {
  // MARK: - Files of the User

  /// The folder that document pickers show.
  ///
  /// The default is an empty folder, which is removed with the simulator. Put files there, or assign another folder,
  /// and the user of a document picker can select them:
  ///
  ///     try Data("Hello".utf8).write(to: simulator.documentsDirectory.appendingPathComponent("Letter.txt"))
  ///     try await simulator.tap("Letter")
  public var documentsDirectory: URL {
    get {
      files.prepare(UserFiles.documents)
      return UserFiles.documents
    }
    set { UserFiles.documents = newValue }
  }

  /// The folder whose PNG and JPEG files are the photos that image pickers show.
  ///
  /// The newest photo is the last one. The default is an empty folder, which is removed with the simulator.
  public var picturesDirectory: URL {
    get {
      files.prepare(UserFiles.pictures)
      return UserFiles.pictures
    }
    set { UserFiles.pictures = newValue }
  }

  /// The folder with the dictionaries of text checkers.
  ///
  /// The default is an empty folder, which is removed with the simulator, so that a test does not depend on the
  /// machine. Put the files of a Hunspell dictionary there, such as `en_US.dic` and `en_US.aff`, or a list of English
  /// words with the name `words`, before the language is first used:
  ///
  ///     try Data("apple\npear\n".utf8).write(to: simulator.dictionariesDirectory.appendingPathComponent("words"))
  ///
  /// To use the dictionaries of the machine, assign `/usr/share/hunspell`.
  public var dictionariesDirectory: URL {
    get {
      let folder = UserFiles.dictionaries ?? files.dictionaries
      files.prepare(folder)
      return folder
    }
    set { UserFiles.dictionaries = newValue }
  }

  /// The documents outside of the app that the app accesses, because it has not stopped to access them.
  ///
  /// An app starts to access a document from a document picker with `startAccessingSecurityScopedResource()`.
  public var accessedDocuments: [URL] { SecurityScopes.shared.accessedPaths.map { URL(fileURLWithPath: $0) } }
}

/// The folders of a simulator, which exist when they are used, and are removed with it.
final class SimulatedFiles {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Simulator-\(UUID().uuidString)", isDirectory: true)

  @MainActor
  init() {
    UserFiles.documents = folder.appendingPathComponent("Documents", isDirectory: true)
    UserFiles.pictures = folder.appendingPathComponent("Pictures", isDirectory: true)
    UserFiles.inbox = folder.appendingPathComponent("Inbox", isDirectory: true)
    UserFiles.dictionaries = dictionaries
    UserFiles.learnedWords = folder.appendingPathComponent("Learned Words.txt")
  }

  /// The folder with the dictionaries.
  var dictionaries: URL { folder.appendingPathComponent("Dictionaries", isDirectory: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Creates a folder if it is one of the simulator's own.
  func prepare(_ url: URL) {
    guard url.path.hasPrefix(folder.path) else { return }
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}
