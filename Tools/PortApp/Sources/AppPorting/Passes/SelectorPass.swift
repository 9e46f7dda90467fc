import SwiftSyntax

/// Replaces `#selector` by our `Selector` with the name that Objective-C uses.
struct SelectorPass: Pass {
  func apply(to port: Port) {
    port.forEach(MacroExpansionExprSyntax.self) { node, file in
      guard node.macroName.text == "selector" else { return }
      switch SelectorResolution.name(of: node, in: port.module) {
      case .success(let name):
        port.edits.replace(node.ownBytes, with: "Selector(\"\(name)\")", in: file)
        port.count(.selectors)
        if KnownActions.isUnavailable(name),
          !port.module.types.contains(where: { $0.methods.contains { $0.objectiveCName == name } })
        {
          port.remark(
            "\(name) cannot be called by its name on Linux; call it in a method of the app, and select that",
            at: node, in: file)
        }
      case .failure(let problem): port.remark(problem.message, at: node, in: file)
      }
    }
  }
}

/// Finds the method that `#selector` refers to.
enum SelectorResolution {
  struct Problem: Error {
    let message: String
  }

  static func name(of node: MacroExpansionExprSyntax, in module: Module) -> Result<String, Problem> {
    guard let argument = node.arguments.first, let reference = Reference(argument.expression) else {
      return .failure(Problem(message: "the method of this selector is not clear; write Selector(\"name:\")"))
    }
    let candidates = candidates(reference, around: node, in: module)
    switch argument.label?.text {
    case "getter": return .success(candidates.first { $0.property != nil }?.objectiveCName ?? reference.name)
    case "setter":
      let name = candidates.first { $0.property != nil }?.objectiveCName ?? reference.name
      return .success("set\(name.capitalizedFirst):")
    default: break
    }
    let methods = candidates.filter { $0.function != nil && (reference.labels == nil || reference.labels == $0.labels) }
    let marked = methods.filter(\.isMarkedForObjectiveC)
    let names = Set((marked.isEmpty ? methods : marked).map(\.objectiveCName))
    if names.count == 1, let name = names.first { return .success(name) }
    if names.count > 1 {
      let list = names.sorted().joined(separator: ", ")
      return .failure(
        Problem(
          message: "\(reference.name) has several methods (\(list)); write the labels, as in \(reference.name)(_:)"))
    }
    if let name = KnownActions.name(reference.name, labels: reference.labels) { return .success(name) }
    if let labels = reference.labels, labels.allSatisfy({ $0 == "_" }) {
      return .success(ObjectiveCName.method(reference.name, labels: labels))
    }
    return .failure(
      Problem(
        message: "\(reference.name) is not declared in the app; write Selector(\"…\") with its name in Objective-C"))
  }

  /// Returns the members with the name: those of the type, and otherwise all of the module.
  private static func candidates(_ reference: Reference, around node: some SyntaxProtocol, in module: Module)
    -> [Member]
  {
    let around = module.type(around: node)
    var owners: [TypeDeclaration] = []
    switch reference.base {
    case nil, "self", "Self": owners = around.map { [$0] } ?? []
    case let base?: owners = module.type(base, in: around?.name).map { [$0] } ?? []
    }
    for owner in owners {
      let chain = [owner] + module.superclasses(of: owner)
      for type in chain {
        let found = type.members.filter { $0.name == reference.name }
        if !found.isEmpty { return found }
      }
    }
    return module.types.flatMap(\.members).filter { $0.name == reference.name }
  }

  struct Reference {
    let base: String?
    let name: String
    let labels: [String]?

    init?(_ expression: ExprSyntax) {
      let simple = Self.unwrap(expression)
      let declaration: DeclReferenceExprSyntax
      if let member = simple.as(MemberAccessExprSyntax.self) {
        declaration = member.declName
        base = member.base?.trimmedDescription
      } else if let own = simple.as(DeclReferenceExprSyntax.self) {
        declaration = own
        base = nil
      } else {
        return nil
      }
      name = declaration.baseName.text
      labels = declaration.argumentNames?.arguments.map(\.name.text)
    }

    /// Returns the expression in parentheses and before `as`.
    private static func unwrap(_ expression: ExprSyntax) -> ExprSyntax {
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        return unwrap(first)
      }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return unwrap(only.expression)
      }
      return expression
    }
  }
}

/// The names of UIKit's methods to which selectors often refer.
enum KnownActions {
  /// The actions of text, which are sent along the responder chain.
  private static let edits: Set<String> = [
    "copy:", "cut:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "pasteAndMatchStyle:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "undo", "redo",
  ]

  private static let names = edits.union([
    "endEditing:", "resignFirstResponder", "becomeFirstResponder", "reloadInputViews", "removeFromSuperview",
    "sizeToFit", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "invalidateIntrinsicContentSize", "makeKeyAndVisible", "flashScrollIndicators",
    "reloadData", "reloadSectionIndexTitles", "reloadAllComponents", "beginRefreshing", "endRefreshing",
    "startAnimating", "stopAnimating", "setNeedsStatusBarAppearanceUpdate", "invalidate", "invalidateLayout",
    "removeAllAnimations", "removeFromSuperlayer",
  ]).union(unavailable)

  /// The methods that UIKit for Linux does not call by their names.
  private static let unavailable: Set<String> = [
    "layoutSubviews", "viewDidLoad", "dismissViewControllerAnimated:completion:",
  ]

  private static let others = [
    "popViewController(animated)": "popViewControllerAnimated:",
    "popToRootViewController(animated)": "popToRootViewControllerAnimated:",
    "dismiss(animated,completion)": "dismissViewControllerAnimated:completion:",
  ]

  /// Returns whether a name is that of a method of UIKit that is not called by its name.
  static func isUnavailable(_ name: String) -> Bool { unavailable.contains(name) }

  static func name(_ base: String, labels: [String]?) -> String? {
    if let labels, let name = others["\(base)(\(labels.joined(separator: ",")))"] { return name }
    if labels == nil || labels == ["_"], names.contains(base + ":") { return base + ":" }
    if labels == nil || labels == [], names.contains(base) { return base }
    guard labels == nil else { return nil }
    return others.first { $0.key.hasPrefix(base + "(") }?.value
  }
}
