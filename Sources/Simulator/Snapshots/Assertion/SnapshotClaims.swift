import Foundation

/// The references that snapshots of this process have used, each with the place in the source that used it.
///
/// A test may run repeatedly, so a place may use its reference again. Two places that use the same reference are a mistake.
@MainActor
enum SnapshotClaims {
  private static var places: [URL: String] = [:]
  private static var recorded: [URL: String] = [:]

  /// Returns the other place that has used the reference; `nil` if there is none.
  static func claim(_ reference: URL, by place: String) -> String? {
    guard let other = places[reference], other != place else {
      places[reference] = place
      return nil
    }
    return other
  }

  /// Returns whether the reference has been recorded with another text, by an earlier pass through a loop for instance.
  static func noteRecording(_ text: String, in reference: URL) -> Bool {
    defer { recorded[reference] = text }
    return recorded[reference].map { $0 != text } ?? false
  }
}
