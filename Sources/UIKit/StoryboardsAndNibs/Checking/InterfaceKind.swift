/// A kind of element that stands for an object: what class it is of, and what may be said about it.
@MainActor
final class InterfaceKind {
  enum Role {
    case view, cellContent, controller, item, gesture, placeholder
  }

  let name: String
  let base: InterfaceKind?
  let role: Role
  let type: AnyClass
  /// Returns whether a class is the kind's or inherits from it.
  let accepts: (AnyClass) -> Bool
  /// Attributes by name.
  let attributes: [String: AttributeRule]
  /// Elements that describe a value, by the property that they are the value of.
  let values: [String: ValueRule]
  /// Kinds of elements that are objects, by the property that they are the value of.
  let parts: [String: Set<String>]
  /// Elements that mean something without being the value of a property.
  let others: [String: ElementRule]

  init<Object: AnyObject>(
    _ name: String, of type: Object.Type, role: Role, base: InterfaceKind? = nil,
    attributes: [String: AttributeRule] = [:],
    values: [String: ValueRule] = [:], parts: [String: Set<String>] = [:], others: [String: ElementRule] = [:]
  ) {
    self.name = name
    self.base = base
    self.role = role
    self.type = type
    accepts = { $0 is Object.Type }
    self.attributes = attributes
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
    (views + controls + texts + tables + collections + bars + tabItems + controllers + gestures + placeholders).map {
      ($0.name, $0)
    },
    uniquingKeysWith: { first, _ in first })
}
