import SwiftSyntax

/// The argument of an action that its method does not use.
///
/// Objective-C does not check the class of an argument, so that a method with a parameter of another class than the
/// sender's is called as long as it does not use the argument.
enum UnusedArgument {
  /// Returns the parameter of a method whose type can become `Any?`.
  ///
  /// The method has one parameter, and nothing requires its type.
  static func parameter(of method: Member, in module: Module) -> FunctionParameterSyntax? {
    guard let function = method.function, let body = function.body, !method.has("override"),
      function.signature.parameterClause.parameters.count == 1,
      let parameter = function.signature.parameterClause.parameters.first,
      ["_", "sender"].contains(parameter.firstName.text), !KnownDelegateMethods.names.contains(method.name),
      !["Any", "AnyObject"].contains(parameter.type.trimmedDescription), parameter.type.wrapped == nil,
      !parameter.type.is(AttributedTypeSyntax.self), parameter.ellipsis == nil
    else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    guard !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) else { return nil }
    let isRequired = module.types.contains { type in
      type.methods.contains {
        ($0.has("override") || type.isProtocol) && $0.name == method.name && $0.labels == method.labels
      }
    }
    return isRequired ? nil : parameter
  }
}

extension Port {
  /// Lets a method that does not use its argument accept one of any class.
  func widen(_ method: Member) {
    guard let parameter = UnusedArgument.parameter(of: method, in: module) else { return }
    edits.replace(parameter.type.ownBytes, with: "Any?", in: method.file)
    count(.arguments)
  }
}
