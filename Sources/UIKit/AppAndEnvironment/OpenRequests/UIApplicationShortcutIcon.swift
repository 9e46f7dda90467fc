/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// Constants that specify the icons of the system.
  public enum IconType: Int, Sendable {
    /// An icon for composing.
    case compose
    /// An icon for playing.
    case play
    /// An icon for pausing.
    case pause
    /// An icon for adding an item.
    case add
    /// An icon for a location.
    case location
    /// An icon for searching.
    case search
    /// An icon for sharing.
    case share
    /// An icon for something that is not allowed.
    case prohibit
    /// An icon for a contact.
    case contact
    /// An icon for a home.
    case home
    /// An icon for marking a location.
    case markLocation
    /// An icon for a favorite.
    case favorite
    /// An icon for something that the user loves.
    case love
    /// An icon for a service in the cloud.
    case cloud
    /// An icon for an invitation.
    case invitation
    /// An icon for a confirmation.
    case confirmation
    /// An icon for mail.
    case mail
    /// An icon for a message.
    case message
    /// An icon for a date.
    case date
    /// An icon for a time.
    case time
    /// An icon for taking a photo.
    case capturePhoto
    /// An icon for recording a video.
    case captureVideo
    /// An icon for a task.
    case task
    /// An icon for a completed task.
    case taskCompleted
    /// An icon for an alarm.
    case alarm
    /// An icon for a bookmark.
    case bookmark
    /// An icon for a random order.
    case shuffle
    /// An icon for audio.
    case audio
    /// An icon for an update.
    case update
  }

  /// The origin of the image.
  enum Source: Equatable {
    case system(IconType)
    case template(String)
    case symbol(String)
  }

  let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an icon of the system.
  public convenience init(type: UIApplicationShortcutIcon.IconType) { self.init(.system(type)) }

  /// Creates an icon from a template image of the app.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Creates an icon from a symbol image of the system.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Returns this icon, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIApplicationShortcutIcon.IconType {
  /// Creates a type from its name in the app's `Info.plist`; `nil` if there is no such type.
  ///
  /// The name ends with that of the constant, whose first letter is in uppercase.
  init?(settingName name: String) {
    for number in 0... {
      guard let type = Self(rawValue: number) else { return nil }
      let constant = "\(type)"
      guard name != "UIApplicationShortcutIconType" + constant.prefix(1).uppercased() + constant.dropFirst() else {
        self = type
        return
      }
    }
    return nil
  }
}
