import SwiftSyntax

/// A type that the module declares, or one of another module that it extends, with all members that the module
/// declares.
final class TypeDeclaration {
  /// The name with those of the types around it, such as `Outer.Inner`.
  let name: String
  /// The declaration; `nil` for a type of another module.
  fileprivate(set) var declaration: (any DeclGroupSyntax)?
  fileprivate(set) var file = 0
  /// The names of the superclass and of the protocols, also those of extensions.
  fileprivate(set) var inherited: [String] = []
  fileprivate(set) var members: [Member] = []
  fileprivate(set) var extensions: [(declaration: ExtensionDeclSyntax, file: Int)] = []

  init(name: String) { self.name = name }

  var isClass: Bool { declaration is ClassDeclSyntax }
  var isProtocol: Bool { declaration is ProtocolDeclSyntax }
  var methods: [Member] { members.filter { $0.function != nil } }
  var properties: [Member] { members.filter { $0.property != nil } }

  /// `public ` for a type that other modules use.
  var access: String {
    let modifiers = declaration?.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    return modifiers.contains("public") || modifiers.contains("open") ? "public " : ""
  }

  fileprivate func add(_ member: Member) { members.append(member) }
}

/// The declarations of all files of a module.
struct Module {
  let files: [SourceFile]
  /// What storyboards and nibs refer to by name.
  let interfaces: InterfaceNames
  private(set) var types: [TypeDeclaration] = []
  private var byName: [String: TypeDeclaration] = [:]

  init(files: [SourceFile], interfaces: InterfaceNames = InterfaceNames()) {
    self.files = files
    self.interfaces = interfaces
    let groups = files.map { file in
      let reader = DeclarationReader()
      reader.walk(file.tree)
      return reader.groups
    }
    // An extension can be before the declaration of its type.
    for index in files.indices { for group in groups[index] { declare(group, in: index) } }
    for index in files.indices { for group in groups[index] { read(group, in: index) } }
  }

  /// Returns a type by its name, which is searched in the types around the place that uses it.
  func type(_ name: String, in context: String? = nil) -> TypeDeclaration? {
    let plain = String(name.prefix { $0 != "<" })
    var scope = context?.split(separator: ".").map(String.init) ?? []
    while true {
      if let found = byName[(scope + [plain]).joined(separator: ".")] { return found }
      guard scope.popLast() != nil else { return nil }
    }
  }

  /// Returns the type whose declaration or extension contains a node.
  func type(around node: some SyntaxProtocol) -> TypeDeclaration? {
    node.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first.flatMap {
      type(Self.name(of: $0))
    }
  }

  /// Returns the superclass, if the module declares it.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    type.inherited.lazy.compactMap { self.type($0, in: type.name) }.first { $0.isClass && $0 !== type }
  }

  /// Returns the superclasses that the module declares, the nearest first.
  func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var current = superclass(of: type)
    while let next = current, !found.contains(where: { $0 === next }) {
      found.append(next)
      current = superclass(of: next)
    }
    return found
  }

  /// Returns the classes of UIKit that a class inherits from, the nearest first.
  func foreignSuperclasses(of type: TypeDeclaration) -> [String] {
    let root = superclasses(of: type).last ?? type
    return root.inherited.lazy.compactMap { KnownClasses.chain(from: $0) }.first ?? []
  }

  /// Returns the attribute for members that implement a protocol of the main actor: UIKit's classes are bound to it.
  func isolation(of type: TypeDeclaration) -> String {
    let superclasses = foreignSuperclasses(of: type)
    return superclasses.contains("UIResponder") || superclasses.contains("UIGestureRecognizer") ? "" : "@MainActor "
  }

  /// Returns whether a type, or one of its superclasses, adopts a protocol of the module.
  func adopts(_ type: TypeDeclaration, _ contract: TypeDeclaration) -> Bool {
    ([type] + superclasses(of: type)).contains { owner in
      owner.inherited.contains { name in
        guard let adopted = self.type(name, in: owner.name), adopted.isProtocol else { return false }
        return adopted === contract || adopts(adopted, contract)
      }
    }
  }

  // MARK: - Reading

  static func name(of group: any DeclGroupSyntax) -> String {
    let own = simpleName(of: group)
    let outer = group.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    return outer.map { "\(name(of: $0)).\(own)" } ?? own
  }

  private static func simpleName(of group: any DeclGroupSyntax) -> String {
    if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return group.as(ExtensionDeclSyntax.self).map { String($0.extendedType.trimmedDescription.prefix { $0 != "<" }) }
      ?? ""
  }

  private mutating func declare(_ group: any DeclGroupSyntax, in file: Int) {
    guard !(group is ExtensionDeclSyntax) else { return }
    let type = entry(Self.name(of: group))
    guard type.declaration == nil else { return }
    type.declaration = group
    type.file = file
  }

  private mutating func entry(_ name: String) -> TypeDeclaration {
    if let known = byName[name] { return known }
    let type = TypeDeclaration(name: name)
    byName[name] = type
    types.append(type)
    return type
  }

  private mutating func read(_ group: any DeclGroupSyntax, in file: Int) {
    let type = entry(Self.name(of: group))
    type.inherited += group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if let declaration = group.as(ExtensionDeclSyntax.self) { type.extensions.append((declaration, file)) }
    read(group.memberBlock.members, of: group, in: file, into: type)
  }

  private func read(
    _ items: MemberBlockItemListSyntax, of group: any DeclGroupSyntax, in file: Int, into type: TypeDeclaration
  ) {
    for item in items {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .decls(let nested) = clause.elements else { continue }
          read(nested, of: group, in: file, into: type)
        }
      } else if let function = item.decl.as(FunctionDeclSyntax.self) {
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        type.add(
          Member(declaration: item.decl, file: file, container: group, name: function.name.text, labels: labels))
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let name = binding.pattern.trimmedDescription
          type.add(Member(declaration: item.decl, file: file, container: group, name: name, labels: []))
        }
      }
    }
  }
}

/// Collects the declarations of types, also those inside of other types.
private final class DeclarationReader: SyntaxVisitor {
  var groups: [any DeclGroupSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private func add(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    groups.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
