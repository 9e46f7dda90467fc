import Foundation

/// The terminal, or the file that standard output is redirected to.
enum Console {
  /// Prints a line immediately, also where standard output is not a terminal.
  static func print(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
