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

  /// Puts the archive into an activity, besides what else is in there.
  public func write(to userActivity: NSUserActivity) {
    userActivity.userInfo = (userActivity.userInfo ?? [:]).merging([Self.userInfoKey: data()]) { $1 }
  }
}
