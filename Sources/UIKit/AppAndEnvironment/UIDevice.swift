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

  /// Sets the physical orientation of the device, as the user does by rotating it.
  package func hold(_ interfaceOrientation: UIInterfaceOrientation) {
    let orientation = UIDeviceOrientation(interfaceOrientation)
    guard orientation != .unknown, orientation != heldOrientation else { return }
    heldOrientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// Resets the device to portrait, and ends the generation of orientation notifications.
  ///
  /// Called when it restarts.
  package func reset() {
    orientationListeners = 0
    heldOrientation = .portrait
  }
}
