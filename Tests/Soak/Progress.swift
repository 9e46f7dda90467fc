import Foundation

/// Prints how it goes, every ten seconds.
struct Progress {
  private let start = Date()
  private var last = Date()

  /// The time since the beginning.
  var seconds: Double { Date().timeIntervalSince(start) }

  /// Prints a line if the last one is ten seconds old.
  mutating func report(_ line: @autoclosure () -> String) {
    if Date().timeIntervalSince(last) > 10 { print(line()) }
  }

  /// Prints a line with the time and the memory.
  mutating func print(_ line: String) {
    last = Date()
    Swift.print("\(Int(seconds)) s: \(line), \(Memory.resident) MB")
    fflush(nil)
  }
}
