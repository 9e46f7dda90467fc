import SwiftSyntax

/// Makes the classes with outlets, inspectable properties and segue actions conform to `_RuntimeInterfaceObject`.
struct InterfaceObjectPass: Pass {
  func apply(to port: Port) {
    let attributes = port.module.interfaces.attributes
    for type in port.module.types {
      guard type.isClass else {
        if type.declaration == nil { reportInspectables(of: type, in: port) }
        continue
      }
      let outlets = Self.outlets(type)
      let inspectables = Self.inspectables(type, attributes)
      let segues = Self.segueActions(type)
      guard !outlets.isEmpty || !inspectables.isEmpty || !segues.isEmpty else { continue }
      let ancestors = port.module.superclasses(of: type)
      let inherits: ((TypeDeclaration) -> [Member]) -> Bool = { members in ancestors.contains { !members($0).isEmpty } }
      let isolation = port.module.isolation(of: type)
      var members: [[String]] = []
      if !outlets.isEmpty {
        members.append(
          method(
            isolation, type, "_runtimeConnect(_ outlet: String, to object: Any) -> Bool",
            "_runtimeConnect(outlet, to: object)",
            "switch outlet {", outlets.map(outletLines), outlets, inherits: inherits(Self.outlets)))
      }
      if !inspectables.isEmpty {
        let known = inspectables.filter { Self.attributeLines($0) != nil }
        for property in inspectables where Self.attributeLines(property) == nil {
          port.remark(
            "the type of \(property.name) is not clear; write it, so that storyboards can set the property",
            at: property.declaration, in: property.file)
        }
        members.append(
          method(
            isolation, type, "_runtimeSetValue(_ value: Any?, forKeyPath keyPath: String) -> Bool",
            "_runtimeSetValue(value, forKeyPath: keyPath)", "switch keyPath {", known.compactMap(Self.attributeLines),
            known, inherits: inherits { Self.inspectables($0, attributes) }))
      }
      if !segues.isEmpty {
        members.append(
          method(
            isolation, type,
            "_runtimeMakeDestination(_ action: Selector, coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController?",
            "_runtimeMakeDestination(action, coder: coder, sender: sender, segueIdentifier: segueIdentifier)",
            "switch action {", segues.map(segueLines), segues, inherits: inherits(Self.segueActions), otherwise: "nil"))
      }
      let isFirst = !ancestors.contains {
        !Self.outlets($0).isEmpty || !Self.inspectables($0, attributes).isEmpty || !Self.segueActions($0).isEmpty
      }
      port.add(members, adopting: isFirst ? "_RuntimeInterfaceObject" : nil, to: type)
      port.count(.interfaces)
    }
  }

  private func method(
    _ isolation: String, _ type: TypeDeclaration, _ signature: String, _ call: String, _ start: String,
    _ cases: [[String]],
    _ members: [Member], inherits: Bool, otherwise: String = "false"
  ) -> [String] {
    let body = zip(cases, members).flatMap { lines, member in
      CompilationCondition.wrap(lines.map { "\t" + $0 }, in: member.conditions)
    }
    return ["\(isolation)\(type.access)\(inherits ? "override " : "")func \(signature) {", "\t" + start] + body
      + ["\tdefault: return \(inherits ? "super.\(call)" : otherwise)", "\t}", "}"]
  }

  // MARK: - Outlets

  private static func outlets(_ type: TypeDeclaration) -> [Member] {
    type.properties.filter {
      $0.attribute("IBOutlet") != nil && !$0.isStatic && !CompilationCondition.requiresObjectiveC($0.declaration)
    }
  }

  private func outletLines(_ outlet: Member) -> [String] {
    let start = "case \"\(outlet.objectiveCName)\":"
    if let type = outlet.propertyType, type.wrapped == nil, !type.is(ArrayTypeSyntax.self) {
      return [
        start, "\tguard let object = object as? \(type.trimmedDescription) else { return false }",
        "\t\(outlet.name) = object", "\treturn true",
      ]
    }
    return ["\(start) return _runtimeAssign(object, to: &\(outlet.name))"]
  }

  // MARK: - Attributes

  private static func inspectables(_ type: TypeDeclaration, _ named: Set<String>) -> [Member] {
    type.properties.filter { property in
      guard !property.isStatic, property.property?.bindingSpecifier.text == "var",
        property.attribute("IBOutlet") == nil
      else { return false }
      return property.attribute("IBInspectable") != nil
        || named.contains(property.name) && property.isMarkedForObjectiveC
    }
  }

  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int", "UInt", "NSInteger"]

  private static func attributeLines(_ property: Member) -> [String]? {
    let written = property.propertyType
    let type: String
    if let written {
      type = written.wrapped ?? written.trimmedDescription
    } else if let inferred = inferredType(property) {
      type = inferred
    } else {
      return nil
    }
    let start = "case \"\(property.objectiveCName)\":"
    if numbers.contains(type) {
      return [
        start, "\tguard let number = value as? Double else { return false }", "\t\(property.name) = \(type)(number)",
        "\treturn true",
      ]
    }
    if written?.wrapped != nil {
      return [start, "\t\(property.name) = value as? \(type)", "\treturn true"]
    }
    return [
      start, "\tguard let value = value as? \(type) else { return false }", "\t\(property.name) = value",
      "\treturn true",
    ]
  }

  private static func inferredType(_ property: Member) -> String? {
    guard let value = property.property?.bindings.first?.initializer?.value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    let text = value.trimmedDescription.prefix { $0.isLetter || $0.isNumber }
    return text.first?.isUppercase == true ? String(text) : nil
  }

  /// A class of UIKit cannot adopt the protocol for the app.
  private func reportInspectables(of type: TypeDeclaration, in port: Port) {
    for property in type.properties where property.attribute("IBInspectable") != nil {
      port.remark(
        "storyboards set \(property.name) of classes of the app only; declare it in a subclass of \(type.name), or set it in code",
        at: property.declaration, in: property.file)
    }
  }

  // MARK: - Segue Actions

  private static func segueActions(_ type: TypeDeclaration) -> [Member] {
    type.methods.filter { $0.attribute("IBSegueAction") != nil }
  }

  private func segueLines(_ action: Member) -> [String] {
    let sources = ["coder", "sender", "segueIdentifier"]
    let arguments = zip(action.labels, sources).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return ["case \"\(action.objectiveCName)\": return \(action.name)(\(arguments.joined(separator: ", ")))"]
  }
}
