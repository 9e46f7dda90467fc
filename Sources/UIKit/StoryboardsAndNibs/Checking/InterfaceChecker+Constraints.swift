extension InterfaceChecker {
  /// Resolves the constraints of a view.
  func resolveConstraints(of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard let list = node.element.first("constraints") else { return }
    for element in list.children {
      guard element.name == "constraint" else {
        note(element)
        continue
      }
      // Interface Builder removes placeholder constraints at build time.
      if element["placeholder"] == "YES" { continue }
      node.constraints.append(try constraint(element, in: node))
    }
  }

  private func constraint(_ element: InterfaceElement, in node: ObjectNode)
    throws(_RuntimeInterfaceError) -> ConstraintNode
  {
    let first = try side(element, "firstItem", default: node.id, in: node)
    let firstAttribute = try attribute(element, "firstAttribute")
    let second = element["secondItem"] == nil ? nil : try side(element, "secondItem", default: node.id, in: node)
    let secondAttribute =
      second == nil ? .notAnAttribute : try attribute(element, "secondAttribute")
    if second == nil, element["secondAttribute"] != nil {
      throw error(element, "secondAttribute needs a secondItem; add one, or remove the attribute")
    }
    var relation = NSLayoutConstraint.Relation.equal
    if let text = element["relation"] {
      guard let known = InterfaceText.relation(text) else {
        throw invalid("relation", of: element, "equal, lessThanOrEqual or greaterThanOrEqual")
      }
      relation = known
    }
    var multiplier: CGFloat = 1
    if let text = element["multiplier"] {
      guard let value = InterfaceText.multiplier(text) else {
        throw invalid("multiplier", of: element, "a number or a proportion like 16:9, and not 0")
      }
      multiplier = value
    }
    var priority = UILayoutPriority.required
    if let text = element["priority"] {
      guard let value = InterfaceText.priority(text) else {
        throw invalid("priority", of: element, "above 0 and at most 1000")
      }
      priority = value
    }
    let constant = try number("constant", of: element)
    try check(element, firstAttribute, second == nil ? nil : secondAttribute)
    return ConstraintNode(
      id: element.id, first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, multiplier: multiplier,
      constant: constant.map { CGFloat($0) } ?? standardSpace(element, first, second), priority: priority,
      identifier: element["identifier"], variation: try variation(ofConstraint: element))
  }

  /// Returns the identifier of a side.
  ///
  /// It must be in the view hierarchy of the view that has the constraint.
  private func side(_ element: InterfaceElement, _ name: String, default id: String, in node: ObjectNode)
    throws(_RuntimeInterfaceError) -> String
  {
    let id = element[name] ?? id
    guard let item = nodes[id] ?? guideOwners[id] else {
      throw error(
        element, "\(name) \"\(InterfaceElement.excerpt(id))\" is not in the file; choose a view or guide of it")
    }
    guard item.isView else {
      throw error(
        element, "\(name) \"\(InterfaceElement.excerpt(id))\" is a \(item.kind.name), not a view or guide; choose one")
    }
    guard item.hierarchy === node.hierarchy else {
      throw error(
        element,
        "\(name) \"\(InterfaceElement.excerpt(id))\" and \"\(InterfaceElement.excerpt(node.id))\" have no common superview; put them into one, or remove the constraint"
      )
    }
    return id
  }

  private func attribute(_ element: InterfaceElement, _ name: String)
    throws(_RuntimeInterfaceError) -> NSLayoutConstraint.Attribute
  {
    guard let attribute = element[name].flatMap(InterfaceText.attribute) else {
      throw invalid(name, of: element, "a layout attribute such as leading, top or width")
    }
    return attribute
  }

  /// Checks the rules that ``NSLayoutConstraint`` enforces with a trap.
  private func check(
    _ element: InterfaceElement, _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?
  ) throws(_RuntimeInterfaceError) {
    guard let second else {
      guard first.kind == .dimension else {
        throw error(element, "\(first.name) is a position, which must be relative to another one; add a secondItem")
      }
      return
    }
    let mixes = first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    guard first.kind == second.kind, !mixes else {
      throw error(element, "\(first.name) cannot be compared with \(second.name); choose attributes of one kind")
    }
  }

  /// Returns the standard space that the system uses where Interface Builder specifies no constant.
  private func standardSpace(_ element: InterfaceElement, _ first: String, _ second: String?) -> CGFloat {
    guard element["symbolic"] == "YES", let second else { return 0 }
    let isInside = nodes[first]?.parent?.id == second || nodes[second]?.parent?.id == first
    return isInside ? 20 : 8
  }
}
