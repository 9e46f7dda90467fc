import Simulator
import Testing
import UIKit

/// The properties of the device that an app can read, and their notifications.
@MainActor @Suite struct DeviceTests {
  @Test(arguments: [(Device.iPhone15, "iPhone", "iOS"), (.iPadPro11, "iPad", "iPadOS")])
  func `A device describes itself`(device: Device, model: String, system: String) async {
    let simulator = await Simulator.boot(device)
    defer { withExtendedLifetime(simulator) {} }
    #expect(UIDevice.current.model == model)
    #expect(UIDevice.current.systemName == system)
    #expect(UIDevice.current.userInterfaceIdiom == (model == "iPad" ? .pad : .phone))
  }

  @Test func `The device orientation is updated only while notifications are generated`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(UIViewController())
    let device = UIDevice.current
    #expect(device.orientation == .unknown)
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    simulator.rotate(to: .landscapeRight)
    #expect(posted == 0)
    device.beginGeneratingDeviceOrientationNotifications()
    // The interface turns against the device.
    #expect(device.orientation == .landscapeLeft)
    simulator.rotate(to: .portrait)
    #expect(posted == 1)
    #expect(device.orientation == .portrait)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.orientation == .unknown)
  }

  @Test func `A rotated device keeps its orientation even if the app does not rotate with it`() async {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(Upright())
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(!simulator.rotate(to: .landscapeRight))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(simulator.scene.interfaceOrientation == .portrait)
  }

  @Test func `The app's notifications follow its scene`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let scene = simulator.scene
    var posted: [String] = []
    let names: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name.rawValue.replacing("UIApplication", with: "")) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    scene.move(to: .background)
    #expect(posted == ["WillResignActiveNotification", "DidEnterBackgroundNotification"])
    posted = []
    scene.move(to: .foregroundActive)
    #expect(posted == ["WillEnterForegroundNotification", "DidBecomeActiveNotification"])
  }
}
