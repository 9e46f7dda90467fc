import SwiftSyntax

/// Captures `self` in closures that escape in Foundation for Linux only, which have to name it.
struct ClosureSelfPass: Pass {
  /// The methods whose closures do not escape on Apple's platforms.
  private static let methods: Set<String> = ["enumerateMatches"]

  func apply(to port: Port) {
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        Self.methods.contains(name), port.module.type(around: call) != nil,
        let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
        Self.usesMembers(closure, in: port.module)
      else { return }
      if let list = closure.signature?.capture {
        guard !list.items.contains(where: { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == "self" } })
        else { return }
        port.edits.insert(
          list.items.isEmpty ? "self" : "self, ", at: list.leftSquare.ownBytes.upperBound, in: file)
      } else {
        let start = closure.leftBrace.ownBytes.upperBound
        port.edits.insert(closure.signature == nil ? " [self] in" : " [self]", at: start, in: file)
      }
      port.count(.captures)
    }
  }

  /// Returns whether a closure uses members of the type around it without naming `self`.
  ///
  /// In a class, these can be members of a superclass that is not the app's.
  private static func usesMembers(_ closure: ClosureExprSyntax, in module: Module) -> Bool {
    guard let type = module.type(around: closure) else { return false }
    let owner = closure.ancestors.first { $0.is(MemberBlockItemSyntax.self) }
    let locals = owner?.declaredNames ?? []
    let members = Set(([type] + module.superclasses(of: type)).flatMap(\.members).map(\.name))
    let isUIKits = !module.foreignSuperclasses(of: type).isEmpty || type.declaration == nil
    return Syntax(closure.statements).nodes.contains { node in
      guard let reference = node.as(DeclReferenceExprSyntax.self) else { return false }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        return false
      }
      let name = reference.baseName.text
      guard name.first?.isLowercase == true, !locals.contains(name), name != "self", name != "super" else {
        return false
      }
      return members.contains(name) || isUIKits && KnownResponderMembers.names.contains(name)
    }
  }
}

/// Members of UIKit's views and view controllers that apps often use without naming `self`.
enum KnownResponderMembers {
  static let names: Set<String> = [
    "attributedText", "backgroundColor", "bounds", "font", "frame", "layer", "layoutManager", "navigationItem",
    "navigationController", "present", "setNeedsDisplay", "setNeedsLayout", "subviews", "superview", "tableView",
    "text", "textColor", "textContainer", "textStorage", "tintColor", "title", "typingAttributes", "view", "window",
    "addAttribute", "addAttributes", "attributedSubstring", "beginEditing", "edited", "endEditing", "length",
    "removeAttribute", "replaceCharacters", "string",
  ]
}
