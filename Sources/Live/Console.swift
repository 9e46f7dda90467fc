import Foundation

/// The standard output, which is a terminal or a file.
enum Console {
  /// Prints a line immediately, even if standard output is not a terminal.
  static func print(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
