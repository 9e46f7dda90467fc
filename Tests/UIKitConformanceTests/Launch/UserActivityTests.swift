import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// The values of user activities, and their updates.
@MainActor
@Suite(.serialized)
struct UserActivityTests {
  private let activity = NSUserActivity(activityType: "com.example.reading")

  @Test(.rule("R1592"))
  func `By default an activity is eligible for Handoff only`() {
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch && !activity.isEligibleForPublicIndexing)
    #expect(!activity.isEligibleForPrediction && !activity.needsSave)
    #expect(activity.keywords.isEmpty && activity.referrerURL == nil && activity.delegate == nil)
    activity.isEligibleForSearch = true
    activity.isEligibleForHandoff = false
    #expect(activity.isEligibleForSearch && !activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForPrediction)
    activity.keywords = ["book"]
    #expect(activity.keywords == ["book"])
  }

  @Test(.rule("R1592"))
  func `A universal link has the type of browsing`() {
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
  }

  #if canImport(Simulator)
    private final class Reader: NSObject, NSUserActivityDelegate {
      var saves = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) {
        saves += 1
        userActivity.addUserInfoEntries(from: ["page": saves])
      }
    }

    @Test(.rule("R1593"))
    func `The delegate updates the current activity if that needs to be saved`() async throws {
      let stage = try await Stage.open()
      let reader = Reader()
      activity.delegate = reader
      activity.needsSave = true
      await stage.turn()
      #expect(reader.saves == 0)
      activity.becomeCurrent()
      await stage.turn()
      #expect(reader.saves == 1 && !activity.needsSave)
      #expect(activity.userInfo?["page"] as? Int == 1)
      await stage.turn()
      #expect(reader.saves == 1)
      activity.needsSave = true
      activity.resignCurrent()
      await stage.turn()
      #expect(reader.saves == 1 && activity.needsSave)
      activity.becomeCurrent()
      activity.invalidate()
      activity.becomeCurrent()
      await stage.turn()
      #expect(reader.saves == 1)
    }

    @Test(.rule("R1593"))
    func `Another activity that becomes current replaces the first one`() async throws {
      let stage = try await Stage.open()
      let reader = Reader()
      activity.delegate = reader
      activity.becomeCurrent()
      let other = NSUserActivity(activityType: "com.example.writing")
      other.becomeCurrent()
      activity.needsSave = true
      await stage.turn()
      #expect(reader.saves == 0)
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.sceneClass = UIWindowScene.self
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      static var activity: NSUserActivity?
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.activity }
    }

    @Test(.rule("R1593"))
    func `The delegate updates an activity before the state of its scene is saved`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let reader = Reader()
      activity.delegate = reader
      activity.needsSave = true
      activity.keywords = ["book"]
      activity.isEligibleForSearch = true
      SceneDelegate.activity = activity
      defer { SceneDelegate.activity = nil }
      simulator.launch(AppDelegate.self)
      let session = simulator.scene.session
      simulator.sendToBackground()
      let saved = try #require(session.stateRestorationActivity)
      #expect(saved.userInfo?["page"] as? Int == 1)
      #expect(saved.keywords == ["book"] && saved.isEligibleForSearch)
      simulator.bringToForeground()
      simulator.sendToBackground()
      #expect(reader.saves == 1)
    }
  #endif
}
