import AppController
import Foundation
import Simulator
import Testing
import UIKit

/// An app whose interfaces are in a storyboard.
@MainActor
struct StoryboardTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  /// A bundle with a storyboard in it, for as long as the body runs.
  private func withStoryboard(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func scene(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="\(id)-scene"><objects>
      <viewController id="\(id)" storyboardIdentifier="\(id)" \(attributes)>
      <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      </viewController>
      </objects></scene>
      """
    }
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="app">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
      \(scene("app", #"customClass="BrandedViewController" customModule="AppControllerTests""#))
      \(scene("login", #"title="login""#))
      \(scene("main", #"title="main""#))
      </scenes>
      </document>
      """
    try Data(file.utf8).write(to: folder.appendingPathComponent("App.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))
    try body(bundle)
  }

  @Test(arguments: [true, false])
  func `A9: interfaces come from the storyboard, and the first one is the right one`(isLoggedIn: Bool) throws {
    try withStoryboard { bundle in
      let app = AppController(
        storyboardName: "App", bundle: bundle, loggedOutInterfaceID: "login", loggedInInterfaceID: "main",
        isInitiallyLoggedIn: isLoggedIn, configuration: AppController.Configuration(transitionDuration: 0.2))
      let window = UIWindow(windowScene: simulator.scene)
      app.installRootViewController(in: window)
      #expect(app.storyboard != nil)
      #expect(window.rootViewController is BrandedViewController)
      #expect(app.rootViewController.installedViewController?.title == (isLoggedIn ? "main" : "login"))
      if isLoggedIn { AppController.logout() } else { AppController.login() }
      simulator.advance(by: .seconds(1))
      #expect(app.rootViewController.installedViewController?.title == (isLoggedIn ? "login" : "main"))
    }
  }
}
