import Foundation

/// A watch over the files of an app, which finds the edits that are complete.
struct SourceWatch {
  /// The files and folders that are watched.
  let places: [URL]
  /// The function that waits for a number of milliseconds.
  let wait: (_ milliseconds: Int) -> Void

  /// The time in which the files must not change before a build, in milliseconds.
  ///
  /// Some editors write a file in two steps.
  static let settlingTime = 20

  private var known: SourceSnapshot

  /// Creates a watch that finds the edits from now on.
  init(of places: [URL], wait: @escaping (_ milliseconds: Int) -> Void = { usleep(UInt32($0 * 1000)) }) {
    self.places = places
    self.wait = wait
    known = SourceSnapshot(of: places)
  }

  /// Returns the paths of the files that have changed since the previous call, once they do not change further.
  mutating func edits() -> [String] {
    var now = SourceSnapshot(of: places)
    guard now != known else { return [] }
    while true {
      wait(Self.settlingTime)
      let next = SourceSnapshot(of: places)
      if next == now { break }
      now = next
    }
    defer { known = now }
    return now.changes(since: known)
  }
}
