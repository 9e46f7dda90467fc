import Foundation

/// The references that snapshots of this process have used, with the source location that used each.
///
/// A test can run repeatedly, so that a location can use its reference again. Two locations that use the same reference
/// are an error.
@MainActor
enum SnapshotClaims {
  private static var places: [URL: String] = [:]
  private static var recorded: [URL: String] = [:]

  /// Claims a reference for a location.
  ///
  /// Returns another location that has claimed it; `nil` if there is none.
  static func claim(_ reference: URL, by place: String) -> String? {
    guard let other = places[reference], other != place else {
      places[reference] = place
      return nil
    }
    return other
  }

  /// Records that a reference was written.
  ///
  /// Returns whether it was written with another text before, such as in a loop.
  static func noteRecording(_ text: String, in reference: URL) -> Bool {
    defer { recorded[reference] = text }
    return recorded[reference].map { $0 != text } ?? false
  }
}
