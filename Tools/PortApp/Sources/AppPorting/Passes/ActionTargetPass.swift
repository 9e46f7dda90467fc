import SwiftSyntax

/// Makes the classes whose methods are called by name conform to `_RuntimeActionTarget`.
struct ActionTargetPass: Pass {
  func apply(to port: Port) {
    let module = port.module
    let named = Self.namedSelectors(in: port)
    for type in module.types where type.isClass {
      let methods = Self.selectable(type, named, in: port)
      guard !methods.isEmpty else { continue }
      let inherits = module.superclasses(of: type).contains { !Self.selectable($0, named, in: port).isEmpty }
      for method in methods where method.file != type.file { port.loosen(method) }
      for method in methods { port.widen(method) }
      let start = "\(module.isolation(of: type))\(type.access)\(inherits ? "override " : "")func "
      let perform = methods.flatMap { method in
        CompilationCondition.wrap(
          ["\tcase \"\(method.objectiveCName)\":"] + ActionCall.lines(of: method, in: module).map { "\t\t" + $0 },
          in: method.conditions)
      }
      let names = methods.flatMap { method in
        CompilationCondition.wrap(
          ["\tcase \"\(method.objectiveCName)\": return true"], in: method.conditions)
      }
      port.add(
        [
          ["\(start)_runtimePerform(_ action: Selector, with sender: Any?) -> Bool {", "\tswitch action {"] + perform
            + [
              "\tdefault: return \(inherits ? "super._runtimePerform(action, with: sender)" : "false")", "\t}",
              "\treturn true", "}",
            ],
          ["\(start)_runtimeCanPerform(_ action: Selector) -> Bool {", "\tswitch action {"] + names
            + ["\tdefault: return \(inherits ? "super._runtimeCanPerform(action)" : "false")", "\t}", "}"],
        ], adopting: inherits ? nil : "_RuntimeActionTarget", to: type)
      port.count(.targets)
    }
  }

  /// Returns the names that selectors, storyboards and nibs refer to.
  static func namedSelectors(in port: Port) -> Set<String> {
    var names = port.module.interfaces.actions
    port.forEach(MacroExpansionExprSyntax.self) { node, _ in
      guard node.macroName.text == "selector" else { return }
      if case .success(let name) = SelectorResolution.name(of: node, in: port.module) { names.insert(name) }
    }
    port.forEach(FunctionCallExprSyntax.self) { call, _ in
      guard ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription) else { return }
      names.insert(call.arguments.trimmedDescription.filter { !"\"()".contains($0) })
    }
    return names
  }

  /// Returns the methods of a class that are called by name.
  static func selectable(_ type: TypeDeclaration, _ named: Set<String>, in port: Port) -> [Member] {
    var seen: Set<String> = []
    return type.methods.filter { method in
      guard let function = method.function, method.attribute("IBSegueAction") == nil else { return false }
      let isSelectable = method.isMarkedForObjectiveC || named.contains(method.objectiveCName)
      if isSelectable, let problem = Self.problem(of: function, isStatic: method.isStatic) {
        if named.contains(method.objectiveCName) || method.attribute("IBAction") != nil {
          port.remark(
            "\(problem) cannot be called by its name on Linux; select a method of the object that calls \(method.name)",
            at: function, in: method.file)
        }
        return false
      }
      return isSelectable && !CompilationCondition.requiresObjectiveC(function)
        && seen.insert(method.objectiveCName + method.conditions.joined()).inserted
    }
  }
}

extension ActionTargetPass {
  /// Returns what prevents a method from being called by name.
  fileprivate static func problem(of function: FunctionDeclSyntax, isStatic: Bool) -> String? {
    let effects = function.signature.effectSpecifiers
    if isStatic { return "a type method" }
    if function.genericParameterClause != nil { return "a generic method" }
    if effects?.asyncSpecifier != nil { return "an asynchronous method" }
    return effects?.throwsClause == nil ? nil : "a method that throws"
  }
}

/// The call of a method with the arguments that a sender provides.
enum ActionCall {
  /// Returns the lines of the call.
  ///
  /// - Parameter receiver: The object before the name of the method, with a period; nothing for `self`.
  static func lines(of method: Member, in module: Module, on receiver: String = "") -> [String] {
    let isUnused = UnusedArgument.parameter(of: method, in: module) != nil
    let parameters = Array(zip(method.labels, method.parameterTypes))
    var lines: [String] = []
    var arguments: [String] = []
    if parameters.count > 1 {
      let padding = String(repeating: ", nil", count: parameters.count - 1)
      lines.append("let arguments = sender as? [Any?] ?? [sender\(padding)]")
      lines.append("guard arguments.count == \(parameters.count) else { return false }")
    }
    for (index, (label, type)) in parameters.enumerated() {
      let source = parameters.count > 1 ? "arguments[\(index)]" : "sender"
      let name = parameters.count > 1 ? "argument\(index)" : "sender"
      let prefix = label == "_" ? "" : "\(label): "
      let written = type.trimmedDescription
      if isUnused {
        arguments.append(prefix + source)
      } else if let optional = type.wrapped {
        arguments.append(prefix + (optional == "Any" ? source : "\(source) as? \(optional)"))
      } else if written == "Any" {
        lines.append("guard let \(name) = \(source) else { return false }")
        arguments.append(prefix + name)
      } else if written == "AnyObject" {
        lines.append("guard let \(name) = \(source).map({ $0 as AnyObject }) else { return false }")
        arguments.append(prefix + name)
      } else {
        lines.append("guard let \(name) = \(source) as? \(type.unattributed) else { return false }")
        arguments.append(prefix + name)
      }
    }
    let result = method.function?.signature.returnClause?.type.trimmedDescription
    let hasResult = result != nil && result != "Void" && result != "()"
    return lines + ["\(hasResult ? "_ = " : "")\(receiver)\(method.name)(\(arguments.joined(separator: ", ")))"]
  }
}

extension TypeSyntax {
  /// The type inside of an optional one, written `T?` or `T!`.
  var wrapped: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plain }
    return self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.plain
  }

  /// The type without parentheses around it.
  private var plain: String {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.trimmedDescription
    }
    return trimmedDescription
  }

  /// The type without attributes such as `@escaping`.
  var unattributed: String { self.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? trimmedDescription }
}
