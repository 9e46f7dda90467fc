/// The localization of files: `Base.lproj/Main.storyboard` with the texts of `de.lproj/Main.strings`.
///
/// A file that is in the folder of a language itself precedes both.
enum InterfaceLocalization {
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
