/// Why data is not an archive that can be read, or an archive cannot be written.
public enum StateArchiveError: Error, Hashable, Sendable {
  /// The activity has no archive in it.
  case missing(activityType: String)
  /// There is more data than an archive has.
  case tooLarge(bytes: Int)
  /// There are more states than an interface has.
  case tooManyStates(Int)
  /// More than ``StateArchive/maximumDepth`` containers are nested.
  case tooDeep
  /// The date of the archive is infinite or not a number.
  case dateIsNotFinite
  /// It was written by a newer version of the library.
  case unknownFormat(Int)
  /// It is not an archive, or was damaged: what was expected where.
  case malformed(String)
}

extension StateArchiveError: CustomStringConvertible {
  /// What is wrong with the data.
  public var description: String {
    switch self {
    case .missing(let type): "The activity \(type) has no archive under \(StateArchive.userInfoKey)."
    case .tooLarge(let bytes): "The archive has \(bytes) bytes; more than \(StateArchive.maximumSize) are not read."
    case .tooManyStates(let count):
      "The archive has \(count) states; more than \(StateArchive.maximumStates) are not restored."
    case .tooDeep:
      "More than \(StateArchive.maximumDepth) containers are nested in the archive. Leave out the content of the innermost ones."
    case .dateIsNotFinite: "The date of the archive is infinite or not a number. Set its date to one that is finite."
    case .unknownFormat(let format): "The archive has the format \(format), which this version cannot read."
    case .malformed(let what): "This is not an archive, or it was damaged. \(what)"
    }
  }
}
