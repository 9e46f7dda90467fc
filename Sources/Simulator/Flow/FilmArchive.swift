import DisplayScene

/// An archive that stores many images in one document, and their common parts only once.
///
/// The images of a transition differ in the positions of a few layers. An image is therefore decomposed: the content of
/// each group, each clip path, and each filter is stored under the first name that it was given, and referenced by that
/// name afterward. A film of hundreds of frames requires little more space than its first frame.
///
/// The document composes an image when it is displayed. If a browser resolved the references of all images by itself,
/// it would create half a million elements.
struct FilmArchive {
  /// Clip paths and filters, to which all drawings refer.
  ///
  /// They must be part of the active document.
  var resources: [String] { resourceShelf.definitions }
  /// Images and their parts, each of which is a group with references to others.
  var pieces: [String] { pieceShelf.definitions }
  /// The font family of the images.
  private(set) var fontFamily = "sans-serif"

  private var resourceShelf = DefinitionShelf(prefix: "d")
  private var pieceShelf = DefinitionShelf(prefix: "p")
  /// The images by their time, because transitions that run at the same time share them.
  private var pictures: [Duration: (scene: SceneFrame, name: String)] = [:]
  // Shorter contents require less space than a reference.
  private static let leastLength = 160

  /// Adds images.
  ///
  /// Returns the names of the parts that display them.
  mutating func add(_ frames: [FlowTransition.Frame]) -> [String] {
    let known = pictures
    // Drawn at the same time, because the images are independent. What they have in common is found one by one.
    let images: [Image] = frames.concurrentMap { frame in
      if let picture = known[frame.time], picture.scene == frame.scene { return .known(picture.name) }
      return .drawn(SVGRenderer(surroundings: .none).picture(of: frame.scene))
    }
    return zip(frames, images).map { frame, image in
      switch image {
      case .known(let name): return name
      case .drawn(let picture):
        let name = add(picture)
        pictures[frame.time] = (frame.scene, name)
        return name
      }
    }
  }

  /// An image that is added: the name of an earlier one that is equal, or its drawing.
  private enum Image {
    case known(String)
    case drawn(SVGElement)
  }

  private mutating func add(_ picture: SVGElement) -> String {
    fontFamily = picture.attribute("font-family") ?? fontFamily
    let names = name(picture.children.first { $0.name == "defs" }?.children ?? [])
    return piece(picture.children.filter { $0.name != "defs" }.map { shared($0, names) }.joined())
  }

  /// Stores clip paths and filters by their content.
  ///
  /// Their identifiers are valid in one image only.
  private mutating func name(_ resources: [SVGElement]) -> [String: String] {
    var names: [String: String] = [:]
    for resource in resources {
      guard let id = resource.attribute("id") else { continue }
      // A resource refers only to those before it.
      let inside = resource.children.map { Self.text(of: $0, names) }.joined()
      func text(named name: String?) -> String {
        resource.mapAttributes { $0 == "id" ? name : Self.renamed($1, names) }.text(around: inside)
      }
      names[id] = resourceShelf.name(of: text(named: nil)) { text(named: $0) }
    }
    return names
  }

  private static func text(of element: SVGElement, _ names: [String: String]) -> String {
    element.mapAttributes { renamed($1, names) }.text(around: element.children.map { text(of: $0, names) }.joined())
  }

  /// Returns the text of an element in which all long parts are references.
  private mutating func shared(_ element: SVGElement, _ names: [String: String]) -> String {
    let bare = element.mapAttributes { name, value in
      // The attributes are only for readers of a document.
      name.hasPrefix("data-") ? nil : Self.renamed(value, names)
    }
    let inside = element.children.map { shared($0, names) }.joined()
    guard inside.utf8.count > Self.leastLength else { return bare.text(around: inside) }
    return bare.text(around: "<use href=\"#\(piece(inside))\"/>")
  }

  private static func renamed(_ value: String, _ names: [String: String]) -> String {
    if value.hasPrefix("url(#"), value.hasSuffix(")") {
      return names[String(value.dropFirst(5).dropLast())].map { "url(#\($0))" } ?? value
    }
    return value.hasPrefix("#") ? names[String(value.dropFirst())].map { "#\($0)" } ?? value : value
  }

  private mutating func piece(_ content: String) -> String {
    pieceShelf.name(of: content) { "<g id=\"\($0)\">\(content)</g>" }
  }
}
