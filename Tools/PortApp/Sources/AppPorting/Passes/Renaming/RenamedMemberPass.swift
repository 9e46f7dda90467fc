import SwiftSyntax

/// Writes the names that methods and properties of UIKit's classes have had since Swift 4.2.
///
/// A member of the app with the same name and labels, which is not an override, keeps them, as do its uses.
struct RenamedMemberPass: Pass {
  func apply(to port: Port) {
    renameMethods(of: port)
    renameProperties(of: port)
    renameRequirements(of: port)
    removeCharacters(of: port)
  }

  // MARK: - Methods

  private func renameMethods(of port: Port) {
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      guard call.trailingClosure == nil, let name = call.calledExpression.memberName else { return }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      guard let member = Self.member(name.text, labels, in: port) else { return }
      guard !port.module.extendsForeignType(with: member.name, labels: member.labels) else {
        port.remark(
          "\(name.text) is \(member.name) since Swift 4.2, which the app declares; rename the app's method", at: name,
          in: file)
        return
      }
      port.edits.replace(name.ownBytes, with: member.name, in: file)
      for (argument, (old, new)) in zip(call.arguments, zip(labels, member.labels)) where old != new {
        guard let label = argument.label else { continue }
        let end = new == "_" ? argument.expression.ownBytes.lowerBound : label.ownBytes.upperBound
        port.edits.replace(label.ownBytes.lowerBound..<end, with: new == "_" ? "" : new, in: file)
      }
      port.count(.names)
    }
    port.forEach(FunctionDeclSyntax.self) { function, file in
      let parameters = Array(function.signature.parameterClause.parameters)
      let labels = parameters.map(\.firstName.text)
      guard function.isOverride, let member = Self.member(function.name.text, labels, in: port) else { return }
      port.edits.replace(function.name.ownBytes, with: member.name, in: file)
      for (parameter, (old, new)) in zip(parameters, zip(labels, member.labels)) where old != new {
        let name = parameter.secondName == nil ? "\(new) \(old)" : new
        port.edits.replace(parameter.firstName.ownBytes, with: name, in: file)
      }
      port.count(.names)
    }
  }

  private static func member(
    _ name: String, _ labels: [String], in port: Port
  ) -> (name: String, labels: [String])? {
    guard let present = methods[name + labels.joined(separator: ":")], !port.module.declaresMember(name, labels: labels)
    else { return nil }
    return present
  }

  /// The present names, by the old names and labels.
  private static let methods: [String: (name: String, labels: [String])] = [
    "UIActivityIndicatorViewactivityIndicatorStyle": ("UIActivityIndicatorView", ["style"]),
    "addChildViewController_": ("addChild", ["_"]), "bringSubviewtoFront": ("bringSubviewToFront", ["_"]),
    "didMovetoParentViewController": ("didMove", ["toParent"]),
    "overrideTraitCollectionforChildViewController": ("overrideTraitCollection", ["forChild"]),
    "removeFromParentViewController": ("removeFromParent", []), "sendSubviewtoBack": ("sendSubviewToBack", ["_"]),
    "setOverrideTraitCollection_:forChildViewController": ("setOverrideTraitCollection", ["_", "forChild"]),
    "willMovetoParentViewController": ("willMove", ["toParent"]),
  ]

  // MARK: - Properties

  private func renameProperties(of port: Port) {
    let names = Self.properties.filter { !port.module.declaresMember($0.key) }
    port.forEach(DeclReferenceExprSyntax.self) { reference, file in
      guard let name = names[reference.baseName.text], !reference.isLocal else { return }
      port.edits.replace(reference.baseName.ownBytes, with: name, in: file)
      port.count(.names)
    }
    port.forEach(VariableDeclSyntax.self) { variable, file in
      guard variable.isOverride else { return }
      for binding in variable.bindings {
        guard let name = names[binding.pattern.trimmedDescription] else { continue }
        port.edits.replace(binding.pattern.ownBytes, with: name, in: file)
        port.count(.names)
      }
    }
  }

  private static let properties = [
    "activityIndicatorViewStyle": "style",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle", "childViewControllers": "children",
  ]

  // MARK: - Strings

  /// Removes the collection of a string's characters, which the string is since Swift 4.
  private func removeCharacters(of port: Port) {
    guard !port.module.declaresMember("characters") else { return }
    port.forEach(MemberAccessExprSyntax.self) { access, file in
      guard access.declName.baseName.text == "characters", let base = access.base, !base.is(SuperExprSyntax.self) else {
        return
      }
      port.edits.replace(base.ownBytes.upperBound..<access.ownBytes.upperBound, with: "", in: file)
      port.count(.names)
    }
  }

  // MARK: - Methods That Are Properties

  private func renameRequirements(of port: Port) {
    port.forEach(FunctionDeclSyntax.self) { function, file in
      guard function.isOverride, function.signature.parameterClause.parameters.isEmpty,
        let name = Self.requirements[function.name.text], let result = function.signature.returnClause
      else { return }
      port.edits.replace(
        function.funcKeyword.ownBytes.lowerBound..<result.type.ownBytes.lowerBound, with: "var \(name): ", in: file)
      port.count(.names)
    }
  }

  private static let requirements = [
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
  ]
}

extension Module {
  /// Returns whether an extension of a type of another module declares a method.
  fileprivate func extendsForeignType(with name: String, labels: [String]) -> Bool {
    types.contains { type in
      type.declaration == nil && type.methods.contains { $0.name == name && $0.labels == labels }
    }
  }
}

extension WithModifiersSyntax {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
}

extension ExprSyntax {
  /// The name of a member, of `self` or of another object.
  fileprivate var memberName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name is that of a variable or a parameter around the expression.
  fileprivate var isLocal: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id { return false }
    let body = ancestors.last {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self) || $0.is(InitializerDeclSyntax.self)
    }
    return body?.declaredNames.contains(baseName.text) ?? false
  }
}
