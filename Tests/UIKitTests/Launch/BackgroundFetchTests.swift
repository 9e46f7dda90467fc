import Simulator
import Testing

@testable import UIKit

/// What reaches an app delegate while the app is in the background.
@MainActor
struct BackgroundFetchTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var events: [String] = []

    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      Self.events.append("fetch")
      completionHandler(.newData)
      completionHandler(.failed)
    }

    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { Self.events.append("token \(deviceToken.count)") }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      Self.events.append("notification \(userInfo["trip"] ?? "nil")")
      completionHandler(.noData)
    }
  }

  private func launch() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    Delegate.events = []
    simulator.launch(Delegate.self)
    return simulator
  }

  @Test func `An app fetches data after it has requested that`() async throws {
    let simulator = await launch()
    #expect(UIApplication.shared.backgroundRefreshStatus == .available)
    await #expect(throws: SimulatorError.noBackgroundFetch) { try await simulator.performBackgroundFetch() }
    UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    #expect(try await simulator.performBackgroundFetch() == .newData)
    #expect(Delegate.events == ["fetch"])
    UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
    await #expect(throws: SimulatorError.noBackgroundFetch) { try await simulator.performBackgroundFetch() }
  }

  @Test func `An app receives the remote notifications for which it is registered`() async throws {
    let simulator = await launch()
    let error = SimulatorError.notRegisteredForRemoteNotifications
    await #expect(throws: error) { try await simulator.deliverRemoteNotification([:]) }
    UIApplication.shared.registerForRemoteNotifications()
    #expect(Delegate.events.isEmpty)
    await simulator.settle()
    #expect(UIApplication.shared.isRegisteredForRemoteNotifications)
    #expect(try await simulator.deliverRemoteNotification(["trip": 7]) == .noData)
    #expect(Delegate.events == ["token 32", "notification 7"])
    UIApplication.shared.unregisterForRemoteNotifications()
    await #expect(throws: error) { try await simulator.deliverRemoteNotification([:]) }
  }

  @Test func `A delegate without the methods reports that there is no new data`() async throws {
    final class Plain: UIResponder, UIApplicationDelegate {}
    let simulator = await Simulator.boot(.iPhone15)
    simulator.launch(Plain.self)
    UIApplication.shared.setMinimumBackgroundFetchInterval(0)
    UIApplication.shared.registerForRemoteNotifications()
    #expect(try await simulator.performBackgroundFetch() == .noData)
    #expect(try await simulator.deliverRemoteNotification([:]) == .noData)
  }

  @Test func `The icon of an app changes to one in its settings`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let app = UIApplication.shared
    #expect(!app.supportsAlternateIcons)
    AppInformation.settings = ["CFBundleIcons": ["CFBundleAlternateIcons": ["Night": [String: Any]()]]]
    defer {
      AppInformation.settings = [:]
      AlternateIcons.current = nil
    }
    #expect(app.supportsAlternateIcons)
    try await app.setAlternateIconName("Night")
    #expect(app.alternateIconName == "Night")
    await #expect(throws: (any Error).self) { try await app.setAlternateIconName("Day") }
    #expect(app.alternateIconName == "Night")
    var message: String?
    app.setAlternateIconName("Day") { message = $0?.localizedDescription }
    await simulator.settle()
    #expect(message?.contains("no icon \"Day\"") == true && message?.contains("Night") == true)
    app.setAlternateIconName(nil, completionHandler: nil)
    await simulator.settle()
    #expect(app.alternateIconName == nil)
  }
}
