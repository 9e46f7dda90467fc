import Foundation

/// The languages of the user, and the folders of a bundle with the resources for them.
///
/// Storyboards, nibs, and the texts of code are in the same language.
enum UserLanguages {
  /// The languages that the user prefers, the most preferred one first.
  ///
  /// They are those of the default `AppleLanguages`, as on Apple's platforms, or those of the system.
  static var preferred: [String] {
    UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
  }

  /// Returns the folder of the user's language in a bundle.
  ///
  /// The result is `nil` if the base localization is that language.
  static func folder(in resources: URL, developmentLanguage: String?) -> URL? {
    name(in: resources, developmentLanguage: developmentLanguage).map { resources.appendingPathComponent($0) }
  }

  /// Returns the folders of a bundle that contain the user's texts, in the order in which they are searched.
  ///
  /// After the user's language are the base localization and the language of development.
  static func folders(in resources: URL, developmentLanguage: String?) -> [URL] {
    let development = names(in: resources).first {
      normalized(String($0.dropLast(6))) == normalized(developmentLanguage ?? "en")
    }
    var folders: [String] = []
    for name in [name(in: resources, developmentLanguage: developmentLanguage), "Base.lproj", development] {
      if let name, !folders.contains(name) { folders.append(name) }
    }
    return folders.map { resources.appendingPathComponent($0) }
  }

  private static func name(in resources: URL, developmentLanguage: String?) -> String? {
    let available = names(in: resources)
    for language in preferred {
      for candidate in candidates(for: language) {
        if let name = available.first(where: { normalized(String($0.dropLast(6))) == candidate }) { return name }
        if candidate == normalized(developmentLanguage ?? "en") { return nil }
      }
    }
    return nil
  }

  /// Returns the names of the folders of languages.
  private static func names(in resources: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
  }

  /// Returns the names by which a language is found: `zh-Hans-CN`, `zh-Hans`, and `zh`.
  private static func candidates(for language: String) -> [String] {
    let parts = normalized(language).split(separator: "-")
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private static func normalized(_ language: String) -> String {
    language.replacingOccurrences(of: "_", with: "-").lowercased()
  }
}

extension Bundle {
  /// The language of the base localization; `nil` if the bundle has no `Info.plist` that names it.
  ///
  /// Foundation's `developmentLocalization` traps on Linux if there is none, as in the bundles of the package manager.
  var languageOfDevelopment: String? { object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String }
}
