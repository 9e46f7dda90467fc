import Testing
import UIKit

/// The power of the device, and the keys of a bundle.
struct ProcessPowerTests {
  @Test func `The thermal states are in order, and the first is that of a simulator`() {
    let states: [ProcessInfo.ThermalState] = [.nominal, .fair, .serious, .critical]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(Notification.Name.NSProcessInfoPowerStateDidChange != ProcessInfo.thermalStateDidChangeNotification)
  }

  @Test func `The keys of a bundle are those of its information`() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
    #expect(kCFBundleExecutableKey as String == "CFBundleExecutable")
  }
}
