import DisplayScene
import Foundation

/// Keeps many pictures in one document, and what they have in common only once.
///
/// The pictures of a transition differ in the place of a few layers. So a picture is taken apart: the inside of each
/// group, each clip path and each filter is stored under the first name it was given, and used by that name from then
/// on. A film of hundreds of frames takes little more room than its first frame.
struct FilmArchive {
  /// The definitions that the pictures use, to be put into the document once.
  private(set) var definitions: [String] = []
  /// The fonts that the pictures were drawn for.
  private(set) var fontFamily = "sans-serif"

  private var names: [String: String] = [:]
  /// Pictures by their time: transitions that are under way together have them in common.
  private var pictures: [Duration: (scene: SceneFrame, name: String)] = [:]
  /// Tags without what only people need.
  private var bareTags: [String: String] = [:]
  // Shorter ones cost less than their reference.
  private static let leastLength = 160

  /// Takes a picture in. Returns the id of the element that shows it.
  mutating func add(_ frame: SceneFrame, at time: Duration) -> String? {
    if let known = pictures[time], known.scene == frame { return known.name }
    let name = add(frame)
    if let name { pictures[time] = (frame, name) }
    return name
  }

  private mutating func add(_ frame: SceneFrame) -> String? {
    let text = SVGRenderer(surroundings: .none).render(frame)
    guard let root = SVGNode.parse(text) else { return nil }
    fontFamily = root.attribute("font-family") ?? fontFamily
    let resources = root.children.first { $0.name == "defs" }?.children ?? []
    let renaming = rename(resources)
    let body = root.children.filter { $0.name != "defs" }.map { shared($0, renaming) }.joined()
    return store(body, as: "f") { "<g id=\"\($0)\">\(body)</g>" }
  }

  /// Stores clip paths and filters by their content. Their ids in a picture mean nothing in the next one.
  private mutating func rename(_ resources: [SVGNode]) -> [String: String] {
    var renaming: [String: String] = [:]
    for resource in resources {
      guard let id = resource.attribute("id") else { continue }
      let anonymous = resource.without("id")
      let content = anonymous.text
      renaming[id] = store(content, as: "d") { name in
        content.replacingOccurrences(
          of: "<\(anonymous.name)", with: "<\(anonymous.name) id=\"\(name)\"",
          range: content.range(of: "<\(anonymous.name)"))
      }
    }
    return renaming
  }

  /// The text of an element in which everything long is a reference.
  private mutating func shared(_ node: SVGNode, _ renaming: [String: String]) -> String {
    let tag = renamed(bare(node), renaming)
    guard !node.children.isEmpty else { return tag }
    let inside = node.children.map { shared($0, renaming) }.joined()
    guard inside.count > Self.leastLength else { return "\(tag)\(inside)</\(node.name)>" }
    let name = store(inside, as: "p") { "<g id=\"\($0)\">\(inside)</g>" }
    return "\(tag)<use href=\"#\(name)\"/></\(node.name)>"
  }

  private mutating func bare(_ node: SVGNode) -> String {
    if let tag = bareTags[node.tag] { return tag }
    let tag = node.without("data-name").without("data-identifier").tag
    bareTags[node.tag] = tag
    return tag
  }

  private func renamed(_ tag: String, _ renaming: [String: String]) -> String {
    guard let start = tag.range(of: "url(#"), let end = tag[start.upperBound...].firstIndex(of: ")"),
      let name = renaming[String(tag[start.upperBound..<end])]
    else { return tag }
    let rest = renamed(String(tag[end...]), renaming)
    return tag[..<start.upperBound] + name + rest
  }

  private mutating func store(_ content: String, as kind: String, _ definition: (String) -> String) -> String {
    // The kind belongs to the key: a clip path and a picture might read the same.
    if let name = names[kind + content] { return name }
    let name = "\(kind)\(names.count)"
    names[kind + content] = name
    definitions.append(definition(name))
    return name
  }
}
