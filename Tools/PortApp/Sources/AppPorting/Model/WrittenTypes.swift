import SwiftSyntax

/// The types that the code of a module writes for its variables and parameters.
struct WrittenTypes {
  /// What is known of a name at a place.
  private enum Declaration {
    case parameter(of: FunctionDeclSyntax, type: String)
    case other(type: String?)

    var type: String? {
      switch self {
      case .parameter(_, let type): type
      case .other(let type): type
      }
    }
  }

  /// Returns the written type of an expression without its optionality; `nil` if it is not known.
  static func type(of expression: ExprSyntax) -> String? {
    if let inner = expression.unwrapped { return type(of: inner) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return type(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self),
      sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    {
      return plain(cast.type)
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap { declaration(of: $0)?.type }
  }

  /// Returns the method whose parameter an expression refers to.
  static func owner(ofParameter expression: ExprSyntax) -> FunctionDeclSyntax? {
    let reference = (expression.unwrapped ?? expression).as(DeclReferenceExprSyntax.self)
    guard let reference, case .parameter(let owner, _)? = declaration(of: reference) else { return nil }
    return owner
  }

  private static func plain(_ type: TypeSyntax) -> String { type.wrapped ?? type.trimmedDescription }

  private static func declaration(of reference: DeclReferenceExprSyntax) -> Declaration? {
    let name = reference.baseName.text
    var inner = Syntax(reference)
    for scope in reference.ancestors {
      if let found = declaration(of: name, in: scope, around: inner) { return found }
      inner = scope
    }
    return nil
  }

  /// Returns the declaration of a name in a scope that applies to a part of it, and not one in a scope inside of it.
  private static func declaration(of name: String, in scope: Syntax, around part: Syntax) -> Declaration? {
    if let function = scope.as(FunctionDeclSyntax.self) {
      let parameter = function.signature.parameterClause.parameters.first { $0.ownName == name }
      return parameter.map { .parameter(of: function, type: plain($0.type)) }
    }
    if let closure = scope.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    if let loop = scope.as(ForStmtSyntax.self), loop.body.id == part.id, loop.pattern.trimmedDescription == name {
      let list = type(of: loop.sequence).flatMap { $0.hasPrefix("[") && $0.hasSuffix("]") ? $0 : nil }
      return .other(type: list.map { String($0.dropFirst().dropLast()) })
    }
    if let branch = scope.as(IfExprSyntax.self) {
      return branch.body.id == part.id ? binding(of: name, in: branch.conditions) : nil
    }
    if let loop = scope.as(WhileStmtSyntax.self) {
      return loop.body.id == part.id ? binding(of: name, in: loop.conditions) : nil
    }
    if let conditions = scope.as(ConditionElementListSyntax.self) {
      return binding(of: name, in: conditions.filter { $0.endPosition <= part.position })
    }
    if let item = scope.as(SwitchCaseSyntax.self) {
      let isBound = item.label.nodes.contains { $0.as(IdentifierPatternSyntax.self)?.identifier.text == name }
      return isBound ? .other(type: nil) : nil
    }
    if let members = scope.as(MemberBlockItemListSyntax.self) {
      let bindings = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
      return bindings.first { $0.pattern.trimmedDescription == name }.map {
        .other(type: $0.typeAnnotation.map { plain($0.type) })
      }
    }
    let items = scope.as(CodeBlockItemListSyntax.self)?.prefix { $0.endPosition <= part.position } ?? []
    return items.reversed().lazy.compactMap { statement(of: name, $0) }.first
  }

  private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> Declaration? {
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause)?:
      clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
        .other(type: $0.type.map(plain))
      }
    case .simpleInput(let list)?: list.contains { $0.name.text == name } ? .other(type: nil) : nil
    case nil: nil
    }
  }

  /// Returns the declaration of a name by a statement for those that follow.
  private static func statement(of name: String, _ item: CodeBlockItemSyntax) -> Declaration? {
    if let check = item.item.as(GuardStmtSyntax.self) { return binding(of: name, in: check.conditions) }
    let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
    return bindings?.first { $0.pattern.trimmedDescription == name }.map { binding in
      let written = binding.typeAnnotation.map { plain($0.type) }
      return .other(type: written ?? binding.initializer.flatMap { type(of: $0.value) })
    }
  }

  private static func binding(of name: String, in conditions: some Sequence<ConditionElementSyntax>) -> Declaration? {
    for element in conditions {
      if let condition = element.condition.as(OptionalBindingConditionSyntax.self),
        condition.pattern.trimmedDescription == name
      {
        let written = condition.typeAnnotation.map { plain($0.type) }
        // A binding without a value unwraps the variable of the same name, whose type is the same without optionality.
        guard written != nil || condition.initializer != nil else { return nil }
        return .other(type: written ?? condition.initializer.flatMap { type(of: $0.value) })
      }
      if let match = element.condition.as(MatchingPatternConditionSyntax.self),
        match.pattern.nodes.contains(where: { $0.as(IdentifierPatternSyntax.self)?.identifier.text == name })
      {
        return .other(type: nil)
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The expression before `!` or `?`.
  var unwrapped: ExprSyntax? {
    self.as(ForceUnwrapExprSyntax.self)?.expression ?? self.as(OptionalChainingExprSyntax.self)?.expression
  }
}

extension FunctionParameterSyntax {
  /// The name of the parameter in the function.
  var ownName: String { (secondName ?? firstName).text }
}
