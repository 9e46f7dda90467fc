import SwiftSyntax

/// Compiles what an app has for iOS on Linux as well.
struct PlatformPass: Pass {
  func apply(to port: Port) {
    port.forEach(IfConfigClauseSyntax.self) { clause, file in
      guard let condition = clause.condition, let present = clause.linuxCondition,
        present != condition.trimmedDescription
      else { return }
      port.edits.replace(condition.ownBytes, with: present, in: file)
      port.count(.platforms)
    }
  }
}

extension IfConfigClauseSyntax {
  /// The condition, which is true on Linux where it is on iOS; `nil` for `#else`.
  ///
  /// A condition with a clause of its own for Linux stays as it is.
  var linuxCondition: String? {
    guard let condition else { return nil }
    let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [self]
    let isKnown = clauses.contains { $0.condition?.trimmedDescription.contains("os(Linux)") == true }
    let written = condition.trimmedDescription
    if isKnown { return written }
    if written == "os(iOS)" { return "os(iOS) || os(Linux)" }
    return written.replacing("os(iOS)", with: "(os(iOS) || os(Linux))")
  }
}
