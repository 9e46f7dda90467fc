public import UIKit

extension StateArchive {
  /// The key of the archive in the `userInfo` dictionary of a user activity.
  public static let userInfoKey = "StateroomArchive"

  /// Creates an archive from a user activity.
  ///
  /// - Parameter userActivity: The activity that contains the archive under ``userInfoKey``.
  /// - Throws: The reason why the archive cannot be decoded, or ``StateArchiveError/missing(activityType:)`` if there
  ///   is none.
  public init(userActivity: NSUserActivity) throws(StateArchiveError) {
    guard let data = userActivity.userInfo?[Self.userInfoKey] as? Data else {
      throw .missing(activityType: userActivity.activityType)
    }
    try self.init(data: data)
  }

  /// Adds the archive to the `userInfo` dictionary of a user activity.
  ///
  /// - Parameter userActivity: The activity that receives the archive.
  /// - Throws: The reason why the archive cannot be encoded; see ``data()``.
  public func write(to userActivity: NSUserActivity) throws(StateArchiveError) {
    let data = try data()
    userActivity.userInfo = (userActivity.userInfo ?? [:]).merging([Self.userInfoKey: data]) { $1 }
  }
}
