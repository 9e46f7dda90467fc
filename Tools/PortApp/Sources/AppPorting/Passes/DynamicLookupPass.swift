import SwiftSyntax

/// Casts the senders of actions whose members are found by Objective-C when they are used.
///
/// A member of another object of the type `AnyObject` is reported.
struct DynamicLookupPass: Pass {
  func apply(to port: Port) {
    port.forEach(SubscriptCallExprSyntax.self) { node, file in
      let base = node.calledExpression
      guard Self.isObjectOfAnyClass(base) else { return }
      port.remark(
        "\(base.trimmedDescription) is an object of any class, which has no elements on Linux; cast it to a dictionary or an array first",
        at: node, in: file)
    }
    port.forEach(MemberAccessExprSyntax.self) { access, file in
      guard let base = access.base else { return }
      if access.isCallByName {
        if Self.isTarget(base) || Self.isObjectOfAnyClass(base) { reportCall(access, in: file, of: port) }
      } else if Self.isObjectOfAnyClass(base), !Self.membersOfOptionals.contains(access.declName.baseName.text) {
        castSender(base, of: access, in: file, of: port)
      }
    }
  }

  private func reportCall(_ access: MemberAccessExprSyntax, in file: Int, of port: Port) {
    port.remark(
      "an object of any class cannot be called by name on Linux; send the action with UIApplication.shared.sendAction(_:to:from:for:)",
      at: access, in: file)
  }

  /// Casts the sender of an action of a storyboard to the class that the storyboard names.
  private func castSender(_ base: ExprSyntax, of access: MemberAccessExprSyntax, in file: Int, of port: Port) {
    // Objective-C does not know whether an object has a member, which is therefore optional.
    let isUnwrapped = access.parent?.is(ForceUnwrapExprSyntax.self) == true || access.isChained
    guard !isUnwrapped, let sender = base.sender, let type = Self.senderClass(of: sender, in: port.module) else {
      let name = base.trimmedDescription
      port.remark(
        "\(name) is an object of any class, which has no members on Linux; cast it to its class before \(access.declName.baseName.text)",
        at: access, in: file)
      return
    }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    let text = "(\(sender.trimmedDescription) \(isOptional ? "as?" : "as!") \(type))\(isOptional ? "?" : "")"
    port.edits.replace(base.ownBytes, with: text, in: file)
    port.count(.senders)
  }

  /// Returns the class of the objects that send an action, if they all have the same.
  private static func senderClass(of sender: DeclReferenceExprSyntax, in module: Module) -> String? {
    guard let owner = WrittenTypes.owner(ofParameter: ExprSyntax(sender)),
      owner.signature.parameterClause.parameters.first?.ownName == sender.baseName.text,
      let type = module.type(around: owner),
      let method = type.methods.first(where: { $0.declaration.id == Syntax(owner).id }),
      let elements = module.interfaces.senders[method.objectiveCName], elements.count == 1
    else { return nil }
    return elements.first.map { "UI" + $0.capitalizedFirst }.flatMap { KnownClasses.chain(from: $0) == nil ? nil : $0 }
  }

  private static let membersOfOptionals: Set<String> = ["flatMap", "map", "self", "unsafelyUnwrapped"]

  /// Returns whether an expression is the unwrapped target of an item.
  private static func isTarget(_ expression: ExprSyntax) -> Bool {
    expression.unwrapped?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
  }

  private static func isObjectOfAnyClass(_ expression: ExprSyntax) -> Bool {
    WrittenTypes.type(of: expression) == "AnyObject"
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is `perform` with the name of a method.
  fileprivate var isCallByName: Bool {
    guard declName.baseName.text == "perform", let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.first?.label == nil
  }

  fileprivate var isChained: Bool { parent?.is(OptionalChainingExprSyntax.self) == true }
}

extension ExprSyntax {
  /// The variable that is unwrapped, or cast to an object of any class.
  fileprivate var sender: DeclReferenceExprSyntax? {
    if let inner = unwrapped { return inner.sender }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.sender
    }
    if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
    {
      return sequence.elements.first?.sender
    }
    return self.as(DeclReferenceExprSyntax.self)
  }
}
