extension InterfaceChecker {
  /// Reads a prototype of a table or collection view, from which cells are created.
  ///
  /// A prototype without a reuse identifier is reported and is never used, as on Apple's platforms.
  func readPrototype(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    let name = element["reuseIdentifier"] ?? ""
    if name.isEmpty {
      report(element, "a prototype needs a reuse identifier to be dequeued; set it in the attributes inspector")
    } else if node.prototypes.contains(where: { $0.reuseIdentifier == name && $0.element.key == element.key }) {
      throw error(
        element, "two prototypes have the reuse identifier \"\(InterfaceElement.excerpt(name))\"; rename one of them")
    }
    node.prototypes.append(
      try self.node(element, in: node, tree: InterfaceTree(outer: node.tree, isRepeated: true)))
  }
}

extension ObjectNode {
  /// The identifier by which a prototype is dequeued; `nil` if it has none.
  var reuseIdentifier: String? { element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 } }
}
