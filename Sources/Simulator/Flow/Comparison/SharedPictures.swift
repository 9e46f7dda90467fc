import Foundation

/// The images of several pages in one archive, in which equal images have the same name.
struct SharedPictures: Sendable {
  private var resources = DefinitionShelf(prefix: "d")
  private var pieces = DefinitionShelf(prefix: "p")
  private var contents: [String: String] = [:]

  /// Adds the images of a page.
  ///
  /// Returns a dictionary from their names in the page to their names in the archive.
  mutating func add(_ page: FlowPage) -> [String: String] {
    var names: [String: String] = [:]
    for definition in page.resources {
      guard let name = definition.part(from: " id=\"", to: "\"").map(String.init) else { continue }
      let content = definition.replacingOccurrences(of: " id=\"\(name)\"", with: "")
      names[name] = resources.name(of: content) {
        definition.replacingOccurrences(of: " id=\"\(name)\"", with: " id=\"\($0)\"")
      }
    }
    for definition in page.pieces {
      guard let name = definition.part(from: " id=\"", to: "\"").map(String.init),
        let start = definition.firstIndex(of: ">"), definition.hasSuffix("</g>")
      else { continue }
      let content = Self.renaming(String(definition[start...].dropFirst().dropLast(4)), names)
      let shared = pieces.name(of: content) { "<g id=\"\($0)\">\(content)</g>" }
      (names[name], contents[shared]) = (shared, content)
    }
    return names
  }

  /// Returns the text with the names of its references replaced.
  private static func renaming(_ text: String, _ names: [String: String]) -> String {
    [("href=\"#", "\""), ("url(#", ")")].reduce(text) { text, reference in
      let parts = text.components(separatedBy: reference.0)
      return parts.dropFirst().reduce(into: parts.first ?? "") { result, part in
        let end = part.range(of: reference.1)?.lowerBound ?? part.startIndex
        result += reference.0 + (names[String(part[..<end])] ?? String(part[..<end])) + part[end...]
      }
    }
  }

  /// Returns the names to which a text refers.
  private static func references(in text: String, _ opening: String, _ closing: String) -> [String] {
    text.components(separatedBy: opening).dropFirst().compactMap { part in
      part.range(of: closing).map { String(part[..<$0.lowerBound]) }
    }
  }

  /// Returns the elements of a page with some of the images, and the definitions to which they refer.
  func html(for pictures: Set<String>) -> String {
    var needed: Set<String> = []
    var remaining = Array(pictures)
    var neededResources: Set<String> = []
    while let name = remaining.popLast() {
      guard needed.insert(name).inserted, let content = contents[name] else { continue }
      remaining += Self.references(in: content, "href=\"#", "\"")
      neededResources.formUnion(Self.references(in: content, "url(#", ")"))
    }
    let isNeeded = { (definition: String, names: Set<String>) in
      definition.part(from: " id=\"", to: "\"").map { names.contains(String($0)) } == true
    }
    return FlowPage.html(
      resources: resources.definitions.filter { isNeeded($0, neededResources) },
      pieces: pieces.definitions.filter { isNeeded($0, needed) })
  }

  /// Returns the texts in an image, one per line, in the order of drawing.
  func texts(in picture: String) -> String {
    guard let content = contents[picture] else { return "" }
    var result = ""
    var rest = content[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[start...end]
      if tag.hasPrefix("<use "), let name = tag.part(from: "href=\"#", to: "\"") { result += texts(in: String(name)) }
      rest = rest[rest.index(after: end)...]
      let text = rest.prefix { $0 != "<" }
      if tag.hasPrefix("<t"), !text.allSatisfy(\.isWhitespace) { result += "\(text)\n" }
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(result) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
