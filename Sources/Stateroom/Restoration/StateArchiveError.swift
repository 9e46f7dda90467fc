public import Foundation

/// The reason why data cannot be decoded as an archive, or an archive cannot be encoded.
public enum StateArchiveError: Error, Hashable, Sendable {
  /// The user activity does not contain an archive.
  case missing(activityType: String)
  /// The data is larger than ``StateArchive/maximumSize``.
  case tooLarge(bytes: Int)
  /// The archive is larger than ``StateRestorationStore/maximumRestorationSize``.
  case tooLargeForStore(bytes: Int, maximum: Int)
  /// The archive contains more states than ``StateArchive/maximumStates``.
  case tooManyStates(Int)
  /// More than ``StateArchive/maximumDepth`` containers are nested.
  case tooDeep
  /// The date of the archive is infinite or not a number.
  case dateIsNotFinite
  /// The archive was written in a format of a newer version of the library.
  case unknownFormat(Int)
  /// The data could not be decoded.
  ///
  /// The associated value describes what was expected, and where.
  case malformed(String)
}

extension StateArchiveError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .missing(let type): "The activity \(type) has no archive under the key \(StateArchive.userInfoKey)."
    case .tooLarge(let bytes):
      "The archive has \(bytes) bytes, but at most \(StateArchive.maximumSize) are encoded and decoded."
    case .tooLargeForStore(let bytes, let maximum):
      "The archive has \(bytes) bytes, but its store keeps at most \(maximum). Save less in the states, such as an identifier instead of a document, or provide another store."
    case .tooManyStates(let count):
      "The archive has \(count) states, but at most \(StateArchive.maximumStates) are restored."
    case .tooDeep:
      "More than \(StateArchive.maximumDepth) containers are nested in the archive. Leave out the content of the innermost ones."
    case .dateIsNotFinite: "The date of the archive is infinite or not a number. Set a finite date."
    case .unknownFormat(let format): "The archive has the format \(format), which this version cannot decode."
    case .malformed(let what): "The data could not be decoded as an archive. \(what)"
    }
  }
}

extension StateArchiveError: LocalizedError {
  /// The message, which `localizedDescription` returns as well.
  public var errorDescription: String? { description }
}
