// Only the simulator can launch an app.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit

  /// The methods of app delegates that have newer ones beside them, and what the system reports.
  @MainActor
  @Suite(.serialized)
  struct OlderDelegateTests {
    private static var log = CallbackLog.off()

    private final class Older: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) { log.note("didFinish") }
      func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool {
        log.note("open \(url.lastPathComponent) from \(sourceApplication ?? "-"), \(annotation as? String ?? "-")")
        return true
      }
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        log.note("notification \(userInfo["trip"] ?? "-")")
      }
      func applicationSignificantTimeChange(_ application: UIApplication) { log.note("time") }
    }

    private final class Oldest: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        log.note("handle \(url.lastPathComponent)")
        return true
      }
    }

    private final class Newer: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) { log.note("older didFinish") }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("didFinish")
        return true
      }
      func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool {
        log.note("older open")
        return true
      }
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        let isInPlace = (options[.openInPlace] as? Bool).map { "\($0)" } ?? "-"
        log.note("open in place: \(isInPlace), annotation: \(options[.annotation] as? String ?? "-")")
        return true
      }
    }

    private func launch(_ type: any (UIResponder & UIApplicationDelegate).Type) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      Self.log = .off()
      simulator.launch(type)
      return simulator
    }

    private let link = URL(filePath: "/item")

    @Test(.rule("R1590"))
    func `Older methods are called if the delegate has no newer ones`() async throws {
      let simulator = await launch(Older.self)
      #expect(Self.log.take() == ["didFinish"])
      simulator.open(link, from: "com.example.mail")
      #expect(Self.log.take() == ["open item from com.example.mail, -"])
      UIApplication.shared.registerForRemoteNotifications()
      await simulator.settle()
      #expect(try await simulator.deliverRemoteNotification(["trip": 7]) == .noData)
      #expect(Self.log.take() == ["notification 7"])
    }

    @Test(.rule("R1590"))
    func `The oldest method opens a URL if there is no other one`() async {
      let simulator = await launch(Oldest.self)
      simulator.open(link)
      #expect(Self.log.take() == ["handle item"])
    }

    @Test(.rule("R1590"))
    func `Older methods are not called if the delegate has newer ones`() async {
      let simulator = await launch(Newer.self)
      simulator.open(link)
      #expect(Self.log.take() == ["didFinish", "open in place: false, annotation: -"])
    }

    @Test(.rule("R1591"))
    func `A significant change of the time and a screenshot are reported`() async {
      let simulator = await launch(Older.self)
      let center = NotificationCenter.default
      let names = [
        UIApplication.significantTimeChangeNotification, UIApplication.userDidTakeScreenshotNotification,
      ]
      let tokens = names.map { name in
        center.addObserver(forName: name, object: UIApplication.shared, queue: nil) { notification in
          let text = "\(notification.name.rawValue) \(notification.userInfo == nil)"
          MainActor.assumeIsolated { Self.log.note(text) }
        }
      }
      defer { for token in tokens { center.removeObserver(token) } }
      _ = Self.log.take()
      simulator.changeTimeSignificantly()
      #expect(Self.log.take() == ["time", "UIApplicationSignificantTimeChangeNotification true"])
      simulator.pressScreenshotButtons()
      #expect(Self.log.take() == ["UIApplicationUserDidTakeScreenshotNotification true"])
    }
  }
#endif
