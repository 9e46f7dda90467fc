/// A storyboard or nib that was read and checked.
///
/// Instances are created from it without further checks.
@MainActor
final class InterfaceDocument {
  enum Kind {
    case storyboard, nib
  }

  let file: String
  /// The controllers of a storyboard and the placeholders for those of others, by their identifiers.
  private(set) var controllers: [String: ObjectNode] = [:]
  /// The controllers by their storyboard identifiers.
  private(set) var namedControllers: [String: ObjectNode] = [:]
  private(set) var initial: ObjectNode?
  /// The top-level objects of a nib, in the order of the file; for scenes, those except the controller.
  private(set) var topLevel: [ObjectNode] = []
  private(set) var topLevelOfScene: [String: [ObjectNode]] = [:]
  /// The segues in a scene, by the identifier of the scene's controller.
  private(set) var segues: [String: [SegueNode]] = [:]
  /// The tree of a nib.
  private(set) var tree = InterfaceTree(outer: nil)

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that contains the file, whose module has its classes.
  ///   - strings: The texts of another language.
  init(_ data: Data, file: String, kind: Kind, bundle: Bundle = .main, strings: [String: String] = [:])
    throws(_RuntimeInterfaceError)
  {
    self.file = file
    let root = try InterfaceReader.read(data, file: file)
    InterfaceLocalization.apply(strings, to: root)
    let checker = InterfaceChecker(file: file, kind: kind, bundle: bundle)
    try Self.checkRoot(root, kind, checker)
    try checker.readResources(root.first("resources"))
    switch kind {
    case .storyboard: try readScenes(root, checker)
    case .nib: try readNib(root, checker)
    }
    for node in checker.order {
      try checker.resolveConstraints(of: node)
      try checker.resolveConnections(of: node)
    }
    for segue in checker.segues {
      if let id = segue.source.controller?.id { segues[id, default: []].append(segue) }
    }
    try ContainmentGraph(checker, controllers, segues).check()
    Self.report(checker.notes)
  }

  private static func checkRoot(_ root: InterfaceElement, _ kind: Kind, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError)
  {
    guard root.name == "document" else {
      throw checker.error(root, "the file is not Interface Builder's: its root is not <document>; choose another file")
    }
    let isStoryboard = root["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    guard isStoryboard || root["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.XIB" else {
      throw checker.invalid("type", of: root, "that of a storyboard or nib for UIKit")
    }
    guard isStoryboard == (kind == .storyboard) else {
      throw checker.error(
        root, isStoryboard ? "this is a storyboard; load it with UIStoryboard" : "this is a nib; load it with UINib")
    }
    guard root["version"]?.hasPrefix("3.") ?? false else { throw checker.invalid("version", of: root, "3.0") }
  }

  private func readScenes(_ root: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    for scene in root.first("scenes")?.children ?? [] {
      guard scene.name == "scene", let objects = scene.first("objects") else {
        throw checker.error(scene, "a scene consists of objects; remove this element")
      }
      try readScene(scene, objects, checker)
    }
    guard let id = root["initialViewController"] else { return }
    guard let node = controllers[id] else {
      throw checker.error(
        root, "the initial view controller \"\(InterfaceElement.excerpt(id))\" is not in the file; choose another one")
    }
    initial = node
  }

  private func readScene(_ scene: InterfaceElement, _ objects: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError)
  {
    let tree = InterfaceTree(outer: nil)
    let roles = objects.children.map { InterfaceKind.all[$0.name]?.role }
    guard
      let index = objects.children.indices.first(where: {
        roles[$0] == .controller || objects.children[$0].name == "viewControllerPlaceholder"
      })
    else { throw checker.error(scene, "there is no view controller in the scene; add one, or remove the scene") }
    let controller = try checker.node(objects.children[index], in: nil, tree: tree)
    controllers[controller.id] = controller
    if let name = controller.element["storyboardIdentifier"] {
      if let other = namedControllers[name] {
        throw checker.error(
          controller.element,
          "the storyboard identifier \"\(InterfaceElement.excerpt(name))\" is that of <\(other.element.title)> already; choose another one"
        )
      }
      namedControllers[name] = controller
    }
    // The gesture recognizers and top-level views of a controller are loaded with its view.
    let viewTree = controller.part("view")?.tree ?? InterfaceTree(outer: tree)
    for (offset, object) in objects.children.enumerated() where offset != index {
      guard roles[offset] != .controller else {
        throw checker.error(object, "there are two view controllers in the scene; put this one into a scene of its own")
      }
      guard roles[offset] != nil else {
        checker.omit(object)
        continue
      }
      let isPlaceholder = roles[offset] == .placeholder
      let node = try checker.node(object, in: isPlaceholder ? nil : controller, tree: isPlaceholder ? tree : viewTree)
      if !isPlaceholder { topLevelOfScene[controller.id, default: []].append(node) }
    }
  }

  private func readNib(_ root: InterfaceElement, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    for object in root.first("objects")?.children ?? [] {
      guard InterfaceKind.all[object.name] != nil else {
        checker.omit(object)
        continue
      }
      topLevel.append(try checker.node(object, in: nil, tree: tree))
    }
  }

  /// Reports the content that is not read, limited to a readable number of entries.
  private static func report(_ notes: [String]) {
    for note in notes.prefix(20) { RuntimeDiagnostics.report(.interfaceContent, note) }
    if notes.count > 20 {
      RuntimeDiagnostics.report(.interfaceContent, "and \(notes.count - 20) more that are not read")
    }
  }
}
