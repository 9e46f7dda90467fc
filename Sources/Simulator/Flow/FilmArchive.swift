import DisplayScene

/// Keeps many pictures in one document, and what they have in common only once.
///
/// The pictures of a transition differ in the place of a few layers. So a picture is taken apart: the inside of each
/// group, each clip path and each filter is stored under the first name it was given, and used by that name from then
/// on. A film of hundreds of frames takes little more room than its first frame.
///
/// The document puts a picture together again when it is to be seen. All of them in full, which is what a browser makes of
/// references that it resolves by itself, are half a million elements.
struct FilmArchive {
  /// Clip paths and filters, which everything that is drawn refers to. They have to be alive in the document.
  var resources: [String] { resourceShelf.definitions }
  /// Pictures and what they consist of, each a group with references to others.
  var pieces: [String] { pieceShelf.definitions }
  /// The fonts that the pictures were drawn for.
  private(set) var fontFamily = "sans-serif"

  /// Definitions, each kept once, under the name that its content was given first.
  private struct Shelf {
    let prefix: String
    private(set) var definitions: [String] = []
    private var names: [String: String] = [:]

    init(prefix: String) { self.prefix = prefix }

    mutating func name(of content: String, _ definition: (_ name: String) -> String) -> String {
      if let name = names[content] { return name }
      let name = "\(prefix)\(names.count)"
      names[content] = name
      definitions.append(definition(name))
      return name
    }
  }

  private var resourceShelf = Shelf(prefix: "d")
  private var pieceShelf = Shelf(prefix: "p")
  /// Pictures by their time: transitions that are under way together have them in common.
  private var pictures: [Duration: (scene: SceneFrame, name: String)] = [:]
  // Shorter ones cost less than their reference.
  private static let leastLength = 160

  /// Takes a picture in. Returns the name of the piece that shows it.
  mutating func add(_ frame: SceneFrame, at time: Duration) -> String {
    if let known = pictures[time], known.scene == frame { return known.name }
    let name = add(frame)
    pictures[time] = (frame, name)
    return name
  }

  private mutating func add(_ frame: SceneFrame) -> String {
    let picture = SVGRenderer(surroundings: .none).picture(of: frame)
    fontFamily = picture.attribute("font-family") ?? fontFamily
    let names = name(picture.children.first { $0.name == "defs" }?.children ?? [])
    return piece(picture.children.filter { $0.name != "defs" }.map { shared($0, names) }.joined())
  }

  /// Stores clip paths and filters by their content. Their ids in a picture mean nothing in the next one.
  private mutating func name(_ resources: [SVGElement]) -> [String: String] {
    var names: [String: String] = [:]
    for resource in resources {
      guard let id = resource.attribute("id") else { continue }
      let content = resource.mapAttributes { $0 == "id" ? nil : $1 }.text
      names[id] = resourceShelf.name(of: content) { name in
        resource.mapAttributes { $0 == "id" ? name : $1 }.text
      }
    }
    return names
  }

  /// The text of an element in which everything long is a reference.
  private mutating func shared(_ element: SVGElement, _ names: [String: String]) -> String {
    let bare = element.mapAttributes { name, value in
      // What only people need who read a picture.
      name.hasPrefix("data-") ? nil : Self.renamed(value, names)
    }
    let inside = element.children.map { shared($0, names) }.joined()
    guard inside.utf8.count > Self.leastLength else { return bare.text(around: inside) }
    return bare.text(around: "<use href=\"#\(piece(inside))\"/>")
  }

  private static func renamed(_ value: String, _ names: [String: String]) -> String {
    guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return value }
    return names[String(value.dropFirst(5).dropLast())].map { "url(#\($0))" } ?? value
  }

  private mutating func piece(_ content: String) -> String {
    pieceShelf.name(of: content) { "<g id=\"\($0)\">\(content)</g>" }
  }
}
