/// The device on which the app runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  public class var current: UIDevice { device }
  private static let device = UIDevice()

  private var orientationListeners = 0
  private var heldOrientation = UIDeviceOrientation.portrait

  /// The model of the device, because apps have no access to the name that the user has set.
  open var name: String { model }
  /// The model of the device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device in the user's language.
  open var localizedModel: String { model }
  /// The name of the operating system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system whose behavior the runtime has.
  open var systemVersion: String { "18.0" }
  /// An identifier of the device for the vendor of the app, which is another one in each process.
  open var identifierForVendor: UUID? { vendorIdentifier }
  private let vendorIdentifier = UUID()
  /// The style of interface to use on the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.hardware.idiom }
  /// A Boolean value that indicates whether the device supports multitasking.
  open var isMultitaskingSupported: Bool { true }

  /// Plays the click of a key, if the first responder's input view enables clicks.
  ///
  /// - Note: The runtime is silent, like a device whose keyboard clicks are turned off.
  open func playInputClick() {}

  // MARK: - Orientation

  /// The physical orientation of the device.
  ///
  /// The value is `unknown` unless orientation notifications are generated.
  open var orientation: UIDeviceOrientation { isGeneratingDeviceOrientationNotifications ? heldOrientation : .unknown }

  /// A Boolean value that indicates whether changes of the device orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Begins the generation of device orientation notifications.
  ///
  /// Each call must be balanced by a call of the end method.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends the effect of one call of the begin method.
  ///
  /// An unbalanced call has no effect.
  open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

  /// Posted when the orientation of the device changes, while notifications are generated.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // MARK: - Battery

  /// Constants that indicate the state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state cannot be determined.
    case unknown = 0
    /// The device is not connected to power.
    case unplugged = 1
    /// The device is connected to power, and the battery is charging.
    case charging = 2
    /// The device is connected to power, and the battery is charged.
    case full = 3
  }

  private var charge: (state: BatteryState, level: Float) = (.unknown, -1)

  /// A Boolean value that indicates whether the state of the battery can be read, and its changes are posted.
  ///
  /// The default is `false`.
  open var isBatteryMonitoringEnabled = false

  /// The state of the battery, which is `unknown` unless the battery is monitored.
  ///
  /// As in the simulators of Apple's platforms, it is also `unknown` until the test sets it.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? charge.state : .unknown }

  /// The level of the battery from 0 to 1, which is -1 unless the battery is monitored.
  ///
  /// As in the simulators of Apple's platforms, it is also -1 until the test sets the state.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? charge.level : -1 }

  /// Posted when the state of the battery changes, while it is monitored.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Posted when the level of the battery changes, while it is monitored.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Sets the state and the level of the battery.
  package func charge(to level: Float, _ state: BatteryState) {
    let old = charge
    charge = (state, state == .unknown ? -1 : min(max(level, 0), 1))
    guard isBatteryMonitoringEnabled else { return }
    if charge.state != old.state {
      NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
    }
    if charge.level != old.level {
      NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
    }
  }

  // MARK: - Proximity

  private var monitorsProximity = false
  private var isNearUser = false

  /// A Boolean value that indicates whether changes of the proximity state are posted.
  ///
  /// It remains `false`, which is the default, on an iPad, which has no proximity sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { monitorsProximity }
    set { monitorsProximity = newValue && userInterfaceIdiom == .phone }
  }

  /// A Boolean value that indicates whether the device is close to the user, while its proximity is monitored.
  open var proximityState: Bool { monitorsProximity && isNearUser }

  /// Posted when the proximity state changes, while it is monitored.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Moves the device close to the user, or away from the user.
  package func hold(nearUser: Bool) {
    guard nearUser != isNearUser else { return }
    isNearUser = nearUser
    guard monitorsProximity else { return }
    NotificationCenter.default.post(name: Self.proximityStateDidChangeNotification, object: self)
  }

  // MARK: - Holding the Device

  /// Sets the physical orientation of the device, as the user does by rotating it.
  package func hold(_ interfaceOrientation: UIInterfaceOrientation) {
    let orientation = UIDeviceOrientation(interfaceOrientation)
    guard orientation != .unknown, orientation != heldOrientation else { return }
    heldOrientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The orientation of an interface that is upright on the device as it is held.
  var interfaceOrientation: UIInterfaceOrientation {
    let candidates: [UIInterfaceOrientation] = [.portraitUpsideDown, .landscapeLeft, .landscapeRight]
    return candidates.first { UIDeviceOrientation($0) == heldOrientation } ?? .portrait
  }

  /// Resets the orientation, the battery, and the proximity, and ends their notifications.
  ///
  /// Called when it restarts.
  package func reset() {
    orientationListeners = 0
    heldOrientation = .portrait
    isBatteryMonitoringEnabled = false
    charge = (.unknown, -1)
    (monitorsProximity, isNearUser) = (false, false)
  }
}
