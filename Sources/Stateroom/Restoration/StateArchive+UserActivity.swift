public import UIKit

extension StateArchive {
  /// The entry of an activity's `userInfo` that holds an archive.
  public static let userInfoKey = "StateroomArchive"

  /// Reads an archive from an activity.
  ///
  /// - Throws: What is wrong with it, or that there is none.
  public init(userActivity: NSUserActivity) throws(StateArchiveError) {
    guard let data = userActivity.userInfo?[Self.userInfoKey] as? Data else {
      throw .missing(activityType: userActivity.activityType)
    }
    try self.init(data: data)
  }

  /// Adds the archive to the user info of an activity.
  ///
  /// - Throws: The reason why the archive cannot be written; see ``data()``.
  public func write(to userActivity: NSUserActivity) throws(StateArchiveError) {
    let data = try data()
    userActivity.userInfo = (userActivity.userInfo ?? [:]).merging([Self.userInfoKey: data]) { $1 }
  }
}
