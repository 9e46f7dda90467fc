import SwiftSyntax

/// Removes the attributes and modifiers that require Objective-C.
///
/// The compiler accepts the others of Interface Builder, such as `@IBAction`, on Linux as well. It accepts `@IBAction`
/// there only for a method with one parameter, for the sender.
struct AttributePass: Pass {
  private static let removed: Set<String> = ["objc", "objcMembers", "IBOutlet"]

  func apply(to port: Port) {
    port.forEach(AttributeSyntax.self) { attribute, file in
      let name = attribute.attributeName.trimmedDescription
      switch name {
      case _ where Self.removed.contains(name):
        if let given = attribute.givenName, let type = attribute.parent?.parent?.as(ClassDeclSyntax.self),
          given != type.name.text
        {
          port.remark(
            "Objective-C's name \(given) of \(type.name.text) does not exist on Linux; use \(type.name.text) where storyboards, archives or strings name the class",
            at: attribute, in: file)
        }
        port.remove(attribute, in: file)
      case "IBAction":
        guard let method = attribute.parent?.parent?.as(FunctionDeclSyntax.self),
          method.signature.parameterClause.parameters.count != 1
        else { return }
        port.remove(attribute, in: file)
      case "UIApplicationMain":
        port.edits.replace(attribute.ownBytes, with: "@main", in: file)
      case "NSManaged":
        port.remark("Core Data does not exist on Linux; store the property in the object", at: attribute, in: file)
        return
      default: return
      }
      port.count(.attributes)
    }
    port.forEach(DeclModifierSyntax.self) { modifier, file in
      guard modifier.name.text == "dynamic" else { return }
      port.remove(modifier, in: file)
      port.count(.attributes)
    }
  }
}
