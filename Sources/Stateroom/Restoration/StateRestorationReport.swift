/// What became of an attempt to restore an interface.
public struct StateRestorationReport: Hashable, Sendable {
  /// What became of the archive.
  public enum Result: Hashable, Sendable {
    /// It was applied, as far as the other properties tell.
    case applied
    /// There was none.
    case nothingSaved
    /// It is no archive that can be read.
    case unreadable(StateArchiveError)
    /// It is of another version of the app's states, and nobody has brought it up to date.
    case otherVersion(Int)
    /// It is older than wanted, by so many seconds in all.
    case expired(age: Double)
    /// It was applied before, and the app did not live to confirm it. It is kept aside; see
    /// ``StateRestoration/setAsideData``.
    case failedBefore
    /// Something else was asked of the containers meanwhile, or one of them refused.
    case notTaken(TransitionOutcome)
  }

  /// Something that was not restored.
  public struct Loss: Hashable, Sendable {
    /// What it is: the states with their type.
    public var name: String
    /// Why it was left out.
    public var reason: String
  }

  /// What became of the archive.
  public var result: Result
  /// The states that were restored with their types, the outermost first.
  public var restored: [String] = []
  /// What was left out.
  public var dropped: [Loss] = []
}

extension StateRestorationReport: CustomStringConvertible {
  /// The report as text, a line for each part.
  public var description: String {
    ([headline] + restored.map { "restored \($0)" } + dropped.map { "dropped \($0.name): \($0.reason)" })
      .joined(separator: "\n")
  }

  private var headline: String {
    switch result {
    case .applied: "The archive was applied."
    case .nothingSaved: "Nothing was saved."
    case .unreadable(let error): error.description
    case .otherVersion(let version): "The archive is of version \(version), and was not brought up to date."
    case .expired(let age): "The archive is \(Int(age)) seconds old, which is too old."
    case .failedBefore: "The archive was applied before, and the app has not confirmed it. It is set aside."
    case .notTaken(let outcome): "The archive was not applied: \(outcome)."
    }
  }
}
