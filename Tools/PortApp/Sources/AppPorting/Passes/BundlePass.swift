import SwiftSyntax

/// Looks up resources in the bundle that the package manager creates for the app, where Foundation does it.
///
/// UIKit searches that bundle itself if it is given the main one.
struct BundlePass: Pass {
  private static let lookups: Set<String> = ["path", "paths", "url", "urls", "localizedString"]

  func apply(to port: Port) {
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      if call.calledExpression.trimmedDescription == "NSLocalizedString" {
        guard let first = call.arguments.first, !call.arguments.contains(where: { $0.label?.text == "bundle" }) else {
          return
        }
        let table = call.arguments.first { $0.label?.text == "tableName" }
        port.edits.insert(", bundle: .module", at: (table ?? first).expression.ownBytes.upperBound, in: file)
        return port.count(.bundles)
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        Self.lookups.contains(member.declName.baseName.text), let base = member.base,
        base.trimmedDescription == "Bundle.main"
      else { return }
      port.edits.replace(base.ownBytes, with: "Bundle.module", in: file)
      port.count(.bundles)
    }
  }
}
