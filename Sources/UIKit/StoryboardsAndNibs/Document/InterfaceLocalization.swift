/// The localization of files: `Base.lproj/Main.storyboard` with the texts of `de.lproj/Main.strings`.
///
/// A file that is in the folder of a language itself precedes both.
enum InterfaceLocalization {
  /// Returns the folder of the user's language in a bundle.
  ///
  /// The result is `nil` if the base localization is that language.
  ///
  /// The languages are those of the default `AppleLanguages`, as on Apple's platforms, or those of the system.
  static func folder(in resources: URL, developmentLanguage: String?) -> URL? {
    let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources.path)) ?? []
    let available = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    for language in languages {
      for candidate in candidates(for: language) {
        if let name = available.first(where: { normalized(String($0.dropLast(6))) == candidate }) {
          return resources.appendingPathComponent(name)
        }
        if candidate == normalized(developmentLanguage ?? "en") { return nil }
      }
    }
    return nil
  }

  /// Returns the names by which a language is found: `zh-Hans-CN`, `zh-Hans`, and `zh`.
  private static func candidates(for language: String) -> [String] {
    let parts = normalized(language).split(separator: "-")
    return (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private static func normalized(_ language: String) -> String {
    language.replacingOccurrences(of: "_", with: "-").lowercased()
  }

  /// Returns the texts of a strings file.
  ///
  /// The result is empty if there is none, or if it is malformed, which is reported.
  @MainActor
  static func strings(of name: String, in folder: URL) -> [String: String] {
    let file = folder.appendingPathComponent("\(name).strings")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    guard let data = try? InterfaceFile.contents(of: file),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let strings = list as? [String: String]
    else {
      RuntimeDiagnostics.report(
        .interfaceContent, "\(folder.lastPathComponent)/\(name).strings: the file is not a list of texts; correct it")
      return [:]
    }
    return strings
  }

  /// Replaces the texts of elements.
  ///
  /// A key consists of the identifier of an object and the name of a property.
  static func apply(_ strings: [String: String], to root: InterfaceElement) {
    guard !strings.isEmpty else { return }
    var texts: [String: [(property: String, text: String)]] = [:]
    for (key, text) in strings {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), text))
    }
    visit(root, texts)
  }

  private static func visit(_ element: InterfaceElement, _ texts: [String: [(property: String, text: String)]]) {
    for (property, text) in element.id.flatMap({ texts[$0] }) ?? [] { replace(property, text, in: element) }
    for child in element.children { visit(child, texts) }
  }

  private static func replace(_ property: String, _ text: String, in element: InterfaceElement) {
    for state in ["normal", "highlighted", "selected", "disabled"] where property == "\(state)Title" {
      if let child = element.children.first(where: { $0.name == "state" && $0.key == state }) {
        child.replaceText("title", with: text)
      }
      return
    }
    if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      let segments = element.first("segments")?.children ?? []
      if segments.indices.contains(index) { segments[index].replaceText("title", with: text) }
      return
    }
    if property.hasPrefix("configuration."),
      let configuration = element.children.first(where: { $0.key == "configuration" })
    {
      configuration.replaceText(String(property.dropFirst(14)), with: text)
      return
    }
    element.replaceText(property, with: text)
  }
}

extension Bundle {
  /// The language of the base localization; `nil` if the bundle has no `Info.plist` that names it.
  ///
  /// Foundation's `developmentLocalization` traps on Linux if there is none, as in the bundles of the package manager.
  var languageOfDevelopment: String? { object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String }
}

extension InterfaceElement {
  /// Replaces a text that the element has.
  ///
  /// Properties that it does not have are those of other systems.
  func replaceText(_ property: String, with text: String) {
    if attributes[property] != nil {
      attributes[property] = text
    } else if let child = children.first(where: { $0.key == property && $0.name.hasSuffix("tring") }) {
      child.text = text
      child.attributes["base64-UTF8"] = nil
    }
  }
}
