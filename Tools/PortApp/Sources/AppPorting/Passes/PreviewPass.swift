import SwiftSyntax

/// Compiles the previews in SwiftUI of an app's views and view controllers only where there is SwiftUI.
///
/// A file that uses SwiftUI for anything else stays as it is.
struct PreviewPass: Pass {
  private static let contracts: Set<String> = [
    "LibraryContentProvider", "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  func apply(to port: Port) {
    for (file, source) in port.module.files.enumerated() {
      guard let previews = Self.previews(in: source, of: port.module) else { continue }
      for node in previews {
        port.edits.insert("#if canImport(SwiftUI)\n", at: node.ownBytes.lowerBound, in: file)
        port.edits.insert("\n#endif", at: node.ownBytes.upperBound, in: file)
        if !node.is(ImportDeclSyntax.self) { port.count(.previews) }
      }
    }
  }

  /// Returns the imports of SwiftUI and the declarations of previews in a file.
  ///
  /// Returns `nil` if the file imports SwiftUI behind a condition only, or uses it for anything else than previews.
  static func previews(in file: SourceFile, of module: Module) -> [Syntax]? {
    let nodes = Syntax(file.tree).nodes
    let imports = nodes.filter { node in
      node.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
        && !node.ancestors.contains {
          $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("canImport(SwiftUI)") == true
        }
    }
    guard !imports.isEmpty else { return nil }
    let items = nodes.compactMap { $0.as(CodeBlockItemSyntax.self) }.filter { isOutside(Syntax($0)) }
      .map { Syntax($0.item) }.filter { !$0.is(ImportDeclSyntax.self) && !$0.is(IfConfigDeclSyntax.self) }
    let declared = Set(
      items.filter(isPreview).compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text })
    let foreign = names(of: module)
    var previews = imports
    for item in items {
      if isPreview(item) || isMacro(item, of: declared) || isExtension(item, of: declared, foreign) {
        previews.append(item)
      } else if !names(in: item).isDisjoint(with: foreign) {
        return nil
      }
    }
    return previews
  }

  /// Returns the names of SwiftUI's types that the app does not declare.
  private static func names(of module: Module) -> Set<String> {
    let own = module.types.filter { $0.declaration != nil }.compactMap { $0.name.split(separator: ".").last }
    return types.union(contracts).subtracting(own.map(String.init))
  }

  /// Whether an item is a macro that names a preview.
  private static func isMacro(_ item: Syntax, of previews: Set<String>) -> Bool {
    (item.is(MacroExpansionDeclSyntax.self) || item.is(MacroExpansionExprSyntax.self))
      && !names(in: item).isDisjoint(with: previews)
  }

  /// Whether an item extends a preview, or its members are all for previews.
  private static func isExtension(_ item: Syntax, of previews: Set<String>, _ foreign: Set<String>) -> Bool {
    guard let group = item.as(ExtensionDeclSyntax.self), !group.memberBlock.members.isEmpty else { return false }
    return previews.contains(group.extendedType.trimmedDescription)
      || group.memberBlock.members.allSatisfy { !names(in: Syntax($0)).isDisjoint(with: foreign) }
  }

  /// Whether a node is not inside of a declaration.
  private static func isOutside(_ node: Syntax) -> Bool {
    node.ancestors.allSatisfy {
      $0.is(SourceFileSyntax.self) || $0.is(CodeBlockItemListSyntax.self) || $0.is(IfConfigClauseSyntax.self)
        || $0.is(IfConfigClauseListSyntax.self) || $0.is(IfConfigDeclSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
  }

  private static func isPreview(_ item: Syntax) -> Bool {
    guard let group = item.asProtocol((any DeclGroupSyntax).self) else { return false }
    return group.inheritanceClause?.inheritedTypes.contains { inherited in
      contracts.contains(inherited.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
    } ?? false
  }

  /// Returns the names in a node that are not those of members.
  private static func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for inner in [node] + node.nodes {
      if let type = inner.as(IdentifierTypeSyntax.self) { names.insert(type.name.text) }
      if let reference = inner.as(DeclReferenceExprSyntax.self) {
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        if access == nil || access?.declName.id != reference.id { names.insert(reference.baseName.text) }
      }
    }
    return names
  }

  private static let types: Set<String> = [
    "AnyView", "App", "AppStorage", "Binding", "Button", "Color", "Divider", "Environment", "EnvironmentObject",
    "ForEach", "Form", "GeometryReader", "Group", "HStack", "Image", "LazyHStack", "LazyVStack", "List",
    "NavigationLink", "NavigationStack", "NavigationView", "ObservedObject", "Path", "ScrollView", "Section", "Shape",
    "Spacer", "State", "StateObject", "TabView", "Text", "Toggle", "UIHostingConfiguration", "UIHostingController",
    "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]
}
