extension UIApplication {
  /// The quick actions of the system's menu: those in the app's `Info.plist`, then those of the app, up to four.
  package var quickActions: [UIApplicationShortcutItem] {
    Array((AppInformation.shortcutItems + (shortcutItems ?? [])).prefix(4))
  }
}

extension AppInformation {
  /// The quick actions that do not change.
  ///
  /// An entry without a type or a title is reported, and is no quick action.
  static var shortcutItems: [UIApplicationShortcutItem] {
    let entries = settings["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return entries.compactMap { entry in
      guard let type = entry["UIApplicationShortcutItemType"] as? String,
        let title = entry["UIApplicationShortcutItemTitle"] as? String
      else {
        RuntimeDiagnostics.report(
          .appInformation,
          "Info.plist: an entry of UIApplicationShortcutItems lacks its type or title; add UIApplicationShortcutItemType and UIApplicationShortcutItemTitle"
        )
        return nil
      }
      return UIApplicationShortcutItem(
        type: type, localizedTitle: title, localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
        icon: icon(in: entry),
        userInfo: (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])?.compactMapValues(archivable))
    }
  }

  private static func icon(in entry: [String: Any]) -> UIApplicationShortcutIcon? {
    if let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
      return UIApplicationShortcutIcon(systemImageName: symbol)
    }
    if let file = entry["UIApplicationShortcutItemIconFile"] as? String {
      return UIApplicationShortcutIcon(templateImageName: file)
    }
    return (entry["UIApplicationShortcutItemIconType"] as? String)
      .flatMap(UIApplicationShortcutIcon.IconType.init(settingName:))
      .map(UIApplicationShortcutIcon.init(type:))
  }

  /// Returns a value of a property list as an object that can be archived.
  private static func archivable(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as Data: NSData(data: data)
    default: value as? any NSSecureCoding
    }
  }
}
