/// An object that converts the elements of a file to nodes, and refuses invalid content.
///
/// First, every object is read by the rules of its kind. When all identifiers are known, constraints, connections, and
/// segues are resolved. Content for which there is no rule is reported but is not an error, because Interface Builder
/// writes more than the runtime reads.
@MainActor
final class InterfaceChecker {
  let file: String
  let kind: InterfaceDocument.Kind
  /// The bundle that contains the file.
  let bundle: Bundle
  /// The modules of the app, in which classes are found by their names.
  let modules: [String]
  private(set) var nodes: [String: ObjectNode] = [:]
  /// All objects in the order of the file.
  private(set) var order: [ObjectNode] = []
  /// The views that own guides, by the identifiers of the guides.
  private(set) var guideOwners: [String: ObjectNode] = [:]
  /// The views that have constraints, by the identifiers of the constraints.
  var constraintOwners: [String: ObjectNode] = [:]
  var segues: [SegueNode] = []
  private(set) var notes: [String] = []
  private var lines: [String: Int] = [:]
  private var objectsOfReplacedClass: Set<String> = []
  /// The identifiers of objects that are not created.
  private var omittedObjects: Set<String> = []

  /// The resources of the file.
  ///
  /// They must be set before any object is read.
  var resources: InterfaceResources {
    guard let resourcesStorage else { preconditionFailure("resources are read before objects") }
    return resourcesStorage
  }
  private var resourcesStorage: InterfaceResources?

  init(file: String, kind: InterfaceDocument.Kind, bundle: Bundle) {
    self.file = file
    self.kind = kind
    self.bundle = bundle
    modules = AppModules.names(for: bundle)
  }

  func readResources(_ element: InterfaceElement?) throws(_RuntimeInterfaceError) {
    resourcesStorage = try InterfaceResources(element, self)
  }

  // MARK: - Messages

  func error(_ element: InterfaceElement, _ problem: String) -> _RuntimeInterfaceError {
    _RuntimeInterfaceError(file: file, line: element.line, element: element.title, problem: problem)
  }

  func invalid(_ attribute: String, of element: InterfaceElement, _ expected: String) -> _RuntimeInterfaceError {
    error(
      element,
      "\(InterfaceElement.excerpt(attribute)) must be \(expected) (was \"\(InterfaceElement.excerpt(element[attribute] ?? ""))\")"
    )
  }

  /// Records that an element, or an attribute of it, is not read.
  func note(_ element: InterfaceElement, attribute: String? = nil) {
    guard notes.count < 100 else { return }
    let what = attribute.map { "attribute \(InterfaceElement.excerpt($0)) is not read" } ?? "this element is not read"
    notes.append(error(element, what).description)
  }

  /// Records a problem that does not prevent the file from being loaded.
  func report(_ element: InterfaceElement, _ problem: String) {
    guard notes.count < 100 else { return }
    notes.append(error(element, problem).description)
  }

  /// Records that the class of an object is unknown, and that the object has the class of its element instead.
  func reportUnknownClass(_ element: InterfaceElement, _ name: String, _ problem: String) {
    reportReplacedClass(element, "Unknown class \(name) in Interface Builder file. (\(problem))")
  }

  /// Records that an object has the class of its element instead of its own.
  func reportReplacedClass(_ element: InterfaceElement, _ problem: String) {
    if let id = element.id { objectsOfReplacedClass.insert(id) }
    report(element, problem)
  }

  /// Records that an object is not created, because there is no class for its element.
  ///
  /// Examples are the objects of frameworks that are not available, and those of early versions of UIKit.
  func omit(_ element: InterfaceElement) {
    if let id = element.id { omittedObjects.insert(id) }
    report(element, "objects of this kind cannot be created from files; create it in code")
  }

  /// Returns whether an identifier is that of an object that is not created.
  func isOmitted(_ id: String) -> Bool { omittedObjects.contains(id) }

  /// Returns whether the class of an object was replaced.
  ///
  /// The outlets and actions of a replaced class cannot be connected.
  func hasReplacedClass(_ node: ObjectNode) -> Bool { objectsOfReplacedClass.contains(node.id) }

  // MARK: - Values

  func color(_ element: InterfaceElement) throws(_RuntimeInterfaceError) -> UIColor {
    try InterfaceColor.read(element, colors: resources.colors, self)
  }

