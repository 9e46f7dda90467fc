import DisplayScene

/// The output of a build.
struct BuildLog {
  /// The lines of text.
  let text: String

  /// Returns the errors in the order of the log, without duplicates.
  ///
  /// - Parameter root: The folder of the package. The files are relative to it.
  func problems(in root: String) -> [SceneBuild.Problem] {
    var known: Set<SceneBuild.Problem> = []
    var placed: [SceneBuild.Problem] = []
    var others: [SceneBuild.Problem] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let problem = Self.problem(line, root), known.insert(problem).inserted else { continue }
      if problem.file == nil { others.append(problem) } else { placed.append(problem) }
    }
    // An error without a location only reports that there were errors, unless it is the only one.
    return placed.isEmpty ? others : placed
  }

  /// Returns the error in a line of the form `file:line:column: error: message`, or `error: message`.
  private static func problem(_ line: Substring, _ root: String) -> SceneBuild.Problem? {
    for severity in ["fatal error: ", "error: "] {
      guard let range = line.firstRange(of: severity) else { continue }
      let message = String(line[range.upperBound...])
      let place = line[..<range.lowerBound]
      // "error:" also marks the column below a line of source; other tools print their names in place of a location.
      guard !place.contains("|") else { return nil }
      guard place.hasSuffix(": ") else {
        return place.isEmpty ? SceneBuild.Problem(message: message) : nil
      }
      var parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last) {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      let file = parts.joined(separator: ":")
      guard let line = numbers.first else { return SceneBuild.Problem(message: "\(file): \(message)") }
      return SceneBuild.Problem(file: relative(file, root), line: line, message: message)
    }
    return undefinedSymbol(line)
  }

  /// Returns the error of a linker that refers to a symbol without a definition.
  private static func undefinedSymbol(_ line: Substring) -> SceneBuild.Problem? {
    guard let range = line.firstRange(of: "undefined reference to ") else { return nil }
    return SceneBuild.Problem(message: String(line[range.lowerBound...]))
  }

  private static func relative(_ file: String, _ root: String) -> String {
    file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
  }
}
