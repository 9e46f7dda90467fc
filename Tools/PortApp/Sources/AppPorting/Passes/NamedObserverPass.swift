import SwiftSyntax

/// Makes classes that observe properties by their names, and are not UIKit's, adopt the protocol of such observers.
///
/// Their method overrides one of `NSObject`, which Foundation for Linux does not have.
struct NamedObserverPass: Pass {
  private static let name = "observeValue"
  private static let labels = ["forKeyPath", "of", "change", "context"]

  func apply(to port: Port) {
    for type in port.module.types where type.isClass {
      guard port.module.foreignSuperclasses(of: type).first == "NSObject",
        let method = type.methods.first(where: { Self.isHandler($0) && $0.has("override") }),
        !port.module.superclasses(of: type).contains(where: { $0.methods.contains(where: Self.isHandler) }),
        let modifiers = method.function?.modifiers
      else { continue }
      for modifier in modifiers where modifier.name.text == "override" { port.remove(modifier, in: method.file) }
      removeCallsOfSuperclass(in: method, of: port)
      port.add([], adopting: "_RuntimeKeyValueObserver", to: type)
      port.count(.targets)
    }
  }

  private static func isHandler(_ method: Member) -> Bool { method.name == name && method.labels == labels }

  /// Ends the app instead of calling the method of `NSObject`, which throws an exception.
  private func removeCallsOfSuperclass(in method: Member, of port: Port) {
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      guard file == method.file, call.ancestors.contains(where: { $0.id == method.declaration.id }),
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == Self.name,
        access.base?.is(SuperExprSyntax.self) == true
      else { return }
      port.edits.replace(call.ownBytes, with: "preconditionFailure(\"The change is not handled.\")", in: file)
    }
  }
}
