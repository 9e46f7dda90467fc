/// An object that creates the objects of a tree, connects them, and awakens them.
///
/// The order is that of UIKit: every object is created with `init(coder:)`, constraints are activated, outlets and
/// actions are connected, embedded view controllers are added, and each object receives `awakeFromNib()`.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle
  let storyboard: UIStoryboard?
  /// The controllers that are being loaded around this tree, for the detection of cycles.
  let chain: [String]
  let known: KnownObjects
  /// The objects by their identifiers, which are retained until the tree is loaded.
  private var objects: [String: AnyObject] = [:]
  private(set) var made: [(node: ObjectNode, object: AnyObject)] = []
  private var guides: [String: UILayoutGuide] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  init(
    _ document: InterfaceDocument, bundle: Bundle, storyboard: UIStoryboard?, chain: [String] = [],
    outer: KnownObjects? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.chain = chain
    known = KnownObjects(outer: outer)
  }

  /// The created objects, in the order of the file.
  var madeObjects: [AnyObject] { made.map(\.object) }

  func object(_ id: String) -> AnyObject? { objects[id] ?? guides[id] ?? constraints[id] ?? known[id] }

  /// Provides the object for a placeholder, also for trees that are loaded later.
  func supply(_ object: AnyObject, for id: String) {
    objects[id] = object
    known.add(object, id)
  }

  /// Stores a constraint under its identifier.
  func note(_ constraint: NSLayoutConstraint, _ id: String) {
    constraints[id] = constraint
    known.add(constraint, id)
  }

  // MARK: - Creating Objects

  /// Creates the object that a node describes, with all its content.
  func make(_ node: ObjectNode) -> AnyObject {
    if let recognizer = node.kind.makeGesture() {
      configure(recognizer, from: node)
      return recognizer
    }
    let coder = InterfaceCoder(node, self)
    let object: AnyObject?
    switch node.type {
    case let type as UIView.Type: object = type.init(coder: coder)
    case let type as UIViewController.Type: object = type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: object = type.init(coder: coder)
    case let type as UITabBarItem.Type: object = type.init(coder: coder)
    case let type as UIBarButtonItem.Type: object = type.init(coder: coder)
    case let type as UINavigationItem.Type: object = type.init(coder: coder)
    default: object = nil
    }
    return accept(object, from: node)
  }

  /// Returns an object that was created from the coder.
  ///
  /// Only such an object is registered in the loader.
  func accept(_ object: AnyObject?, from node: ObjectNode) -> AnyObject {
    guard let object else {
      misuse(
        "\(document.file):\(node.element.line): init(coder:) of \(node.type) returned nil for <\(node.element.title)>; call super.init(coder:) there, and return the object"
      )
    }
    guard objects[node.id] === object else {
      misuse(
        "\(document.file):\(node.element.line): \(type(of: object)) for <\(node.element.title)> was not created from the coder; call super.init(coder:) with the coder that was given"
      )
    }
    return object
  }

  /// Applies the settings of an object's element.
  ///
  /// Called from `init(coder:)`.
  func configure(_ object: AnyObject, from node: ObjectNode) {
    note(object, node)
    for setting in node.settings { setting(object, bundle) }
    if let view = object as? UIView { fill(view, from: node) }
    if let controller = object as? UIViewController { adopt(controller, from: node) }
    for (key, part) in node.parts { InterfacePart.add(part, for: key, to: object, by: self) }
  }

  /// Stores an object under its identifier.
  func note(_ object: AnyObject, _ node: ObjectNode) {
    objects[node.id] = object
    known.add(object, node.id)
    made.append((node, object))
    guard let view = object as? UIView else { return }
    for (id, key) in node.guides { guides[id] = Self.guide(key, of: view) }
  }

  private func fill(_ view: UIView, from node: ObjectNode) {
    if let cell = view as? UITableViewCell, let content = node.part("contentView") {
      CellStyleLabels.adopt(content, of: cell, node, self)
      return
    }
    if let contentView = (view as? UICollectionViewCell)?.contentView ?? (view as? UIVisualEffectView)?.contentView,
      let content = node.part("contentView")
    {
      note(contentView, content)
      for setting in content.settings { setting(contentView, bundle) }
      addSubviews(of: content, to: contentView)
      return
    }
    addSubviews(of: node, to: view)
    if let collection = view as? UICollectionView { registerPrototypes(of: node, in: collection) }
    if let table = view as? UITableView { fillTable(table, from: node) }
  }

  func addSubviews(of node: ObjectNode, to view: UIView) {
    for child in node.subviews {
      guard let subview = make(child) as? UIView else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private static func guide(_ key: GuideKey, of view: UIView) -> UILayoutGuide {
    switch key {
    case .safeArea: view.safeAreaLayoutGuide
    case .keyboard: view.keyboardLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .topLayoutGuide: view.edgeGuide(\.topGuide, at: .top)
    case .bottomLayoutGuide: view.edgeGuide(\.bottomGuide, at: .bottom)
    // In a checked file, only scroll views have these guides.
    case .contentLayoutGuide: (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    }
  }

  private func registerPrototypes(of node: ObjectNode, in view: UICollectionView) {
    let (document, bundle, storyboard, known) = (document, bundle, storyboard, known)
    for prototype in node.prototypes {
      guard let name = prototype.reuseIdentifier else { continue }
      let kind: String? =
        switch prototype.element.key {
        case "sectionHeaderView": UICollectionView.elementKindSectionHeader
        case "sectionFooterView": UICollectionView.elementKindSectionFooter
        default: nil
        }
      view.registry.register(CollectionRegistry.Key(kind: kind, identifier: name)) { _ in
        let loader = InterfaceLoader(document, bundle: bundle, storyboard: storyboard, outer: known)
        let made = loader.make(prototype)
        loader.finishOrStop(prototype.tree)
        guard let made = made as? UICollectionReusableView else {
          misuse(
            "\(document.file): the prototype \"\(name)\" must be a UICollectionReusableView (was \(type(of: made)))")
        }
        return made
      }
    }
  }

  private func fillTable(_ table: UITableView, from node: ObjectNode) {
    let (document, bundle, storyboard, known) = (document, bundle, storyboard, known)
    for prototype in node.prototypes {
      guard let name = prototype.reuseIdentifier else { continue }
      table.registry.register(cells: name) {
        let loader = InterfaceLoader(document, bundle: bundle, storyboard: storyboard, outer: known)
        let cell = loader.make(prototype)
        loader.finishOrStop(prototype.tree)
        return cell as? UITableViewCell
      }
    }
    table.staticSections = node.sections.map { section in
      StaticTableSection(
        header: section.header, footer: section.footer,
        cells: section.cells.compactMap { cell in
          (make(cell) as? UITableViewCell).map { ($0, cell.element["rowHeight"].flatMap { InterfaceText.number($0) }) }
        })
    }
  }

  /// Stores the data of the file in a controller, from which it loads its view, segues, and storyboard.
  private func adopt(_ controller: UIViewController, from node: ObjectNode) {
    controller.interface = ControllerInterface(
      node: node, document: document, bundle: bundle, storyboard: storyboard, chain: chain, known: known)
    if node.element["useStoryboardIdentifierAsRestorationIdentifier"].flatMap(InterfaceText.bool) == true {
      controller.restorationIdentifier = node.element["storyboardIdentifier"]
    }
    if !node.children.isEmpty {
      let children = node.children.compactMap { make($0) as? UIViewController }
      for relationship in ContainerRelationship.all where relationship.isOf(node.type) {
        relationship.fill(controller, children)
      }
    }
    guard let storyboard else { return }
    for relationship in ContainerRelationship.all where relationship.isOf(node.type) {
      let segues = node.tree.segues.filter {
        if case .relationship(relationship.name) = $0.kind { $0.source === node } else { false }
      }
      guard !segues.isEmpty else { continue }
      let children = segues.map { segue in
        storyboard.makeOrStop(segue, sender: nil, source: nil, chain: chain + [storyboard.place(of: node)])
      }
      relationship.fill(controller, children)
    }
  }

  // MARK: - Connecting and Awakening Objects

  /// Connects the created objects and awakens them.
  func finish(_ tree: InterfaceTree) throws(_RuntimeInterfaceError) {
    activateConstraints()
    try connectOutlets(tree)
    for action in tree.actions { try connect(action, of: action.source) }
    for (node, object) in made { try RuntimeAttribute.set(node.runtimeAttributes, on: object, bundle) }
    for segue in tree.segues { SegueTrigger.arm(segue, self) }
    for segue in tree.segues { try embed(segue) }
    for (_, object) in made { Self.awake(object) }
  }

  /// Finishes a tree.
  ///
  /// If there is an error, the process ends, as UIKit raises an exception.
  func finishOrStop(_ tree: InterfaceTree) {
    do { try finish(tree) } catch { misuse(error.description) }
  }

  private static func awake(_ object: AnyObject) {
    switch object {
    case let object as UIResponder: object.awakeFromNib()
    case let object as UIBarItem: object.awakeFromNib()
    case let object as UINavigationItem: object.awakeFromNib()
    case let object as UIGestureRecognizer: object.awakeFromNib()
    default: break
    }
  }

  // MARK: - Connecting

  private func connectOutlets(_ tree: InterfaceTree) throws(_RuntimeInterfaceError) {
    var collections: [(source: ObjectNode, outlet: OutletNode, objects: [Any])] = []
    for outlet in tree.outlets {
      let source = outlet.source
      guard let owner = object(source.id), let value = object(outlet.destination) else { continue }
      if let known = BuiltInOutlet.find(outlet.property, of: type(of: owner)) {
        guard known.connect(owner, value) else {
          throw failure(
            outlet.element, "\(outlet.property) of \(type(of: owner)) needs \(known.expected) (was \(type(of: value)))")
        }
      } else if outlet.isCollection {
        if let index = collections.firstIndex(where: {
          $0.source === source && $0.outlet.property == outlet.property
        }) {
          collections[index].objects.append(value)
        } else {
          collections.append((source, outlet, [value]))
        }
      } else {
        try connect(outlet, of: owner, to: value)
      }
    }
    for (source, outlet, objects) in collections {
      guard let owner = object(source.id) else { continue }
      try connect(outlet, of: owner, to: objects)
    }
  }

  private func connect(_ outlet: OutletNode, of owner: AnyObject, to value: Any) throws(_RuntimeInterfaceError) {
    guard let owner = owner as? any _RuntimeInterfaceObject else {
      throw failure(
        outlet.element,
        "\(type(of: owner)) has no outlet \"\(outlet.property)\" that is mapped; conform it to _RuntimeInterfaceObject"
      )
    }
    guard owner._runtimeConnect(outlet.property, to: value) else {
      if BuiltInOutlet.isUnavailable(outlet.property, of: type(of: owner)) { return }
      throw failure(
        outlet.element,
        "\(type(of: owner)) has no outlet \"\(outlet.property)\" that takes a \(type(of: value)): its _runtimeConnect(_:to:) returned false; handle the outlet there, or remove the connection"
      )
    }
  }

  private func connect(_ action: ActionNode, of source: ObjectNode) throws(_RuntimeInterfaceError) {
    guard let sender = object(source.id) else { return }
    let target = action.destination.flatMap { object($0) }
    if action.destination != nil, target == nil { return }
    if let target, !ActionDispatch.isReceiver(type(of: target), of: action.selector) {
      throw failure(
        action.element,
        "\(type(of: target)) cannot be sent \"\(action.selector)\"; conform it to _RuntimeActionTarget, as there is no Objective-C to call it by name"
      )
    }
    switch sender {
    case let control as UIControl: control.addTarget(target, action: action.selector, for: action.events)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action.selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action.selector
    default: break
    }
  }

  /// Adds an embedded view controller to its container view.
  private func embed(_ segue: SegueNode) throws(_RuntimeInterfaceError) {
    guard case .embed = segue.kind, let storyboard, let container = object(segue.source.id) as? UIView,
      let id = segue.source.controller?.id, let parent = object(id) as? UIViewController
    else { return }
    let place = segue.source.controller.map { storyboard.place(of: $0) }
    let child = try storyboard.make(segue, sender: nil, source: parent, chain: chain + (place.map { [$0] } ?? []))
    parent.prepare(
      for: SegueConstruction.make(segue.type, identifier: segue.identifier, source: parent, destination: child),
      sender: nil)
    parent.addChild(child)
    let view: UIView = child.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: parent)
  }

  private func failure(_ element: InterfaceElement, _ problem: String) -> _RuntimeInterfaceError {
    _RuntimeInterfaceError(file: document.file, line: element.line, element: element.title, problem: problem)
  }
}
