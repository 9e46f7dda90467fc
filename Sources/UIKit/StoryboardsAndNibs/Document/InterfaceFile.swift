/// The lookup of storyboards and nibs in bundles.
@MainActor
enum InterfaceFile {
  struct Found {
    let name: String
    let data: Data
    let bundle: Bundle
    /// The texts of the user's language, by the identifiers of objects and properties.
    let strings: [String: String]
  }

  /// Returns the file with a name.
  ///
  /// If it is missing, the process ends, as UIKit raises an exception.
  static func find(_ name: String, type: String, in bundle: Bundle?) -> Found {
    guard let file = lookUp(name, type: type, in: bundle) else {
      misuse(
        "Could not find a \(type == "xib" ? "nib" : type) named '\(name)' in bundle \((bundle ?? .main).bundlePath); add \(name).\(type) to the target's resources"
      )
    }
    return file
  }

  /// Returns the file with a name in a bundle.
  ///
  /// The bundles for resources that the package manager puts next to the app are searched as well.
  static func lookUp(_ name: String, type: String, in bundle: Bundle?) -> Found? {
    // A name must not contain a path.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    for candidate in AppBundles.searched(for: bundle) {
      guard let folder = candidate.resourceURL else { continue }
      let localized = UserLanguages.folder(in: folder, developmentLanguage: candidate.languageOfDevelopment)
      for place in [localized, folder, folder.appendingPathComponent("Base.lproj")].compactMap({ $0 }) {
        let file = place.appendingPathComponent("\(name).\(type)")
        guard let data = try? contents(of: file) else { continue }
        let strings = localized.map { $0 == place ? [:] : InterfaceLocalization.strings(of: name, in: $0) }
        return Found(name: file.lastPathComponent, data: data, bundle: candidate, strings: strings ?? [:])
      }
    }
    return nil
  }

  /// Returns the contents of a file, unless it exceeds the maximum size.
  nonisolated static func contents(of file: URL) throws(_RuntimeInterfaceError) -> Data {
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
    guard let size, size.intValue <= InterfaceLimits.fileSize, let data = try? Data(contentsOf: file) else {
      throw _RuntimeInterfaceError(
        file: file.lastPathComponent, line: nil, element: nil,
        problem: size == nil
          ? "there is no such file; check its name"
          : "the file cannot be read, or has more than \(InterfaceLimits.fileSize) bytes")
    }
    return data
  }
}
