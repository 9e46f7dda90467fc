import SwiftSyntax

/// A method, a property, or another member of a type of the module.
struct Member {
  let declaration: DeclSyntax
  let file: Int
  /// The declaration of the type, or of its extension, that contains the member.
  let container: any DeclGroupSyntax
  let name: String
  /// The labels of a method's arguments, with `_` for none.
  let labels: [String]

  var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
  var property: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }
  var isInExtension: Bool { container is ExtensionDeclSyntax }
  var isStatic: Bool { has("static") || has("class") }
  var isOptional: Bool { has("optional") }
  /// The conditions of `#if` around the member, in its type.
  var conditions: [String] { CompilationCondition.around(declaration, in: container) }

  func has(_ modifier: String) -> Bool {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == modifier } ?? false
  }

  func attribute(_ name: String) -> AttributeSyntax? { declaration.attribute(name) }

  /// The name by which Objective-C calls the method, or reads the property.
  var objectiveCName: String {
    if let given = attribute("objc")?.givenName { return given }
    guard let function else { return name }
    let effects = function.signature.effectSpecifiers
    return ObjectiveCName.method(name, labels: labels, throwing: effects?.throwsClause != nil)
  }

  /// Whether code calls the method by its name in Objective-C.
  var isMarkedForObjectiveC: Bool {
    attribute("objc") != nil || attribute("IBAction") != nil || isInExtension && container.attribute("objc") != nil
  }

  /// The types of a method's parameters.
  var parameterTypes: [TypeSyntax] { function?.signature.parameterClause.parameters.map(\.type) ?? [] }

  /// The written type of a property.
  var propertyType: TypeSyntax? { property?.bindings.first?.typeAnnotation?.type }
}

extension SyntaxProtocol {
  func attribute(_ name: String) -> AttributeSyntax? {
    asProtocol((any WithAttributesSyntax).self)?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension AttributeSyntax {
  /// The name that `@objc(name)` specifies.
  var givenName: String? {
    guard let arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

/// The conditions of `#if`, as expressions that can be written again elsewhere.
enum CompilationCondition {
  static func around(_ node: some SyntaxProtocol, in container: some SyntaxProtocol) -> [String] {
    var conditions: [String] = []
    for ancestor in node.ancestors {
      if ancestor.id == container.id { break }
      if let clause = ancestor.as(IfConfigClauseSyntax.self) { conditions.insert(condition(of: clause), at: 0) }
    }
    return conditions
  }

  private static func condition(of clause: IfConfigClauseSyntax) -> String {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [clause]
    let earlier = clauses.prefix { $0.id != clause.id }.compactMap(\.linuxCondition).map { "!(\($0))" }
    return (earlier + (clause.linuxCondition.map { [$0] } ?? [])).joined(separator: " && ")
  }

  /// Writes lines inside of conditions.
  static func wrap(_ lines: [String], in conditions: [String]) -> [String] {
    conditions.reversed().reduce(lines) { ["#if \($1)"] + $0 + ["#endif"] }
  }

  /// Whether the code is compiled where there is Objective-C only.
  static func requiresObjectiveC(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains {
      guard let clause = $0.as(IfConfigClauseSyntax.self) else { return false }
      return condition(of: clause).split(separator: " ").contains("canImport(ObjectiveC)")
    }
  }
}
