import Testing
import UIKit

/// The battery of the device, as far as it is known in a simulator too.
@MainActor
struct BatteryTests {
  @Test(.rule("R1254"))
  func `The battery is unknown while it is not monitored`() async throws {
    let stage = try await Stage.open()
    defer { withExtendedLifetime(stage) {} }
    let device = UIDevice.current
    #expect(!device.isBatteryMonitoringEnabled)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled)
    device.isBatteryMonitoringEnabled = false
  }

  @Test(.rule("R1255"))
  func `The device is not close to the user while its proximity is not monitored`() async throws {
    let stage = try await Stage.open()
    defer { withExtendedLifetime(stage) {} }
    #expect(!UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
  }
}
