import Simulator
import Testing
import UIKit

/// The battery and the proximity sensor of a simulated device.
@MainActor
struct SensorTests {
  @MainActor private final class Posts {
    var names: [NSNotification.Name] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ names: NSNotification.Name...) {
      for name in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: UIDevice.current, queue: nil) { [weak self] in
            let name = $0.name
            MainActor.assumeIsolated { self?.names.append(name) }
          })
      }
    }

    func end() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  @Test func `An app that monitors the battery reads and receives its changes`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let device = UIDevice.current
    let posts = Posts(UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification)
    defer { posts.end() }
    simulator.setBattery(.charging, level: 0.25)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && posts.names.isEmpty)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.25 && device.batteryState == .charging)
    simulator.setBattery(.charging, level: 0.5)
    #expect(posts.names == [UIDevice.batteryLevelDidChangeNotification])
    simulator.setBattery(.full, level: 7)
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    #expect(
      posts.names.dropFirst() == [
        UIDevice.batteryStateDidChangeNotification, UIDevice.batteryLevelDidChangeNotification,
      ])
    simulator.setBattery(.full, level: 1)
    #expect(posts.names.count == 3)
  }

  @Test func `Only an iPhone has a proximity sensor`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let posts = Posts(UIDevice.proximityStateDidChangeNotification)
    defer { posts.end() }
    UIDevice.current.isProximityMonitoringEnabled = true
    simulator.hold(nearUser: true)
    #expect(UIDevice.current.proximityState && posts.names.count == 1)
    simulator.hold(nearUser: false)
    #expect(!UIDevice.current.proximityState && posts.names.count == 2)
  }

  @Test func `An iPad cannot monitor its proximity`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    UIDevice.current.isProximityMonitoringEnabled = true
    #expect(!UIDevice.current.isProximityMonitoringEnabled)
    simulator.hold(nearUser: true)
    #expect(!UIDevice.current.proximityState)
  }
}
