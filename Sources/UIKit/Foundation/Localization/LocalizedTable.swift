import Foundation
import Synchronization

/// The texts of a table, such as `Localizable`, in a folder: those of its `strings` and `stringsdict` files.
struct LocalizedTable {
  private let texts: [String: LocalizedText]

  private static let tables = Mutex<[URL: LocalizedTable]>([:])

  /// Returns a table in a folder, which is read once.
  static func named(_ name: String, in folder: URL) -> LocalizedTable {
    let file = folder.appendingPathComponent(name)
    if let table = tables.withLock({ $0[file] }) { return table }
    let table = LocalizedTable(file: file, folder: folder)
    tables.withLock { $0[file] = table }
    return table
  }

  private init(file: URL, folder: URL) {
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    var texts = Self.list(in: file.appendingPathExtension("strings")).compactMapValues { value in
      (value as? String).map { LocalizedText($0, language: language) }
    }
    // The forms for plurals precede a text with the same key.
    for (key, value) in Self.list(in: file.appendingPathExtension("stringsdict")) {
      guard let entry = value as? [String: Any] else { continue }
      texts[key] = LocalizedText(plurals: entry, language: language) ?? texts[key]
    }
    self.texts = texts
  }

  private static func list(in file: URL) -> [String: Any] {
    guard let data = try? InterfaceFile.contents(of: file) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// The text with a key; `nil` if there is none.
  subscript(key: String) -> LocalizedText? { texts[key] }
}

extension LocalizedTable {
  /// Returns the text with a key in the user's language; `nil` if the bundle has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle. The main bundle includes those for resources of the app's targets.
  static func text(for key: String, table: String?, in bundle: Bundle?) -> LocalizedText? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    // A name must not contain a path.
    guard !name.contains("/"), !name.contains("\0") else { return nil }
    for bundle in AppBundles.searched(for: bundle) {
      guard let resources = bundle.resourceURL else { continue }
      let folders = UserLanguages.folders(in: resources, developmentLanguage: bundle.languageOfDevelopment)
      for folder in folders + [resources] {
        if let text = named(name, in: folder)[key] { return text }
      }
    }
    return nil
  }
}
