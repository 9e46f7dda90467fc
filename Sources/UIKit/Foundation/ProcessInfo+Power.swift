// The state of the device's power, which Foundation for Linux does not declare.

extension ProcessInfo {
  /// Constants that indicate how warm the device is.
  public enum ThermalState: Int, Sendable {
    /// The temperature is within normal limits.
    case nominal
    /// The temperature is slightly raised.
    case fair
    /// The temperature is high, which reduces the performance.
    case serious
    /// The temperature is so high that the device must cool down.
    case critical
  }

  /// A Boolean value that indicates whether the user has turned on Low Power Mode, which a device on Linux does not
  /// have.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device, which is always `nominal` on Linux.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the thermal state changes.
  ///
  /// It is not posted on Linux, because the thermal state does not change.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Posted when the user turns Low Power Mode on or off.
  ///
  /// It is not posted on Linux, because there is no such mode.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
