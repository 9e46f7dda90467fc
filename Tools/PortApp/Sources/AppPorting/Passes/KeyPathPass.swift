import SwiftSyntax

/// Replaces `#keyPath` by its string.
struct KeyPathPass: Pass {
  func apply(to port: Port) {
    port.forEach(MacroExpansionExprSyntax.self) { node, file in
      guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression.trimmedDescription else {
        return
      }
      var components = path.split(separator: ".").map(String.init)
      while components.count > 1, components.first?.first?.isUppercase == true || components.first == "self" {
        components.removeFirst()
      }
      let known = port.module.types.flatMap(\.properties)
      let names = components.map { component in
        known.first { $0.name == component }?.objectiveCName ?? Self.nameInUIKit(component)
      }
      port.edits.replace(node.ownBytes, with: "\"\(names.joined(separator: "."))\"", in: file)
      port.count(.keyPaths)
    }
  }

  /// Returns the name of a property of UIKit: Objective-C's `hidden` is Swift's `isHidden`.
  private static func nameInUIKit(_ name: String) -> String {
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
    return third.lowercased() + name.dropFirst(3)
  }
}
