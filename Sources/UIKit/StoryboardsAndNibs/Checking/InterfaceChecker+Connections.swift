extension InterfaceChecker {
  /// Resolves the outlets, actions, and segues of an object.
  func resolveConnections(of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard let list = node.element.first("connections") else { return }
    for element in list.children {
      switch element.name {
      case "outlet": try outlet(element, of: node, isCollection: false)
      case "outletCollection": try outlet(element, of: node, isCollection: true)
      case "action": try action(element, of: node)
      case "segue":
        guard let segue = try segue(element, of: node) else { continue }
        segues.append(segue)
        node.tree.segues.append(segue)
      default: note(element)
      }
    }
  }

  private func destination(of element: InterfaceElement) throws(_RuntimeInterfaceError) -> String {
    guard let id = element["destination"], !id.isEmpty else {
      throw error(element, "the connection has no destination; connect it, or remove it")
    }
    return id
  }

  /// Returns the tree after whose loading both objects exist.
  private func meeting(_ element: InterfaceElement, _ source: ObjectNode, _ destination: InterfaceTree, _ id: String)
    throws(_RuntimeInterfaceError) -> InterfaceTree
  {
    if source.tree.isInside(destination) { return source.tree }
    guard destination.isReachable(from: source.tree) else {
      throw error(
        element,
        "destination \"\(InterfaceElement.excerpt(id))\" is in another scene or in a cell that is made several times; connect to an object of the same scene"
      )
    }
    return destination
  }

  // MARK: - Outlets

  private func outlet(_ element: InterfaceElement, of node: ObjectNode, isCollection: Bool)
    throws(_RuntimeInterfaceError)
  {
    guard let property = element["property"], !property.isEmpty else {
      throw error(element, "the outlet has no property; connect it again")
    }
    let id = try destination(of: element)
    if isOmitted(id) {
      return report(element, "the outlet is not connected, because its destination is not created")
    }
    let outlet = OutletNode(
      source: node, property: property, destination: id, isCollection: isCollection, element: element)
    if let owner = constraintOwners[id] {
      guard try canConnectOwnOutlet(element, of: node, property) else { return }
      return try meeting(element, node, owner.tree, id).outlets.append(outlet)
    }
    guard let target = nodes[id], target.element["placeholderIdentifier"] != "IBFirstResponder",
      target.kind.name != "viewControllerPlaceholder", target.kind.name != "exit"
    else {
      throw error(
        element,
        "destination \"\(InterfaceElement.excerpt(id))\" is not an object of the file; connect the outlet again")
    }
    if property == "delegate", node.isBarOfController {
      return report(element, "a controller is the delegate of its own bars; remove the connection")
    }
    let tree = try meeting(element, node, target.tree, id)
    if let known = BuiltInOutlet.find(property, of: node.type) {
      guard !target.isView || !contains(target, node), property != "view" || node.kind.role == .placeholder else {
        throw error(
          element,
          "the view \"\(InterfaceElement.excerpt(id))\" cannot be put there: it contains the object, or the view controller has its own view; connect another one"
        )
      }
      if !known.accepts(target.type), hasReplacedClass(target) {
        return report(element, "the outlet is not connected, because the class of its destination was replaced")
      }
      guard target.kind.role == .placeholder || known.accepts(target.type) else {
        throw error(
          element,
          "\(property) of \(node.type) needs \(known.expected), which \(target.type) is not; connect another object, or declare the conformance"
        )
      }
    } else if try !canConnectOwnOutlet(element, of: node, property) {
      return
    }
    tree.outlets.append(outlet)
  }

  private func contains(_ outer: ObjectNode, _ node: ObjectNode) -> Bool {
    var current: ObjectNode? = node
    while let next = current {
      if next === outer { return true }
      current = next.parent
    }
    return false
  }

  /// Returns whether an outlet of the app's class is connected when the file is loaded.
  ///
  /// No class of UIKit has such an outlet.
  ///
  /// An outlet of an object whose class is unknown is reported and remains unset.
  private func canConnectOwnOutlet(_ element: InterfaceElement, of node: ObjectNode, _ property: String)
    throws(_RuntimeInterfaceError) -> Bool
  {
    if node.kind.role == .placeholder { return true }
    if BuiltInOutlet.isUnavailable(property, of: node.type), !(node.type is any _RuntimeInterfaceObject.Type) {
      report(element, "\(node.kind.type) has no outlet \"\(property)\" here; it is not connected")
      return false
    }
    if hasReplacedClass(node) {
      report(element, "the outlet is not connected, because the class of its owner was replaced")
      return false
    }
    guard node.type is any _RuntimeInterfaceObject.Type else {
      throw error(
        element,
        "\(node.type) has no outlet \"\(InterfaceElement.excerpt(property))\" that is mapped; conform \(node.type) to _RuntimeInterfaceObject, as there is no Objective-C to set it by name"
      )
    }
    return true
  }

  // MARK: - Actions

  private func action(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard let name = element["selector"], !name.isEmpty else {
      throw error(element, "the action has no selector; connect it again")
    }
    var events: UIControl.Event = []
    switch node.kind.role {
    case .view where node.type is UIControl.Type:
      guard let event = element["eventType"].flatMap(InterfaceText.event) else {
        throw invalid("eventType", of: element, "a control event such as touchUpInside")
      }
      events = event
    case .gesture: break
    case .item where node.type is UIBarButtonItem.Type: break
    default:
      if hasReplacedClass(node) {
        return report(element, "the action is not connected, because the class of its sender was replaced")
      }
      throw error(element, "a \(node.kind.name) sends no actions; connect a control, a recognizer or a bar button")
    }
    let id = try destination(of: element)
    if isOmitted(id) {
      return report(element, "the action is not connected, because its destination is not created")
    }
    guard let target = nodes[id] else {
      throw error(
        element,
        "destination \"\(InterfaceElement.excerpt(id))\" is not an object of the file; connect the action again")
    }
    if target.kind.name == "exit" {
      throw error(element, "the exit receives no actions; connect it with an unwind segue")
    }
    let isForChain = target.element["placeholderIdentifier"] == "IBFirstResponder"
    if isForChain, node.kind.role == .gesture {
      throw error(element, "a recognizer's action needs a target; connect it to the controller")
    }
    if hasReplacedClass(target) {
      return report(element, "the action is not connected, because the class of its destination was replaced")
    }
    if target.kind.role != .placeholder, !ActionDispatch.isReceiver(target.type, of: Selector(name)) {
      throw error(
        element,
        "\(target.type) cannot be sent \"\(InterfaceElement.excerpt(name))\"; conform \(target.type) to _RuntimeActionTarget, as there is no Objective-C to call it by name"
      )
    }
    let action = ActionNode(
      source: node, selector: Selector(name), destination: isForChain ? nil : id, events: events, element: element)
    let tree = isForChain ? node.tree : try meeting(element, node, target.tree, id)
    tree.actions.append(action)
  }

  // MARK: - Segues

  /// Returns a segue; `nil` if its own class, which was reported, cannot be used to perform it.
  private func segue(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) -> SegueNode? {
    guard let controller = node.controller, self.kind == .storyboard else {
      throw error(
        element, "a segue starts in a view controller of a storyboard, or in one of its objects; move it there")
    }
    let id = try destination(of: element)
    if element["kind"] == "unwind" { return try unwindSegue(element, of: node, exit: id) }
    guard let target = nodes[id], target.isController || target.kind.name == "viewControllerPlaceholder" else {
      throw error(
        element,
        "destination \"\(InterfaceElement.excerpt(id))\" is not a view controller of the file; connect the segue again")
    }
    let kind = try segueKind(element, of: node, controller, to: target)
    let type = InterfaceClasses.segueType(of: element, self)
    if case .custom = kind {
      guard element["customClass"] != nil else {
        throw error(element, "a custom segue needs a class; set it in the attributes inspector")
      }
      if type == nil { return nil }
    }
    return SegueNode(
      kind: kind, identifier: element["identifier"], destination: id,
      creator: element["destinationCreationSelector"].map { Selector($0) }, type: type ?? UIStoryboardSegue.self,
      isForAccessory: element["trigger"] == "accessoryAction", element: element, source: node)
  }

  /// Returns an unwind segue, whose destination in the file is the exit of its scene.
  private func unwindSegue(_ element: InterfaceElement, of node: ObjectNode, exit id: String)
    throws(_RuntimeInterfaceError) -> SegueNode
  {
    guard nodes[id]?.kind.name == "exit" else {
      throw error(
        element,
        "destination \"\(InterfaceElement.excerpt(id))\" of the unwind segue is not an exit; connect the segue to the exit of its scene"
      )
    }
    guard let action = element["unwindAction"], !action.isEmpty else {
      throw error(element, "the unwind segue has no unwindAction; connect it to an action of the exit again")
    }
    let isAnimated = element["animates"].flatMap(InterfaceText.bool) ?? true
    return SegueNode(
      kind: .unwind(Selector(action), animated: isAnimated), identifier: element["identifier"], destination: id,
      creator: nil, type: InterfaceClasses.segueType(of: element, self) ?? UIStoryboardSegue.self,
      isForAccessory: element["trigger"] == "accessoryAction",
      element: element, source: node)
  }

  private func segueKind(
    _ element: InterfaceElement, of node: ObjectNode, _ controller: ObjectNode, to target: ObjectNode
  ) throws(_RuntimeInterfaceError) -> SegueNode.Kind {
    switch element["kind"] {
    case "show": return .show
    case "showDetail": return .showDetail
    case "custom": return .custom
    case "presentation":
      return .presentation(
        try choice("modalPresentationStyle", of: element, InterfaceKind.modalPresentationStyles),
        try choice("modalTransitionStyle", of: element, InterfaceKind.modalTransitionStyles),
        animated: element["animates"].flatMap(InterfaceText.bool) ?? true)
    case "popoverPresentation":
      if let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"], anchor != node.id {
        report(element, "the popover points at what triggers the segue, not at \"\(InterfaceElement.excerpt(anchor))\"")
      }
      return .presentation(
        .popover, nil, animated: element["animates"].flatMap(InterfaceText.bool) ?? true)
    case "embed":
      guard node.isView, !node.tree.isRepeated else {
        throw error(element, "a controller is embedded into a container view that is not part of a prototype; move it")
      }
      return .embed
    case "relationship":
      let name = element["relationship"] ?? ""
      try checkRelationship(name, element, of: node, to: target)
      return .relationship(name)
    case let kind:
      throw error(
        element,
        "segues of kind \"\(InterfaceElement.excerpt(kind ?? ""))\" are not supported; use show, showDetail, presentation, popoverPresentation, embed, relationship or custom"
      )
    }
  }

  private func checkRelationship(
    _ name: String, _ element: InterfaceElement, of node: ObjectNode, to target: ObjectNode
  ) throws(_RuntimeInterfaceError) {
    guard ContainerRelationship.all.contains(where: { $0.name == name && $0.isOf(node.type) }) else {
      throw error(
        element, "\(node.type) has no relationship \"\(InterfaceElement.excerpt(name))\"; remove the segue")
    }
    if name == "rootViewController" {
      try checkStack(element, of: node, target)
      guard !node.tree.segues.contains(where: { $0.source === node && $0.element["relationship"] == name }) else {
        throw error(element, "there are two root view controllers; remove one of them")
      }
    }
  }

  /// Checks that a controller can be on the stack of a container, if that has one.
  func checkStack(_ element: InterfaceElement, of container: ObjectNode, _ child: ObjectNode)
    throws(_RuntimeInterfaceError)
  {
    guard container.type is UINavigationController.Type, child.type is UINavigationController.Type else { return }
    throw error(element, "a navigation controller cannot be on the stack of another one; use a content controller")
  }
}