  func string(_ element: InterfaceElement) throws(_RuntimeInterfaceError) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    let letters = element.text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: letters + padding), let text = String(data: data, encoding: .utf8) else {
      throw error(element, "the text is not base64 of UTF-8; write the text itself")
    }
    return text
  }

  /// Returns a text, which is an attribute if it is short and an element with that key if it is long.
  ///
  /// Returns `nil` if there is neither.
  func text(_ key: String, of element: InterfaceElement) throws(_RuntimeInterfaceError) -> String? {
    if let text = element[key] { return text }
    guard let child = element.children.first(where: { $0.key == key }) else { return nil }
    return try string(child)
  }

  func number(_ attribute: String, of element: InterfaceElement) throws(_RuntimeInterfaceError) -> Double? {
    guard let text = element[attribute] else { return nil }
    guard let value = InterfaceText.number(text) else {
      throw invalid(attribute, of: element, "a number of at most a million")
    }
    return value
  }

  /// Returns the value for an attribute whose text is one of several; `nil` if there is no such attribute.
  func choice<Value>(_ attribute: String, of element: InterfaceElement, _ choices: [String: Value])
    throws(_RuntimeInterfaceError) -> Value?
  {
    guard let text = element[attribute] else { return nil }
    guard let value = choices[text] else {
      throw invalid(attribute, of: element, "one of \(choices.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  /// Returns the settings for the attributes of an element, which a rule for each attribute determines.
  func settings(of element: InterfaceElement, by rule: (String) -> AttributeRule?)
    throws(_RuntimeInterfaceError) -> [InterfaceSetting]
  {
    var settings: [InterfaceSetting] = []
    // Sorted, so that the order is the same each time.
    for name in element.attributes.keys.sorted() where !InterfaceKind.commonAttributes.contains(name) {
      guard let rule = rule(name) else {
        note(element, attribute: name)
        continue
      }
      guard let setting = rule.setting(element.attributes[name] ?? "", resources) else {
        throw invalid(name, of: element, rule.expected)
      }
      settings.append(setting)
    }
    return settings
  }

  // MARK: - Objects

  /// Reads an object with all its content.
  ///
  /// An element of an unknown kind is that of a view, which a plain view replaces.
  func node(_ element: InterfaceElement, in parent: ObjectNode?, tree: InterfaceTree)
    throws(_RuntimeInterfaceError) -> ObjectNode
  {
    let kind = InterfaceKind.all[element.name] ?? InterfaceKind.view
    guard let id = element.id, !id.isEmpty else {
      throw error(element, "the element has no id; every object needs a unique one")
    }
    try claim(id, by: element)
    if InterfaceKind.all[element.name] == nil {
      reportReplacedClass(
        element, "views of this kind are not available; a plain view takes its place, and it has no actions")
    }
    let type: AnyClass = InterfaceClasses.type(of: element, kind, self)
    let node = ObjectNode(element: element, kind: kind, id: id, type: type, parent: parent, tree: tree)
    nodes[id] = node
    order.append(node)
    node.settings = kind.omitted.filter { element[$0.key] == nil }.map(\.value)
    node.settings += try settings(of: element) { kind.attribute($0) }
    for child in element.children { try read(child, of: node) }
    adoptLayoutGuides(of: node)
    try InterfaceKind.joint(node, self)
    return node
  }

  private func claim(_ id: String, by element: InterfaceElement) throws(_RuntimeInterfaceError) {
    if let line = lines[id] {
      throw error(element, "the id was used in line \(line) already; give one of the two another id")
    }
    lines[id] = element.line
  }

  private func read(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    switch element.name {
    case "connections", "point", "nil": return
    case "variation":
      return try readVariation(element, of: node)
    case "constraints":
      return try readConstraintIDs(element, of: node)
    case "subviews":
      for child in element.children {
        guard node.isView else { throw error(element, "only views have subviews; move them into a view") }
        let subview = try self.node(child, in: node, tree: node.tree)
        guard subview.kind.role == .view, !InterfaceKind.reused.contains(subview.kind.name) else {
          throw error(child, "this is not a view that can be among subviews; move it elsewhere")
        }
        node.subviews.append(subview)
      }
      return
    case "viewLayoutGuide":
      return try readGuide(element, of: node)
    case "userDefinedRuntimeAttributes":
      for child in element.children { node.runtimeAttributes.append(try RuntimeAttribute(child, self)) }
      return
    default: break
    }
    if let rule = node.kind.other(element.name) { return try rule.read(element, node, self) }
    guard let key = element.key else { return note(element) }
    if let kinds = node.kind.part(key), let kind = InterfaceKind.all[element.name],
      kinds.contains(kind.name) || kinds == InterfaceKind.anyView && kind.role == .view
    {
      guard node.part(key) == nil else {
        throw error(element, "there are two elements for \(InterfaceElement.excerpt(key)); remove one of them")
      }
      // The view of a controller is loaded later than the controller.
      let tree = node.isController && key == "view" ? InterfaceTree(outer: node.tree) : node.tree
      node.parts.append((key, try self.node(element, in: node, tree: tree)))
    } else if let rule = node.kind.value(key), rule.elements.isEmpty || rule.elements.contains(element.name) {
      node.settings.append(try rule.setting(element, self))
    } else {
      note(element)
    }
  }

  private func readGuide(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard let id = element.id, !id.isEmpty else { throw error(element, "the guide has no id; give it one") }
    guard node.isView, let key = element.key.flatMap(GuideKey.init(rawValue:)), !key.isOfController else {
      return note(element)
    }
    if key == .contentLayoutGuide || key == .frameLayoutGuide {
      guard node.type is UIScrollView.Type else {
        throw error(element, "only scroll views have this guide; use the safe area")
      }
    }
    try claim(id, by: element)
    guideOwners[id] = node
    node.guides.append((id, key))
  }

  /// Reads the top and bottom layout guides of a controller, which are the guides of its view.
  func readLayoutGuides(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    for child in element.children {
      guard child.name == "viewControllerLayoutGuide", let key = child["type"].flatMap(GuideKey.init(layoutGuide:))
      else {
        note(child)
        continue
      }
      guard let id = child.id, !id.isEmpty else { throw error(child, "the guide has no id; give it one") }
      try claim(id, by: child)
      node.guides.append((id, key))
    }
  }

  /// Gives the layout guides of a controller to its view, in which they are created.
  private func adoptLayoutGuides(of node: ObjectNode) {
    guard node.isController, let view = node.part("view") else { return }
    for guide in node.guides { guideOwners[guide.id] = view }
    view.guides += node.guides
    node.guides = []
  }

  private func readConstraintIDs(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard node.isView else { throw error(element, "only views have constraints; move them into a view") }
    for child in element.children {
      guard let id = child.id else { continue }
      try claim(id, by: child)
      constraintOwners[id] = node
    }
  }
}
