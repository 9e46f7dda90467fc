// The keys of launches by services that Linux does not have. No launch options contain them.
extension UIApplication.LaunchOptionsKey {
  /// A value whose presence indicates that the app was launched for a new location of the device.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The local notification for which the app was launched.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The information that another app sent along with a document, a property list.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The identifiers of the Bluetooth central managers for which the app was launched, an array of strings.
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The identifiers of the Bluetooth peripheral managers for which the app was launched, an array of strings.
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The metadata of the shared record whose invitation the user accepted.
  public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// The identifiers of the assets whose download has ended, an array of strings.
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
}
