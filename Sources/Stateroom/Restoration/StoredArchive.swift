import Foundation

/// An archive as it is stored.
///
/// Stored archives are equal if they contain the same states of the same version. The date distinguishes two savings
/// of the same states, which have the same effect when they are restored.
struct StoredArchive: Equatable {
  let data: Data

  static func == (one: StoredArchive, other: StoredArchive) -> Bool {
    if one.data == other.data { return true }
    guard let states = one.states else { return false }
    return states == other.states
  }

  /// The archive without its date, or `nil` if the data could not be decoded.
  private var states: StateArchive? {
    guard var archive = try? StateArchive(data: data) else { return nil }
    archive.date = Date(timeIntervalSinceReferenceDate: 0)
    return archive
  }
}
