import Foundation

/// The test that takes a snapshot, which determines the name of the reference.
package struct SnapshotPlace: Sendable {
  /// The path of the file that contains the test.
  let file: String
  /// The location in the file, which distinguishes the snapshots of a test.
  let position: String
  /// The name of the test function.
  let test: String
  /// The name of the snapshot; `nil` if its test has only one.
  let name: String?

  package init(file: String, position: String, test: String, name: String?) {
    (self.file, self.position, self.test, self.name) = (file, position, test, name)
  }

  private static let longestName = 100

  private var source: URL { URL(fileURLWithPath: file).deletingPathExtension() }

  /// The names of the folder and the file without its extension.
  ///
  /// An example is `GreetingTests/The-greeting.empty`.
  package var path: String {
    let base = Self.fileName(of: Self.functionName(test))
    return "\(source.lastPathComponent)/\(name.map { "\(base).\(Self.fileName(of: $0))" } ?? base)"
  }

  /// Returns the file of the reference.
  func reference(_ fileExtension: String) -> URL {
    source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(path).\(fileExtension)")
  }

  /// Returns the name of a function without parameters and backticks.
  ///
  /// A raw identifier can contain parentheses itself.
  private static func functionName(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return String(name[..<end].dropFirst())
    }
    return name.replacing(/\([^()]*\)$/, with: "")
  }

  /// Returns a name that every file system accepts: letters and digits, with hyphens between words.
  static func fileName(of text: String) -> String {
    let words = text.precomposedStringWithCanonicalMapping.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.joined(separator: "-")
    // A text that contains only marks is named by its code points.
    guard !name.isEmpty else { return text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-") }
    guard name.utf8.count > longestName else { return name }
    var start = name[...]
    while start.utf8.count > longestName { start = start.dropLast() }
    return "\(start)-\(checksum(of: name))"
  }

  /// Returns a number that distinguishes long names with the same beginning.
  ///
  /// It is the same on every machine.
  private static func checksum(of text: String) -> String {
    String(text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 36)
  }
}
