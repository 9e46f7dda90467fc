import SwiftSyntax

/// Gives the optional methods of protocols a default implementation, and calls them without `?`.
///
/// The result of such a method becomes optional, and is `nil` by default, which is what a call of a method that is not
/// implemented returns in Objective-C.
struct OptionalMemberPass: Pass {
  func apply(to port: Port) {
    var optional: [Member] = []
    for type in port.module.types where type.isProtocol {
      let members = type.members.filter(\.isOptional)
      if type.declaration?.attribute("objc") != nil { bindToClasses(type, port) }
      guard !members.isEmpty else { continue }
      optional += members.filter { $0.function != nil }
      write(members, of: type, port)
      port.count(.protocols)
    }
    calls(of: optional, port)
  }

  /// A protocol of Objective-C is for classes only.
  private func bindToClasses(_ type: TypeDeclaration, _ port: Port) {
    guard let declaration = type.declaration?.as(ProtocolDeclSyntax.self) else { return }
    if let clause = declaration.inheritanceClause {
      let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
      guard !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else { return }
      guard let first = clause.inheritedTypes.first else { return }
      port.edits.insert("AnyObject, ", at: first.ownBytes.lowerBound, in: type.file)
    } else {
      port.edits.insert(": AnyObject", at: declaration.name.ownBytes.upperBound, in: type.file)
    }
  }

  private func write(_ members: [Member], of type: TypeDeclaration, _ port: Port) {
    guard let declaration = type.declaration else { return }
    var lines: [String] = []
    for member in members {
      guard let function = member.function else {
        port.remark(
          "the optional property \(member.name) has no translation; make it a method, or a required property",
          at: member.declaration, in: member.file)
        continue
      }
      for modifier in function.modifiers where modifier.name.text == "optional" {
        port.remove(modifier, in: member.file)
      }
      let result = Self.result(of: function)
      if let result { widen(function, of: type, result, member, port) }
      let signature = function.signature.parameterClause.trimmedDescription
      let arrow = result.map { " -> \($0.wrapped == nil ? Self.optional($0) : $0.trimmedDescription)" } ?? ""
      let line = "func \(member.name)\(signature)\(arrow) {\(result == nil ? "" : " nil ")}"
      lines += CompilationCondition.wrap(["    " + line], in: member.conditions)
    }
    guard !lines.isEmpty else { return }
    port.edits.insert(
      "\n\n\(type.access)extension \(type.name) {\n\(lines.joined(separator: "\n"))\n}",
      at: Module.outermost(declaration).ownBytes.upperBound, in: type.file)
  }

  /// Makes the result of a method optional, in the protocol and in the classes that implement it.
  private func widen(
    _ function: FunctionDeclSyntax, of contract: TypeDeclaration, _ result: TypeSyntax, _ member: Member, _ port: Port
  ) {
    guard result.wrapped == nil else { return }
    port.edits.replace(result.ownBytes, with: Self.optional(result), in: member.file)
    for type in port.module.types where !type.isProtocol && port.module.adopts(type, contract) {
      for method in type.methods where method.name == member.name && method.labels == member.labels {
        guard let own = method.function.flatMap(Self.result), own.wrapped == nil else { continue }
        port.edits.replace(own.ownBytes, with: Self.optional(own), in: method.file)
      }
    }
  }

  private static func result(of function: FunctionDeclSyntax) -> TypeSyntax? {
    guard let type = function.signature.returnClause?.type, !["Void", "()"].contains(type.trimmedDescription) else {
      return nil
    }
    return type
  }

  private static func optional(_ type: TypeSyntax) -> String {
    let isSimple =
      type.is(IdentifierTypeSyntax.self) || type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || type.is(MemberTypeSyntax.self) || type.is(TupleTypeSyntax.self)
    return isSimple ? "\(type.trimmedDescription)?" : "(\(type.trimmedDescription))?"
  }

  // MARK: - Calls

  private func calls(of optional: [Member], _ port: Port) {
    let own = Set(optional.map(\.name))
    port.forEach(OptionalChainingExprSyntax.self) { node, file in
      guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
        let member = node.expression.as(MemberAccessExprSyntax.self)
      else { return }
      let name = member.declName.baseName.text
      // Closures have no labels.
      let hasLabels = call.arguments.contains { $0.label != nil }
      guard own.contains(name) || hasLabels || KnownDelegateMethods.names.contains(name) else { return }
      port.edits.replace(node.questionMark.ownBytes, with: "", in: file)
      port.count(.calls)
      if !own.contains(name) { unwrap(call, of: member, port, file) }
    }
    port.forEach(ForceUnwrapExprSyntax.self) { node, file in
      guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
        let member = node.expression.as(MemberAccessExprSyntax.self)
      else { return }
      let name = member.declName.baseName.text
      let hasLabels = call.arguments.contains { $0.label != nil }
      guard own.contains(name) || hasLabels || KnownDelegateMethods.names.contains(name) else { return }
      port.edits.replace(node.exclamationMark.ownBytes, with: "", in: file)
      port.count(.calls)
    }
    port.forEach(MemberAccessExprSyntax.self) { node, file in
      guard own.contains(node.declName.baseName.text), node.base != nil else { return }
      let unwrapping =
        node.parent?.as(OptionalChainingExprSyntax.self)?.parent ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.parent
      let parent = unwrapping ?? node.parent
      let isCall = parent?.as(FunctionCallExprSyntax.self) != nil
      let isSelector = node.ancestors.contains { $0.is(MacroExpansionExprSyntax.self) }
      guard !isCall, !isSelector else { return }
      port.remark(
        "whether \(node.declName.baseName.text) is implemented cannot be determined on Linux; call it, and use the result",
        at: node, in: file)
    }
  }

  /// Removes what unwraps the result of a method of UIKit's protocols, which always has one.
  ///
  /// Where a name for the result is unwrapped, this is reported.
  private func unwrap(_ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, _ port: Port, _ file: Int) {
    let isChained = member.base?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    guard isChained == false else { return }
    if let unwrapping = call.parent?.as(ForceUnwrapExprSyntax.self) {
      port.edits.replace(unwrapping.exclamationMark.ownBytes, with: "", in: file)
      return
    }
    func report(_ node: some SyntaxProtocol) {
      port.remark(
        "\(member.declName.baseName.text) always has a result on Linux; do not unwrap it, unless its type is optional",
        at: node, in: file)
    }
    guard let clause = call.parent?.as(InitializerClauseSyntax.self) else { return }
    if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self) { return report(condition) }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let scope = binding.ancestors.first(where: { $0.is(CodeBlockItemListSyntax.self) })
    else { return }
    let name = binding.pattern.trimmedDescription
    for node in scope.nodes where Self.unwraps(name, node) { report(node) }
  }

  /// Returns whether a node unwraps the value of a name.
  private static func unwraps(_ name: String, _ node: Syntax) -> Bool {
    if let binding = node.as(OptionalBindingConditionSyntax.self) {
      return (binding.initializer?.value.trimmedDescription ?? binding.pattern.trimmedDescription) == name
    }
    let inner =
      node.as(ForceUnwrapExprSyntax.self)?.expression ?? node.as(OptionalChainingExprSyntax.self)?.expression
    return inner?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
