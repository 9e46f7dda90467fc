import Foundation

/// A file with the arguments that play again what is being played, should the process end in the middle of it.
struct SeedLog {
  private static let length = 120
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("soak-arguments")
  private let file: FileHandle

  init() throws {
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
  }

  /// Notes the arguments of what is about to be played.
  func note(_ arguments: String) {
    // Always of the same length, so that the file holds nothing else.
    let line = arguments.padding(toLength: Self.length, withPad: " ", startingAt: 0) + "\n"
    try? file.seek(toOffset: 0)
    try? file.write(contentsOf: Data(line.utf8))
  }

  /// Removes the file.
  func close() { try? FileManager.default.removeItem(at: url) }
}
