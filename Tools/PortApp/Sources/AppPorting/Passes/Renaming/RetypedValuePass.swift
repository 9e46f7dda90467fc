import SwiftSyntax

/// Writes values whose types have changed in Swift 4.2: keys that were strings, and options that were numbers.
struct RetypedValuePass: Pass {
  func apply(to port: Port) {
    port.forEach(FunctionDeclSyntax.self) { writeKeys(of: $0, in: $1, of: port) }
    port.forEach(DictionaryElementSyntax.self) { writeKey(of: $0, in: $1, of: port) }
    port.forEach(SequenceExprSyntax.self) { writeTraits(of: $0, in: $1, of: port) }
  }

  // MARK: - Keys

  /// Writes the type of what an image picker has picked, and the strings that are its keys.
  private func writeKeys(of function: FunctionDeclSyntax, in file: Int, of port: Port) {
    guard let parameter = function.signature.parameterClause.parameters.last,
      parameter.firstName.text == "didFinishPickingMediaWithInfo",
      let key = parameter.type.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String"
    else { return }
    let type = "UIImagePickerController.InfoKey"
    port.edits.replace(key.ownBytes, with: type, in: file)
    port.count(.names)
    let name = (parameter.secondName ?? parameter.firstName).text
    for node in function.body?.statements.nodes ?? [] {
      guard let call = node.as(SubscriptCallExprSyntax.self), call.calledExpression.trimmedDescription == name,
        let argument = call.arguments.first?.expression, argument.is(StringLiteralExprSyntax.self)
      else { continue }
      port.edits.insert("\(type)(rawValue: ", at: argument.ownBytes.lowerBound, in: file)
      port.edits.insert(")", at: argument.ownBytes.upperBound, in: file)
      port.count(.names)
    }
  }

  /// Writes the key of an attribute of text in a dictionary.
  private func writeKey(of element: DictionaryElementSyntax, in file: Int, of port: Port) {
    guard let access = element.key.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "rawValue",
      let key = access.base, key.trimmedDescription.hasPrefix("NSAttributedStringKey.")
    else { return }
    port.edits.replace(key.ownBytes.upperBound..<access.ownBytes.upperBound, with: "", in: file)
    port.count(.names)
    guard let list = element.parent?.as(DictionaryElementListSyntax.self), list.first?.id == element.id,
      let binding = list.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self)?.key, type.trimmedDescription == "String"
    else { return }
    port.edits.replace(type.ownBytes, with: "NSAttributedString.Key", in: file)
  }

  // MARK: - Options

  /// Writes a set in place of numbers that are combined.
  private func writeTraits(of sequence: SequenceExprSyntax, in file: Int, of port: Port) {
    let elements = Array(sequence.elements)
    // The elements alternate between operands and operators.
    var index = 0
    while index + 2 < elements.count {
      var end = index
      while end + 2 < elements.count, Self.symbol(elements[end + 1]) == "|", Self.isTraits(elements[end]),
        Self.isTraits(elements[end + 2])
      {
        port.edits.replace(
          elements[end].ownBytes.upperBound..<elements[end + 2].ownBytes.lowerBound, with: ", ", in: file)
        end += 2
      }
      if end > index {
        port.edits.insert("[", at: elements[index].ownBytes.lowerBound, in: file)
        port.edits.insert("]", at: elements[end].ownBytes.upperBound, in: file)
        port.count(.names)
      }
      index = max(end, index + 2)
    }
    guard elements.count >= 3, Self.isTraits(elements[0]), let last = elements.last else { return }
    let removed = elements[2].as(PrefixOperatorExprSyntax.self)
    let name: String
    switch Self.symbol(elements[1]) {
    case "|=": name = "formUnion"
    case "&=" where removed?.operator.text == "~": name = "subtract"
    default: return
    }
    let start = (removed?.expression ?? elements[2]).ownBytes.lowerBound
    port.edits.replace(elements[0].ownBytes.upperBound..<start, with: ".\(name)(", in: file)
    port.edits.insert(")", at: last.ownBytes.upperBound, in: file)
    port.count(.names)
  }

  private static func symbol(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private static func isTraits(_ element: ExprSyntax) -> Bool {
    let text = element.trimmedDescription
    return text.hasPrefix("UIAccessibilityTrait") && !text.contains("(") || text.hasSuffix("accessibilityTraits")
  }
}
