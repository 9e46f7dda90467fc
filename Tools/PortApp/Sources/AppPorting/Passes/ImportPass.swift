import SwiftSyntax

/// Replaces the import of Objective-C's runtime, and reports what Linux does not have.
struct ImportPass: Pass {
  private static let available: Set<String> = [
    "AppController", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "Observation",
    "QuartzCore",
    "Reinstate", "StateViewController", "Stateroom", "Swift", "Symbols", "Synchronization", "UIKit",
    "UniformTypeIdentifiers",
  ]

  func apply(to port: Port) {
    port.forEach(ImportDeclSyntax.self) { node, file in
      guard node.ancestors.allSatisfy({ !$0.is(IfConfigClauseSyntax.self) }), let name = node.path.first?.name.text
      else {
        return
      }
      if name == "SwiftUI", PreviewPass.previews(in: port.module.files[file], of: port.module) != nil { return }
      if name == "ObjectiveC" {
        port.edits.replace(node.ownBytes, with: "import UIKit", in: file)
        port.count(.conditions)
      } else if !Self.available.contains(name), !ContentTypePass.modules.contains(name) {
        port.remark(
          "\(name) is not available on Linux; move what uses it behind #if canImport(\(name)), or add a package that provides it",
          at: node, in: file)
      }
    }
  }
}
