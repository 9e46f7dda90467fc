import SwiftSyntax

/// Something that is not translated, with its place in the app's source and the fix.
public struct Remark: Hashable, CustomStringConvertible {
  /// The path of the file in the folder of the app.
  public let path: String
  /// The number of the line in the original file.
  public let line: Int
  /// What is not translated, and the fix.
  public let message: String

  /// The remark as compilers write it.
  public var description: String { "\(path):\(line): \(message)" }
}

/// A kind of change, for the summary.
enum ChangeKind: String, CaseIterable {
  case attributes = "attributes and modifiers of Objective-C"
  case selectors = "selectors"
  case keyPaths = "key paths"
  case targets = "classes whose methods are called by name"
  case arguments = "unused arguments of any class"
  case interfaces = "classes whose outlets and attributes are set by name"
  case moves = "members moved from extensions into their classes"
  case replacements = "overrides in extensions of UIKit's classes"
  case protocols = "protocols with optional members"
  case calls = "calls of optional members"
  case conditions = "imports"
  case platforms = "conditions for iOS"
  case previews = "previews of SwiftUI"
  case captures = "closures that capture self"
  case lazyProperties = "properties whose initializers use self"
  case senders = "senders of any class that are cast"
  case names = "names of Swift 4"
  case timers = "timers with a block"
  case bundles = "lookups of resources"
}

/// The translation of a module: its changes, and what could not be changed.
final class Port {
  let module: Module
  var edits = Edits()
  private(set) var remarks: [Remark] = []
  private(set) var changes: [ChangeKind: Int] = [:]
  /// The members that are added to classes, and the protocols that these adopt, by the names of the classes.
  private var additions: [String: (members: [[String]], protocols: [String])] = [:]
  /// The texts that are added at the end of files.
  private var endings: [Int: [String]] = [:]
  private var loosened: Set<SyntaxIdentifier> = []
  private var imported: [Int: Set<String>] = [:]

  init(_ module: Module) { self.module = module }

  /// Performs the passes.
  func run(_ passes: [any Pass]) {
    for pass in passes { pass.apply(to: self) }
    writeAdditions()
    remarks = Array(Set(remarks)).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  func text(of file: Int) -> String { edits.text(of: file, in: module.files) }

  func count(_ kind: ChangeKind) { changes[kind, default: 0] += 1 }

  func remark(_ message: String, at node: some SyntaxProtocol, in file: Int) {
    let source = module.files[file]
    remarks.append(Remark(path: source.path, line: source.line(of: node), message: message))
  }

  /// Calls a closure for each node of a type in the files, except where only Objective-C compiles it.
  func forEach<Node: SyntaxProtocol>(_: Node.Type, _ body: (Node, Int) -> Void) {
    for index in module.files.indices {
      let finder = Finder<Node>()
      finder.walk(module.files[index].tree)
      for node in finder.found where !CompilationCondition.requiresObjectiveC(node) { body(node, index) }
    }
  }

  /// Removes a token or an attribute, and the white space after it.
  func remove(_ node: some SyntaxProtocol, in file: Int) {
    let own = node.ownBytes
    let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let hasComment = next.map { token in
      (Array(token.leadingTrivia) + Array(node.trailingTrivia)).contains { $0.isComment }
    }
    let end = hasComment == false ? next?.positionAfterSkippingLeadingTrivia.utf8Offset : nil
    edits.replace(own.lowerBound..<(end ?? own.upperBound), with: "", in: file)
  }

  /// Makes a member visible in all files of the module.
  func loosen(_ member: Member) {
    for owner in [Syntax(member.declaration), Syntax(member.container)] {
      guard let modifiers = owner.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
      if member.container.id == owner.id, !member.isInExtension { continue }
      for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil
      {
        if loosened.insert(modifier.id).inserted { remove(modifier, in: member.file) }
      }
    }
  }

  /// Imports in a file what another file imports.
  func importModules(of other: Int, in file: Int) {
    let missing = Set(module.files[other].imports).subtracting(module.files[file].imports + ["ObjectiveC", "SwiftUI"])
    for name in missing.sorted() where imported[file, default: []].insert(name).inserted {
      edits.insert("import \(name)\n", at: 0, in: file)
    }
    let source = module.files[file]
    if module.files[other].needsNetworking, !source.imports.contains("UIKit"), !missing.contains("UIKit") {
      importNetworking(in: file)
    }
  }

  /// Imports the module with Foundation's networking in a file.
  func importNetworking(in file: Int) {
    guard imported[file, default: []].insert("FoundationNetworking").inserted,
      let first = module.files[file].tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) })
    else { return }
    edits.insert(NetworkingPass.lines, at: first.ownBytes.lowerBound, in: file)
    count(.conditions)
  }

  // MARK: - Additions

  /// Adds members to the body of a class, each as lines without indentation.
  func add(_ members: [[String]], adopting contract: String?, to type: TypeDeclaration) {
    additions[type.name, default: ([], [])].members += members
    if let contract { additions[type.name]?.protocols.append(contract) }
  }

  /// Adds declarations at the end of a file.
  func append(_ lines: [String], to file: Int) {
    let lines = lines.map { line in
      let content = line.drop { $0 == "\t" }
      return String(repeating: "    ", count: line.count - content.count) + content
    }
    endings[file, default: []].append(lines.joined(separator: "\n"))
  }

  private func writeAdditions() {
    for (file, texts) in endings {
      let source = module.files[file]
      let start = source.bytes.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      let text = start + texts.joined(separator: "\n\n") + "\n"
      edits.insert(text, at: source.tree.endPosition.utf8Offset, in: file)
    }
    for type in module.types {
      guard let (members, protocols) = additions[type.name], let declaration = type.declaration else { continue }
      let brace = declaration.memberBlock.rightBrace
      let outer = declaration.indentation
      let own = declaration.memberBlock.members.first?.indentation
      let step = own.map { String($0.dropFirst(outer.count)) }.flatMap { $0.isEmpty ? nil : $0 } ?? "    "
      var text = ""
      for member in members {
        text += "\n"
        for line in member {
          let content = line.drop { $0 == "\t" }
          let depth = line.count - content.count + 1
          text += "\n" + (line.hasPrefix("#") ? "" : outer + String(repeating: step, count: depth)) + content
        }
      }
      if !brace.leadingTrivia.contains(where: \.isNewline) { text += "\n" + outer }
      edits.insert(text, at: brace.bytes.lowerBound, in: type.file)
      guard !protocols.isEmpty else { continue }
      let place = Module.outermost(declaration)
      edits.insert(
        "\n\nextension \(type.name): \(protocols.joined(separator: ", ")) {}", at: place.ownBytes.upperBound,
        in: type.file)
    }
  }
}

/// A part of the translation.
protocol Pass {
  func apply(to port: Port)
}

extension Module {
  /// Returns the declaration at the top of the file that contains a type.
  static func outermost(_ declaration: any DeclGroupSyntax) -> any DeclGroupSyntax {
    declaration.ancestors.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.last ?? declaration
  }
}

extension TriviaPiece {
  fileprivate var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}

private final class Finder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  var found: [Node] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let match = node.as(Node.self) { found.append(match) }
    return .visitChildren
  }
}
