import SwiftSyntax

/// Moves members of extensions that override, or that subclasses override, into the bodies of their classes.
///
/// Without Objective-C, Swift overrides members of class bodies only. Those of UIKit's classes are replaced instead, if
/// UIKit declares them for that; see ``ReplaceableMember``.
struct ExtensionMemberPass: Pass {
  func apply(to port: Port) {
    let overridden = Self.overridden(in: port.module)
    for type in port.module.types where type.isClass || type.declaration == nil {
      for member in type.members where member.isInExtension {
        let key = Self.key(member)
        guard member.has("override") || overridden[type.name]?.contains(key) == true else { continue }
        guard let declaration = type.declaration else {
          if member.has("override"), ReplaceableMember.exists(key, in: type.name) {
            replace(key, by: member, port)
          } else if member.has("override") || overridden[type.name] != nil {
            port.remark(
              "\(member.name) in an extension of \(type.name) cannot be overridden, nor override, on Linux; declare it in a class of the app",
              at: member.declaration, in: member.file)
          }
          continue
        }
        guard let source = member.container.as(ExtensionDeclSyntax.self), source.genericWhereClause == nil else {
          port.remark(
            "\(member.name) depends on the where clause of its extension; declare it in the body of \(type.name)",
            at: member.declaration, in: member.file)
          continue
        }
        move(member, from: source, to: type, declaration, port)
      }
    }
  }

  /// Makes an override in an extension of a class of UIKit the replacement of the class's own member.
  private func replace(_ name: String, by member: Member, _ port: Port) {
    let pattern = member.property?.bindings.first?.pattern
    guard let ownName = member.function?.name ?? pattern?.firstToken(viewMode: .sourceAccurate) else { return }
    port.edits.insert(
      "@_dynamicReplacement(for: \(name)) ", at: member.declaration.ownBytes.lowerBound, in: member.file)
    let modifiers = member.declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    for modifier in modifiers ?? [] {
      switch modifier.name.text {
      case "override": port.remove(modifier, in: member.file)
      // What an extension declares cannot be overridden.
      case "open": port.edits.replace(modifier.ownBytes, with: "public", in: member.file)
      default: break
      }
    }
    port.edits.replace(ownName.ownBytes, with: "_extension_\(ownName.text)", in: member.file)
    port.count(.replacements)
  }

  private func move(
    _ member: Member, from source: ExtensionDeclSyntax, to type: TypeDeclaration, _ declaration: any DeclGroupSyntax,
    _ port: Port
  ) {
    let conditions = member.conditions
    let place = declaration.memberBlock.rightBrace
    let startsLine = member.declaration.description.first?.isNewline ?? false
    let start = "\n" + conditions.map { "\n#if \($0)" }.joined()
    let end = conditions.map { _ in "\n#endif" }.joined()
    let isOneLine = !place.leadingTrivia.contains { $0.isNewline }
    port.edits.move(
      member.declaration.bytes, of: member.file, to: place.bytes.lowerBound, in: type.file,
      prefix: start + (startsLine ? "" : "\n" + declaration.indentation + "  "),
      suffix: end + (isOneLine ? "\n" + declaration.indentation : ""))
    port.count(.moves)
    guard member.file != type.file else { return }
    // What the file of the extension declares or imports for the member is to be visible in that of the class.
    let used = Set(member.declaration.tokens(viewMode: .sourceAccurate).map(\.text))
    for other in type.members where other.file == member.file && used.contains(other.name) { port.loosen(other) }
    port.importModules(of: member.file, in: type.file)
  }

  /// The members that classes of the module override, by the names of the superclasses.
  private static func overridden(in module: Module) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for type in module.types where type.isClass {
      let overrides = type.members.filter { $0.has("override") }.map(key)
      let owners = module.superclasses(of: type).map(\.name) + module.foreignSuperclasses(of: type)
      for owner in owners { found[owner, default: []].formUnion(overrides) }
    }
    return found
  }

  /// The name of a method with its labels, or of another member.
  private static func key(_ member: Member) -> String {
    member.function == nil ? member.name : "\(member.name)(\(member.labels.map { $0 + ":" }.joined()))"
  }
}
