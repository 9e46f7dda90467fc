import Foundation
import Testing

/// Compares a text with the one that was recorded beside the tests.
///
/// With `RECORD_SNAPSHOTS=1` in the environment it is recorded again; look at the difference before keeping it.
func expectSnapshot(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  let file = folder.appendingPathComponent("\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let recorded = try String(contentsOf: file, encoding: .utf8)
  let difference = zip(
    text.split(separator: "\n", omittingEmptySubsequences: false),
    recorded.split(separator: "\n", omittingEmptySubsequences: false)
  ).first { $0 != $1 }
  #expect(
    text == recorded, "first difference: \(difference.map { "\($0) instead of \($1)" } ?? "length")",
    sourceLocation: sourceLocation)
}
