import Foundation
import Simulator
import Testing

@testable import UIKit

/// The state that an app without scenes hands over to its next version.
@MainActor
struct InterfaceStateTests {
  private final class PageViewController: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      page = coder.decodeInteger(forKey: "page")
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var page: PageViewController? { window?.rootViewController as? PageViewController }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let root = PageViewController()
      root.restorationIdentifier = "page"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
  }

  @Test func `The state that the coders have saved is handed over`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let first = Delegate()
    UIApplication.shared.launch(first)
    first.page?.page = 7
    let data = try JSONEncoder().encode(HandOver.capture())
    simulator.quit()
    let second = Delegate()
    let restoration = UIApplication.shared.launch(
      second, takingOver: try JSONDecoder().decode(HandOver.self, from: data))
    #expect(second.page?.page == 7)
    restoration?.cancel()
  }

  @Test func `A state that cannot be decoded is reported, and the app starts without it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    simulator.savedInterfaceState = Data("not a state".utf8)
    let delegate = Delegate()
    UIApplication.shared.launch(delegate)
    #expect(delegate.page?.page == 0)
    #expect(reports == ["The saved state of the app could not be decoded; the app starts without it"])
  }
}
