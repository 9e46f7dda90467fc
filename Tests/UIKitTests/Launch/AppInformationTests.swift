import Simulator
import Testing

@testable import UIKit

/// The settings of an app's `Info.plist`.
@MainActor
@Suite(.ownDevice)
struct AppInformationTests {
  private let files = CatalogFixture()

  /// Launches an app with these settings, whose storyboard `Main` has a controller with the title "Start".
  private func launch(_ delegate: any UIApplicationDelegate, _ settings: [String: Any], _ check: () throws -> Void)
    throws
  {
    let board = BoardFixture.storyboard(BoardFixture.controller("c", "title=\"Start\""), initial: "c")
    try files.write(String(decoding: board, as: UTF8.self), to: "Main.storyboard")
    AppInformation.settings = settings
    AppInformation.bundle = Bundle(url: files.folder)
    defer {
      UIApplication.shared.terminate()
      AppInformation.settings = [:]
      AppInformation.bundle = nil
    }
    UIApplication.shared.launch(delegate)
    try check()
  }

  private func manifest(_ entry: [String: Any]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ]
    ]
  }

  @Test func `The main storyboard is shown in the window of the delegate`() throws {
    let delegate = WindowDelegate()
    try launch(delegate, ["UIMainStoryboardFile": "Main"]) {
      #expect(delegate.titleAtLaunch == "Start")
      #expect(delegate.window?.isKeyWindow == true)
    }
  }

  @Test func `A delegate without a window is reported`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    final class Plain: UIResponder, UIApplicationDelegate {}
    try launch(Plain(), ["UIMainStoryboardFile": "Main"]) {
      #expect(reports.count == 1 && reports[0].contains("must implement the window property"))
    }
  }

  @Test func `The scene manifest names the storyboard and the delegate of the scene`() throws {
    let entry = [
      "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Main",
      "UISceneDelegateClassName": "UIKitTests.ManifestSceneDelegate",
    ]
    try launch(WindowDelegate(), manifest(entry)) {
      let delegates = UIApplication.shared.connectedScenes.compactMap { $0.delegate as? ManifestSceneDelegate }
      let delegate = try #require(delegates.first)
      #expect(delegate.window?.rootViewController?.title == "Start")
      #expect(delegate.window?.isKeyWindow == true)
      let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
      #expect(configuration.delegateClass == ManifestSceneDelegate.self)
      #expect(UISceneConfiguration(name: "Other", sessionRole: .windowApplication).delegateClass == nil)
    }
  }

  @Test func `An unknown scene delegate is reported`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    AppInformation.settings = manifest(["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).NoSuchDelegate"])
    defer { AppInformation.settings = [:] }
    #expect(UISceneConfiguration(name: nil, sessionRole: .windowApplication).delegateClass == nil)
    #expect(reports.count == 1 && reports[0].contains("could not load the scene delegate class"))
  }

  @Test func `The settings are in a folder of the bundle, before the file of the package manager`() throws {
    func plist(_ name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Name</key><string>\(name)</string></dict></plist>
      """
    }
    try files.write("[]", to: "Supporting/Other.json")
    let bundle = try #require(Bundle(url: files.folder))
    #expect(AppInformation.settings(in: bundle) == nil)
    try files.write(plist("package"), to: "Info.plist")
    #expect(AppInformation.settings(in: bundle)?["Name"] as? String == "package")
    try files.write(plist("app"), to: "Supporting/Info.plist")
    #expect(AppInformation.settings(in: bundle)?["Name"] as? String == "app")
  }

  @Test func `Settings that are no property list are reported`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = nil }
    try files.write("<plist", to: "Supporting/Info.plist")
    #expect(AppInformation.settings(in: try #require(Bundle(url: files.folder))) == nil)
    #expect(reports == ["Supporting/Info.plist: the file is not a property list; correct it"])
  }

  @Test func `A configuration without an entry, and one that the app changes, read no storyboard`() {
    let entry = ["UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Missing"]
    AppInformation.settings = manifest(entry)
    defer { AppInformation.settings = [:] }
    #expect(UISceneConfiguration(name: "Other", sessionRole: .windowApplication).storyboard == nil)
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.storyboard = nil
    #expect(configuration.storyboard == nil)
  }

  @Test func `The supported orientations are those of the settings`() throws {
    let settings = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
    try launch(WindowDelegate(), settings) {
      #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .portrait)
    }
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }

  @Test func `An app opens the URLs whose schemes it registers, itself`() throws {
    let settings = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Books"]]]]
    let delegate = WindowDelegate()
    let own = try #require(URL(string: "books://item/1"))
    let other = try #require(URL(string: "https://example.com"))
    var answers: [Bool] = []
    try launch(delegate, settings) {
      #expect(UIApplication.shared.canOpenURL(own) && !UIApplication.shared.canOpenURL(other))
      UIApplication.shared.open(own) { answers.append($0) }
      UIApplication.shared.open(other) { answers.append($0) }
      #expect(delegate.opened.isEmpty)
      AppRuntime.shared.commit()
    }
    #expect(delegate.opened == [own] && answers == [true, false])
  }

  @Test func `The quick actions of the settings come before those of the app, and there are four`() throws {
    var reports: [String] = []
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer {
      RuntimeDiagnostics.observer = nil
      AppInformation.settings = [:]
      UIApplication.shared.shortcutItems = nil
    }
    AppInformation.settings = [
      "UIApplicationShortcutItems": [
        [
          "UIApplicationShortcutItemType": "search", "UIApplicationShortcutItemTitle": "Search",
          "UIApplicationShortcutItemSubtitle": "Everything",
          "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeSearch",
          "UIApplicationShortcutItemUserInfo": ["scope": "all", "limit": 20],
        ],
        ["UIApplicationShortcutItemType": "incomplete"],
      ]
    ]
    UIApplication.shared.shortcutItems = (1...5).map { .init(type: "open", localizedTitle: "Item \($0)") }
    let actions = UIApplication.shared.quickActions
    #expect(actions.map(\.localizedTitle) == ["Search", "Item 1", "Item 2", "Item 3"])
    #expect(actions[0].localizedSubtitle == "Everything" && actions[0].icon?.source == .system(.search))
    #expect(actions[0].userInfo?["scope"] as? NSString == "all")
    #expect((actions[0].userInfo?["limit"] as? NSNumber)?.intValue == 20)
    #expect(reports.count == 1 && reports[0].contains("lacks its type or title"))
  }

  @Test func `The status bar is that of the settings if controllers do not determine it`() throws {
    let settings: [String: Any] = [
      "UIMainStoryboardFile": "Main", "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": true,
    ]
    let delegate = WindowDelegate()
    try launch(delegate, settings.merging(["UIViewControllerBasedStatusBarAppearance": false]) { $1 }) {
      let bar = delegate.window?.windowScene?.statusBarManager
      #expect(bar?.statusBarStyle == .lightContent && bar?.isStatusBarHidden == true)
    }
    try launch(delegate, settings) {
      let bar = delegate.window?.windowScene?.statusBarManager
      #expect(bar?.statusBarStyle == .darkContent && bar?.isStatusBarHidden == false)
    }
  }
}

/// An app delegate without scenes.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var titleAtLaunch: String?
  var opened: [URL] = []

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url)
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    titleAtLaunch = window?.rootViewController?.title
    return true
  }
}

/// A scene delegate that a manifest names.
final class ManifestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
