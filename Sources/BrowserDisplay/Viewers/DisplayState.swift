import DisplayScene

/// A picture with its number and the log up to it.
struct DisplayState: Sendable {
  /// The number of the picture, from 1.
  var number: Int
  var scene: FlatScene
  var animations: [Int: SceneAnimation]
  var settings: SceneSettings
  var inspection: SceneInspection
  var log: DisplayLog
  var build: SceneBuild
}

/// The last lines of a log, and the number of lines before them.
struct DisplayLog: Sendable {
  let capacity: Int
  private(set) var entries: [SceneLogEntry] = []
  /// The total number of lines that were added.
  private(set) var end = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func append(_ new: [SceneLogEntry]) {
    guard !new.isEmpty else { return }
    entries += new
    end += new.count
    if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
  }

  /// Returns the lines after a number of lines, as far as they are still stored.
  func entries(after number: Int) -> ArraySlice<SceneLogEntry> { entries.suffix(min(end - number, entries.count)) }
}
