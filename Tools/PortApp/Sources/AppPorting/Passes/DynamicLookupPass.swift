import SwiftSyntax

/// Reports members of `AnyObject`, which Objective-C finds when they are used.
struct DynamicLookupPass: Pass {
  func apply(to port: Port) {
    port.forEach(SubscriptCallExprSyntax.self) { node, file in
      let base = node.calledExpression
      guard Self.isObjectOfAnyClass(base, in: port.module) else { return }
      port.remark(
        "\(base.trimmedDescription) is an object of any class, which has no elements on Linux; cast it to a dictionary or an array first",
        at: node, in: file)
    }
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "perform", let base = member.base, call.arguments.first?.label == nil,
        Self.isTarget(base) || Self.isObjectOfAnyClass(base, in: port.module)
      else { return }
      port.remark(
        "an object of any class cannot be called by name on Linux; send the action with UIApplication.shared.sendAction(_:to:from:for:)",
        at: call, in: file)
    }
  }

  /// Returns whether an expression is the unwrapped target of an item.
  private static func isTarget(_ expression: ExprSyntax) -> Bool {
    let inner =
      expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
  }

  private static func isObjectOfAnyClass(_ expression: ExprSyntax, in module: Module) -> Bool {
    if let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression {
      return isObjectOfAnyClass(inner, in: module)
    }
    if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression {
      return isObjectOfAnyClass(inner, in: module)
    }
    return type(of: expression, in: module) == "AnyObject"
  }

  /// Returns the written type of an expression without its optionality; `nil` if it is not known.
  private static func type(of expression: ExprSyntax, in module: Module) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return type(of: only.expression, in: module)
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self),
      sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    {
      return plain(cast.type)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for scope in expression.ancestors {
      if let found = type(of: name, declaredIn: scope, before: expression.position, in: module) { return found }
    }
    return nil
  }

  private static func plain(_ type: TypeSyntax) -> String { type.wrapped ?? type.trimmedDescription }

  /// Returns the type of a name that a scope declares before a place, and not a scope inside of it.
  private static func type(
    of name: String, declaredIn scope: Syntax, before place: AbsolutePosition, in module: Module
  ) -> String? {
    if let function = scope.as(FunctionDeclSyntax.self) {
      let parameter = function.signature.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == name
      }
      return parameter.map { plain($0.type) }
    }
    if let closure = scope.as(ClosureExprSyntax.self),
      case .parameterClause(let clause)? = closure.signature?.parameterClause,
      let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
    {
      return parameter.type.map(plain)
    }
    if let loop = scope.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
      guard let list = type(of: loop.sequence, in: module), list.hasPrefix("["), list.hasSuffix("]") else { return nil }
      return String(list.dropFirst().dropLast())
    }
    if let members = scope.as(MemberBlockItemListSyntax.self) {
      let bindings = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
      return bindings.first { $0.pattern.trimmedDescription == name }?.typeAnnotation.map { plain($0.type) }
    }
    let variables = scope.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(VariableDeclSyntax.self) } ?? []
    let binding = variables.flatMap { Array($0.bindings) }.last {
      $0.pattern.trimmedDescription == name && $0.endPosition <= place
    }
    guard let binding else { return nil }
    return binding.typeAnnotation.map { plain($0.type) }
      ?? binding.initializer.flatMap { type(of: $0.value, in: module) }
  }
}
