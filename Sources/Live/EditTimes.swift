import DisplayScene
import Foundation

/// The times from an edit to the picture of the new version.
struct EditTimes {
  /// The errors of the last build.
  var problems: [SceneBuild.Problem] = []

  /// The date of the last edit, or `nil` before the first edit.
  private var saved: Date?
  private var built: ContinuousClock.Instant?

  /// Creates times without an edit.
  init() {}

  /// Creates the times of an edit.
  init(of paths: [String], problems: [SceneBuild.Problem]) {
    self.problems = problems
    let dates = paths.compactMap {
      (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date
    }
    saved = dates.max()
  }

  /// Records that a build has succeeded.
  mutating func buildEnded() { built = .now }

  /// Prints the time since the build.
  func appIsLive() {
    guard saved != nil, let built else { return }
    Console.print("Live again after \(Self.text(ContinuousClock.now.secondsSince(built))).")
  }

  /// Prints the times since the build and since the edit.
  func appIsShown() {
    guard let saved, let built else { return }
    let restart = Self.text(ContinuousClock.now.secondsSince(built))
    Console.print("Shown after \(restart), \(Self.text(-saved.timeIntervalSinceNow)) after the file was saved.")
  }

  /// Returns a time in seconds as text.
  static func text(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
}
