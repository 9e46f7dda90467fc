// Only the simulator can open something in an app from outside.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit

  /// URLs, quick actions and user activities that reach an app from outside.
  @MainActor
  @Suite(.serialized)
  struct OpenRequestTests {
    private func boot(_ device: Device = .iPhone15) async -> Simulator {
      let simulator = await Simulator.boot(device)
      OpenRequestLog.log = CallbackLog()
      OpenRequestLog.continues = true
      return simulator
    }

    private let link = URL(filePath: "/item/1")
    private let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New Message")

    // MARK: - URLs

    @Test(.rule("R1100"))
    func `A scene that connects for a URL receives it in its options`() async {
      let simulator = await boot()
      simulator.launch(OpenRequestAppDelegate.self, opening: link, from: "com.example.mail")
      let text = "\(link) from com.example.mail"
      #expect(
        OpenRequestLog.log.take() == [
          "configuration(\(text))", "willConnect(\(text))", "willEnterForeground", "didBecomeActive",
        ])
    }

    @Test(.rule("R1101"))
    func `A connected scene receives a URL between entering the foreground and becoming active`() async {
      let simulator = await boot()
      simulator.launch(OpenRequestAppDelegate.self)
      simulator.sendToBackground()
      _ = OpenRequestLog.log.take()
      simulator.open(link)
      #expect(OpenRequestLog.log.take() == ["willEnterForeground", "open(\(link) from -)", "didBecomeActive"])
      simulator.open(link)
      #expect(OpenRequestLog.log.take() == ["open(\(link) from -)"])
    }

    @Test(.rule("R1100"))
    func `A URL connects the scene that the system disconnected`() async {
      let simulator = await boot()
      simulator.launch(OpenRequestAppDelegate.self)
      simulator.sendToBackground()
      simulator.disconnect(simulator.scene)
      _ = OpenRequestLog.log.take()
      simulator.open(link)
      #expect(OpenRequestLog.log.take() == ["willConnect(\(link) from -)", "willEnterForeground", "didBecomeActive"])
    }

    @Test(.rule("R1102"))
    func `An app without scenes has the URL in its launch options and opens it before it becomes active`() async {
      let simulator = await boot()
      simulator.launch(SceneLessAppDelegate.self, opening: link, from: "com.example.mail")
      #expect(
        OpenRequestLog.log.take() == [
          "didFinish(\(link))", "willEnterForeground", "open(\(link) from com.example.mail)", "didBecomeActive",
        ])
      simulator.sendToBackground()
      simulator.open(link)
      #expect(OpenRequestLog.log.take() == ["willEnterForeground", "open(\(link) from -)", "didBecomeActive"])
    }

    @Test(.rule("R1103"))
    func `A launch that returns false has handled the URL and the quick action itself`() async {
      let simulator = await boot()
      OpenRequestLog.continues = false
      simulator.launch(SceneLessAppDelegate.self, opening: link)
      #expect(OpenRequestLog.log.take() == ["didFinish(\(link))", "willEnterForeground", "didBecomeActive"])
      simulator.quit()
      simulator.launch(SceneLessAppDelegate.self, performing: item)
      #expect(OpenRequestLog.log.take() == ["didFinish(compose)", "willEnterForeground", "didBecomeActive"])
    }

    // MARK: - Quick actions

    @Test(.rule("R1104"))
    func `A scene that connects for a quick action receives it in its options, a connected one by its delegate`()
      async throws
    {
      let simulator = await boot()
      simulator.launch(OpenRequestAppDelegate.self, performing: item)
      #expect(
        OpenRequestLog.log.take() == [
          "configuration(compose)", "willConnect(compose)", "willEnterForeground", "didBecomeActive",
        ])
      UIApplication.shared.shortcutItems = [item]
      simulator.sendToBackground()
      try simulator.performQuickAction("New Message")
      #expect(OpenRequestLog.log.take() == ["willEnterForeground", "perform(compose)", "didBecomeActive"])
    }

    @Test(.rule("R1105"))
    func `An app without scenes performs a quick action by its delegate`() async throws {
      let simulator = await boot()
      simulator.launch(SceneLessAppDelegate.self, performing: item)
      #expect(
        OpenRequestLog.log.take() == [
          "didFinish(compose)", "willEnterForeground", "perform(compose)", "didBecomeActive",
        ])
    }

    @Test(.rule("R1106"))
    func `A copy of a quick action can be changed, and the original remains`() throws {
      let icon = UIApplicationShortcutIcon(systemImageName: "star")
      let original = UIApplicationShortcutItem(
        type: "open", localizedTitle: "Open", localizedSubtitle: "The last one", icon: icon,
        userInfo: ["id": NSString(string: "7")])
      let copy = try #require(original.mutableCopy() as? UIMutableApplicationShortcutItem)
      copy.localizedTitle = "Open Again"
      copy.localizedSubtitle = nil
      #expect(original.localizedTitle == "Open" && original.localizedSubtitle == "The last one")
      #expect(copy.type == "open" && copy.icon === icon)
      #expect(copy.userInfo?["id"] as? NSString == "7")
      let frozen = try #require(copy.copy() as? UIApplicationShortcutItem)
      copy.localizedTitle = "Later"
      #expect(frozen.localizedTitle == "Open Again")
      #expect(!(frozen is UIMutableApplicationShortcutItem))
    }

    // MARK: - User activities

    @Test(.rule("R1107"))
    func `A scene receives an activity in its options, or its type before it continues one`() async {
      let simulator = await boot()
      let activity = NSUserActivity(activityType: "browsing")
      simulator.launch(OpenRequestAppDelegate.self, continuing: activity)
      #expect(OpenRequestLog.log.take().prefix(2) == ["configuration(browsing)", "willConnect(browsing)"])
      simulator.sendToBackground()
      _ = OpenRequestLog.log.take()
      simulator.continue(activity)
      #expect(
        OpenRequestLog.log.take() == [
          "willEnterForeground", "willContinue(browsing)", "continue(browsing)", "didBecomeActive",
        ])
    }

    @Test(.rule("R1108"))
    func `The objects that an app delegate passes to the restoration handler restore an activity`() async {
      let simulator = await boot()
      simulator.launch(SceneLessAppDelegate.self, continuing: NSUserActivity(activityType: "browsing"))
      #expect(
        OpenRequestLog.log.take() == [
          "didFinish(browsing)", "willEnterForeground", "willContinue(browsing)", "continue(browsing)",
          "restore(browsing)", "didBecomeActive",
        ])
    }
  }
#endif
