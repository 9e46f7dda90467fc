import SwiftSyntax

/// Reports key-value observing of the app's own properties.
struct ObservationPass: Pass {
  func apply(to port: Port) {
    let dynamic = Set(port.module.types.flatMap(\.properties).filter { $0.has("dynamic") }.map(\.name))
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      let callee =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
      guard callee?.baseName.text == "observe",
        let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let property = path.components.last?.component.trimmedDescription, dynamic.contains(property)
      else { return }
      port.remark(
        "properties of the app cannot be observed by key paths on Linux; call a closure in didSet of \(property)",
        at: call, in: file)
    }
  }
}
