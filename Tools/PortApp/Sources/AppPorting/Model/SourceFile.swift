import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of the module, with its syntax tree.
struct SourceFile {
  /// The path in the folder of the app.
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The names of the modules that the file imports.
  var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
  }
}

extension SyntaxProtocol {
  /// The range of the bytes, with the trivia around the node.
  var bytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
  /// The range of the bytes without the trivia around the node.
  var ownBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The nodes that contain this one, from the inside to the outside.
  var ancestors: [Syntax] { Array(sequence(first: Syntax(self), next: \.parent).dropFirst()) }

  /// The nodes in this one, from the outside to the inside.
  var nodes: [Syntax] { children(viewMode: .sourceAccurate).flatMap { [$0] + $0.nodes } }

  /// The names of the variables and parameters that are declared in the node.
  var declaredNames: Set<String> {
    Set(
      nodes.compactMap {
        $0.as(IdentifierPatternSyntax.self)?.identifier.text
          ?? $0.as(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
          ?? $0.as(ClosureShorthandParameterSyntax.self)?.name.text
          ?? $0.as(ClosureParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
      })
  }

  /// The white space before the first token of the line in which the node begins.
  var indentation: String {
    var token = firstToken(viewMode: .sourceAccurate)
    while let current = token {
      let trivia = current.leadingTrivia.description
      if let newline = trivia.lastIndex(where: \.isNewline) {
        return String(trivia[trivia.index(after: newline)...].prefix { $0 == " " || $0 == "\t" })
      }
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    return ""
  }
}
