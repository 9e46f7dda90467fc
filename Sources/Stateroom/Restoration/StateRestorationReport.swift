/// The result of an attempt to restore an interface.
public struct StateRestorationReport: Hashable, Sendable {
  /// The outcome for the archive.
  public enum Result: Hashable, Sendable {
    /// The archive was applied, except for what ``StateRestorationReport/dropped`` lists.
    case applied
    /// There is no archive.
    case nothingSaved
    /// The archive could not be decoded.
    case unreadable(StateArchiveError)
    /// The archive has another version of the app's states and was not migrated.
    case otherVersion(Int)
    /// The archive is older than the maximum age.
    ///
    /// The associated value is its age, in seconds.
    case expired(age: Double)
    /// The archive was applied in an earlier launch, and the app did not confirm it.
    ///
    /// The archive is set aside; see ``StateRestoration/setAsideData``. The value is also the result if nothing has
    /// been saved since then.
    case failedBefore
    /// A container received a newer request or refused the archive.
    case notTaken(TransitionOutcome)
  }

  /// A part of an archive that was not restored.
  public struct Loss: Hashable, Sendable {
    /// The states with their type.
    public var name: String
    /// The reason why the part was left out.
    public var reason: String
  }

  /// The outcome for the archive.
  public var result: Result
  /// The states that were restored, with their types, the outermost first.
  public var restored: [String] = []
  /// The parts that were left out.
  public var dropped: [Loss] = []
}

extension StateRestorationReport: CustomStringConvertible {
  /// The report as text, with a line for each part.
  public var description: String {
    ([headline] + restored.map { "restored \($0)" } + dropped.map { "dropped \($0.name): \($0.reason)" })
      .joined(separator: "\n")
  }

  private var headline: String {
    switch result {
    case .applied: "The archive was applied."
    case .nothingSaved: "Nothing was saved."
    case .unreadable(let error): error.description
    case .otherVersion(let version): "The archive has version \(version) and was not migrated."
    case .expired(let age): "The archive is \(Int(age)) seconds old, which exceeds the maximum age."
    case .failedBefore: "The archive was applied in an earlier launch, and the app did not confirm it. It is set aside."
    case .notTaken(let outcome): "The archive was not applied: \(outcome)."
    }
  }
}
