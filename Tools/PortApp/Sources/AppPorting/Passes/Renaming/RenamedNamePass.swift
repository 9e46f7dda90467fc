import SwiftSyntax

/// Writes the names that types and constants of UIKit, Core Animation and Foundation have had since Swift 4.2.
///
/// Apple's compiler corrects the older names of a project in Swift 4, which Linux does not have.
struct RenamedNamePass: Pass {
  func apply(to port: Port) {
    let own = port.module.ownNames
    let types = RenamedTypes.table.filter { !own.contains($0.key) }
    let names = types.merging(RenamedConstants.table.filter { !own.contains($0.key) }) { $1 }
    port.forEach(IdentifierTypeSyntax.self) { type, file in replace(type.name, with: types, in: file, of: port) }
    port.forEach(DeclReferenceExprSyntax.self) { reference, file in
      // The name of a member is that of another type.
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id { return }
      replace(reference.baseName, with: names, in: file, of: port)
    }
    port.forEach(MemberAccessExprSyntax.self) { access, file in
      let (name, base) = (access.declName.baseName, access.base?.trimmedDescription)
      if [nil, "Notification.Name", "NSNotification.Name"].contains(base),
        let constant = RenamedConstants.notifications[name.text]
      {
        port.edits.replace(access.ownBytes, with: constant, in: file)
        port.count(.names)
      } else if let (present, owners) = RenamedConstants.members[name.text], base.map(owners.contains) ?? true,
        !port.module.declaresMember(name.text)
      {
        port.edits.replace(name.ownBytes, with: present, in: file)
        port.count(.names)
      } else if base == "NSUnderlineStyle", name.text == "styleNone" {
        port.edits.replace(access.ownBytes, with: "NSUnderlineStyle([])", in: file)
        port.count(.names)
      }
    }
  }

  private func replace(_ token: TokenSyntax, with names: [String: String], in file: Int, of port: Port) {
    guard let name = names[token.text] else { return }
    port.edits.replace(token.ownBytes, with: name, in: file)
    port.count(.names)
  }
}

extension Module {
  /// The names of the types and functions that the files declare outside of other types.
  var ownNames: Set<String> {
    Set(types.filter { $0.declaration != nil }.map(\.name)).union(
      files.flatMap { file in
        file.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      })
  }

  /// Returns whether a type of the module has a member with a name, which is not an override.
  func declaresMember(_ name: String, labels: [String]? = nil) -> Bool {
    types.contains { type in
      type.members.contains {
        $0.name == name && (labels == nil || $0.labels == labels) && !$0.has("override")
      }
    }
  }
}
