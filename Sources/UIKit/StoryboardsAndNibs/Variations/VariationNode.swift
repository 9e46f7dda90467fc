/// The variations of an element by size class: its properties, its subviews, and its constraints.
@MainActor
struct VariationNode {
  /// A property of an object, or an attribute of its element, with a setting for each variation.
  struct Property {
    let name: String
    let capture: InterfaceCapture
    var choices = SizeClassChoices<InterfaceSetting>()
  }

  private(set) var properties: [Property] = []
  /// Whether subviews and constraints are installed, by their identifiers.
  ///
  /// Others always are.
  private(set) var installed: [String: SizeClassChoices<Bool>] = [:]

  var isEmpty: Bool { properties.isEmpty && installed.isEmpty }

  mutating func add(
    _ setting: @escaping InterfaceSetting, for name: String, capture: @escaping InterfaceCapture,
    if condition: SizeClassCondition
  ) {
    if !properties.contains(where: { $0.name == name }) { properties.append(Property(name: name, capture: capture)) }
    for index in properties.indices where properties[index].name == name {
      properties[index].choices.add(setting, for: condition)
    }
  }

  mutating func install(_ id: String, _ isInstalled: Bool, if condition: SizeClassCondition) {
    installed[id, default: SizeClassChoices()].add(isInstalled, for: condition)
  }
}

extension InterfaceChecker {
  /// Reads a variation of a view.
  ///
  /// A part that cannot be varied is reported, and keeps its value in all size classes.
  func readVariation(_ element: InterfaceElement, of node: ObjectNode) throws(_RuntimeInterfaceError) {
    guard node.isView, let condition = element.key.flatMap(SizeClassCondition.init(key:)) else { return note(element) }
    try readAttributes(of: element, if: condition, into: &node.variation) { node.kind.attribute($0) }
    for child in element.children {
      if child.name == "mask" {
        readMask(child, if: condition, into: &node.variation)
      } else if let key = child.key, let rule = node.kind.value(key), let capture = rule.capture,
        rule.elements.contains(child.name)
      {
        node.variation.add(try rule.setting(child, self), for: key, capture: capture, if: condition)
      } else {
        note(child)
      }
    }
  }

  /// Returns the variations of a constraint's element.
  func variation(ofConstraint element: InterfaceElement) throws(_RuntimeInterfaceError) -> VariationNode {
    var variation = VariationNode()
    for child in element.children where child.name == "variation" {
      guard let condition = child.key.flatMap(SizeClassCondition.init(key:)) else {
        note(child)
        continue
      }
      try readAttributes(of: child, if: condition, into: &variation) {
        $0 == "constant" ? .number(\NSLayoutConstraint.constant) : nil
      }
    }
    return variation
  }

  private func readAttributes(
    of element: InterfaceElement, if condition: SizeClassCondition, into variation: inout VariationNode,
    by rule: (String) -> AttributeRule?
  ) throws(_RuntimeInterfaceError) {
    for name in element.attributes.keys.sorted() where !InterfaceKind.commonAttributes.contains(name) {
      guard let rule = rule(name), let capture = rule.capture else {
        note(element, attribute: name)
        continue
      }
      guard let setting = rule.setting(element.attributes[name] ?? "", resources) else {
        throw invalid(name, of: element, rule.expected)
      }
      variation.add(setting, for: name, capture: capture, if: condition)
    }
  }

  private func readMask(
    _ element: InterfaceElement, if condition: SizeClassCondition, into variation: inout VariationNode
  ) {
    guard element.key == "subviews" || element.key == "constraints" else { return note(element) }
    for child in element.children {
      guard child.name == "include" || child.name == "exclude", let id = child["reference"] else {
        note(child)
        continue
      }
      variation.install(id, child.name == "include", if: condition)
    }
  }
}
