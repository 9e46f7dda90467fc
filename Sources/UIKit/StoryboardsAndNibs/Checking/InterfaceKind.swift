/// A kind of element that represents an object: its class, and the rules for its content.
@MainActor
final class InterfaceKind {
  enum Role {
    case view, cellContent, controller, item, gesture, placeholder
  }

  let name: String
  let base: InterfaceKind?
  let role: Role
  let type: AnyClass
  /// Returns whether a class is that of the kind or a subclass of it.
  let accepts: (AnyClass) -> Bool
  /// The rules for attributes, by name.
  let attributes: [String: AttributeRule]
  /// The settings for attributes that Interface Builder omits, where they differ from the default of the class.
  let omitted: [String: InterfaceSetting]
  /// The rules for elements that describe a value, by the property that has the value.
  let values: [String: ValueRule]
  /// The kinds of elements that are objects, by the property whose value is the object.
  let parts: [String: Set<String>]
  /// The rules for elements that are not the value of a property.
  let others: [String: ElementRule]

  init<Object: AnyObject>(
    _ name: String, of type: Object.Type, role: Role, base: InterfaceKind? = nil,
    attributes: [String: AttributeRule] = [:], omitted: [String: InterfaceSetting] = [:],
    values: [String: ValueRule] = [:], parts: [String: Set<String>] = [:], others: [String: ElementRule] = [:]
  ) {
    self.name = name
    self.base = base
    self.role = role
    self.type = type
    accepts = { $0 is Object.Type }
    self.attributes = attributes
    self.omitted = omitted
    self.values = values
    self.parts = parts
    self.others = others
  }

  func attribute(_ name: String) -> AttributeRule? { attributes[name] ?? base?.attribute(name) }
  func value(_ key: String) -> ValueRule? { values[key] ?? base?.value(key) }
  func part(_ key: String) -> Set<String>? { parts[key] ?? base?.part(key) }
  func other(_ name: String) -> ElementRule? { others[name] ?? base?.other(name) }

  /// The kinds by the names of their elements.
  static let all: [String: InterfaceKind] = Dictionary(
    (views + effects + controls + pickers + texts + tables + collections + bars + tabItems + controllers + gestures
      + placeholders).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })
}
