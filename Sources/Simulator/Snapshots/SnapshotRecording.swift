import Foundation

/// The conditions under which a test records references of snapshots.
public enum SnapshotRecording: String, Sendable {
  /// Missing references are recorded.
  ///
  /// The test fails once.
  case missing
  /// All references are recorded.
  ///
  /// The test fails if a reference has changed.
  case all
  /// No references are recorded, as on a server.
  ///
  /// The test fails if a reference is missing.
  case never

  /// The name of the environment variable that selects the recording of a whole run.
  package static let variable = "RECORD_SNAPSHOTS"

  /// Returns the recording that the environment selects.
  ///
  /// The default is ``missing``.
  package static func inEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotProblem) -> SnapshotRecording {
    switch environment[variable] {
    case nil, "", "0": return .missing
    case "1": return .all
    case let value?:
      guard let recording = SnapshotRecording(rawValue: value) else {
        throw SnapshotProblem(
          "\(variable) is \"\(value)\", which selects no recording. Set it to all, missing or never.")
      }
      return recording
    }
  }
}
