import SwiftSyntax

/// Makes properties lazy whose initializers use `self` as an object.
///
/// There is no object before its properties have values: `self` is the method of `NSObject` with that name there, which
/// compiles where any value is accepted, such as the target of an action. On Apple's platforms, whether the action
/// reaches the object is a matter of luck; on Linux, it does not.
struct InitializerSelfPass: Pass {
  func apply(to port: Port) {
    port.forEach(VariableDeclSyntax.self) { variable, file in
      guard variable.parent?.is(MemberBlockItemSyntax.self) == true,
        variable.group?.is(ClassDeclSyntax.self) == true, !variable.has("lazy", "static", "class"),
        let binding = variable.bindings.first(where: { $0.initializer?.usesSelf == true })
      else { return }
      let name = binding.pattern.trimmedDescription
      guard variable.canBeLazy, variable.bindings.count == 1 else {
        port.remark(
          "there is no object yet where \(name) gets its value, so that self is not one; set the value in init, or in viewDidLoad",
          at: variable, in: file)
        return
      }
      port.edits.replace(variable.bindingSpecifier.ownBytes, with: "lazy var", in: file)
      port.count(.lazyProperties)
      port.remark(
        "there is no object yet where \(name) gets its value, so that self is not one; it is a lazy variable in the package, and should be one in the app",
        at: variable, in: file)
    }
  }
}

extension VariableDeclSyntax {
  /// The declaration of the type that contains the property.
  fileprivate var group: Syntax? { ancestors.first { $0.isProtocol((any DeclGroupSyntax).self) } }

  fileprivate func has(_ names: String...) -> Bool { modifiers.contains { names.contains($0.name.text) } }

  /// Whether the property has neither a wrapper, an outlet, nor a modifier that excludes `lazy`.
  fileprivate var canBeLazy: Bool {
    let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return !has("weak", "unowned", "nonisolated", "override")
      && wrappers.allSatisfy { ["objc", "MainActor"].contains($0) }
  }
}

extension InitializerClauseSyntax {
  /// Whether the value refers to `self`, outside of types that are declared in it.
  fileprivate var usesSelf: Bool {
    nodes.contains { node in
      guard let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { return false }
      let inside = node.ancestors.prefix { $0.id != Syntax(self).id }
      return !inside.contains { $0.isProtocol((any DeclGroupSyntax).self) }
    }
  }
}
