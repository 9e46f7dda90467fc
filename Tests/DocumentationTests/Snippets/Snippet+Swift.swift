extension Snippet {
  /// The lines with a placeholder for what `…` leaves out.
  ///
  /// A line that is only `…` leaves out statements, and the body of a type leaves out members, of which none is
  /// necessary. Anything else leaves out a value.
  private var completed: [String] {
    lines.map { line in
      let needsNothing = line.contains(/^\s*…\s*(\/\/.*)?$|^(?:\w+ )*(?:class|struct|enum|actor|protocol|extension)\s/)
      return line.replacing("…", with: needsNothing ? "" : "fatalError()")
    }
  }

  /// The lines that import a module.
  var imports: [String] { lines.filter { $0.contains(/^(@\w+ )?import\s/) } }

  /// The names of the types and functions that the snippet declares for other snippets of its page.
  var declaredNames: Set<String> {
    let declaration = /^(?:[@a-z]\w* )*(?:class|struct|enum|actor|protocol|typealias|func) (\w+)/
    let names = lines.compactMap { $0.prefixMatch(of: declaration)?.1 }
    return Set(names.map(String.init))
  }

  /// A Boolean value that indicates whether the statements of the snippet suspend.
  private var suspends: Bool {
    zip(lines, isDeclaration).contains { line, isDeclaration in !isDeclaration && line.contains(/^[^"\/]*\bawait\b/) }
  }

  /// For each line, whether it belongs to a declaration that is at the level of a file, rather than to a statement.
  ///
  /// The indentation decides where one ends: the snippets are formatted like the sources. A variable is a statement,
  /// because an article introduces one in order to use it.
  private var isDeclaration: [Bool] {
    let introducer =
      /^(?:@\w+(?:\([^)]*\))? |(?:public|open|private|fileprivate|final|indirect|nonisolated) )*(?:import|class|struct|enum|actor|protocol|extension|typealias|func)\b|^#Preview\b/
    var (isDeclaration, isConditional) = (false, false)
    return lines.indices.map { index in
      // An attribute in a line of its own belongs to the next line.
      let line = lines[index...].first { !$0.contains(/^@\w+(\(.*\))?$/) } ?? lines[index]
      let begins = line.first.map { !" )]}.#".contains($0) } ?? false
      if line.hasPrefix("#if") {
        // All of a conditional block is what its first line is.
        let first = lines.drop { $0 != line }.dropFirst().first?.drop { $0 == " " } ?? ""
        (isDeclaration, isConditional) = (first.contains(introducer), true)
      } else if begins && !isConditional && !line.hasPrefix("//") {
        isDeclaration = line.contains(introducer)
      } else if line.hasPrefix("#endif") {
        isConditional = false
      } else if line.hasPrefix("#") && !isConditional {
        isDeclaration = false
      }
      return isDeclaration
    }
  }

  /// Returns a file of Swift that compiles if the snippet does.
  ///
  /// Declarations are at the level of the file. Statements are in a function of the main actor twice, without `async`
  /// and with it, because overloads are resolved differently there; statements that suspend need the second.
  /// The compiler's messages have the lines of the page.
  ///
  /// - Parameter imports: The imports for a snippet that has none of its own.
  func source(importing imports: [String]) -> String {
    let lines = zip(completed, isDeclaration)
    let statements = lines.map { line, isDeclaration in isDeclaration ? "" : line }
    var source = self.imports.isEmpty ? imports : []
    source += numbered(lines.map { line, isDeclaration in isDeclaration ? line : "" }, as: page)
    if statements.contains(where: { $0.contains(/^\s*[^\s\/]/) }) {
      if !suspends {
        source += ["@MainActor private func statements() throws {"] + numbered(statements, as: page) + ["}"]
      }
      source += ["@MainActor private func suspendingStatements() async throws {"]
      source += numbered(statements, as: page + Diagnostic.asynchronous) + ["}"]
    }
    return source.joined(separator: "\n") + "\n"
  }

  private func numbered(_ lines: [String], as file: String) -> [String] {
    ["#sourceLocation(file: \"\(file)\", line: \(line + 1))"] + lines + ["#sourceLocation()"]
  }
}
