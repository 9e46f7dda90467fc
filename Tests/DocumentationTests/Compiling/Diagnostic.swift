import Foundation
import Testing

/// An error or a warning of the compiler.
struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What a generated file adds to the name of its page where the code is in an asynchronous function.
  static let asynchronous = " (in an async function)"

  /// The path of the file, in the repository or absolute.
  var file: String
  var line: Int
  /// The message, and whether it is about the code in an asynchronous function.
  var message: String

  var description: String { "\(file):\(line): \(message)" }
}

extension Diagnostic {
  /// Returns the errors and warnings that a compiler has printed.
  ///
  /// A warning is a defect of an example too, except that it may leave to the reader to use what it introduces.
  static func diagnostics(in output: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (error|warning): (.+)/), let number = Int(match.2) else {
        continue
      }
      if match.3 == "warning", match.4.contains(ignoredWarnings) { continue }
      let isAsynchronous = match.1.hasSuffix(asynchronous)
      let diagnostic = Diagnostic(
        file: String(isAsynchronous ? match.1.dropLast(asynchronous.count) : match.1), line: number,
        message: "\(match.3): \(match.4)")
      // What holds in every function is reported once.
      guard !diagnostics.contains(diagnostic) else { continue }
      diagnostics.append(diagnostic)
      if isAsynchronous { diagnostics[diagnostics.count - 1].message += asynchronous }
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// Values that are left to the reader, code after a placeholder, and pages with the same name in different folders.
  private static var ignoredWarnings: Regex<Substring> {
    /was never (?:used|mutated|read)|will never be executed|'#sourceLocation' directive/
  }

  /// The line of the page, for the report of the test.
  var sourceLocation: SourceLocation {
    let path = file.hasPrefix("/") ? file : Repository.root.appendingPathComponent(file).path
    return SourceLocation(fileID: "DocumentationTests/\(file)", filePath: path, line: max(line, 1), column: 1)
  }
}
