// Only the simulator can send an app to the background.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The life-cycle callbacks and notifications of a scene, and its state restoration.
  @MainActor
  @Suite(.serialized)
  struct SceneLifeCycleTests {
    /// UIKit creates the delegates, so the values that they share with a test are stored outside of them.
    static var log = CallbackLog()
    static var restored: [String: Any] = [:]

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        log.note("configurationForConnecting")
        let configuration = UISceneConfiguration(
          name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
      func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
      ) {
        log.note("didDiscard(\(sceneSessions.count))")
      }
      func applicationDidEnterBackground(_ application: UIApplication) {
        log.note("app.didEnterBackground")
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let activities = connectionOptions.userActivities.map(\.activityType).joined(separator: ",")
        log.note("willConnect(\(activities))")
        restored = session.stateRestorationActivity?.userInfo as? [String: Any] ?? [:]
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = PlaceViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
      func sceneDidDisconnect(_ scene: UIScene) {
        log.note("didDisconnect \(scene.activationState.rawValue)")
      }
      func sceneDidBecomeActive(_ scene: UIScene) {
        log.note("didBecomeActive \(scene.activationState.rawValue)")
      }
      func sceneWillResignActive(_ scene: UIScene) {
        log.note("willResignActive \(scene.activationState.rawValue)")
      }
      func sceneWillEnterForeground(_ scene: UIScene) { log.note("willEnterForeground") }
      func sceneDidEnterBackground(_ scene: UIScene) {
        log.note("didEnterBackground \(scene.activationState.rawValue)")
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        log.note("stateRestorationActivity")
        let activity = NSUserActivity(activityType: "test.place")
        activity.userInfo = ["place": "home"]
        window?.rootViewController?.userActivity = activity
        return activity
      }
      func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        log.note("didUpdate")
        userActivity.addUserInfoEntries(from: ["last": true])
      }
      func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
      ) {
        log.note("restoreInteraction(\(stateRestorationActivity.activityType))")
      }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        log.note("continue(\(userActivity.activityType))")
      }
    }

    final class PlaceViewController: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        log.note("updateUserActivityState")
        activity.addUserInfoEntries(from: ["depth": 3])
      }
    }

    private func launch(on device: Device = .iPhone15) async -> Simulator {
      let simulator = await Simulator.boot(device)
      Self.log = CallbackLog()
      Self.restored = [:]
      simulator.launch(AppDelegate.self)
      return simulator
    }

    // MARK: - To the background and back

    @Test(.rule("R234", "R235"))
    func `To the background and back`() async {
      let simulator = await launch()
      #expect(
        Self.log.take() == [
          "configurationForConnecting", "willConnect()", "willEnterForeground", "didBecomeActive 0",
        ])
      simulator.sendToBackground()
      #expect(
        Self.log.take().filter { $0.hasPrefix("will") || $0.hasPrefix("didE") } == [
          "willResignActive 0", "didEnterBackground 2",
        ])
      #expect(simulator.scene.activationState == .background)
      #expect(UIApplication.shared.applicationState == .background)
      simulator.bringToForeground()
      #expect(Self.log.take() == ["willEnterForeground", "didBecomeActive 0"])
      #expect(UIApplication.shared.applicationState == .active)
    }

    @Test(.rule("R234"))
    func `Every step is posted, for the scene and for the app`() async {
      let simulator = await launch()
      let names = [
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      ]
      let posted = CallbackLog([])
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          notification in
          let name = notification.name.rawValue
          MainActor.assumeIsolated { posted.note(name) }
        }
      }
      defer { observers.forEach(NotificationCenter.default.removeObserver) }
      simulator.sendToBackground()
      simulator.bringToForeground()
      #expect(posted.take() == names.map(\.rawValue))
    }

    @Test(.rule("T13"))
    func `A controller that is shown in the background appears`() async {
      let simulator = await launch()
      simulator.sendToBackground()
      let log = CallbackLog(.loading, .appearance)
      let window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = RecordingViewController("A", log)
      window.makeKeyAndVisible()
      simulator.commit()
      #expect(
        log.take() == [
          "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        ])
      #expect(window.rootViewController?.view.window === window)
      #expect(throws: (any Error).self) { try simulator.tap(at: CGPoint(x: 200, y: 200)) }
      simulator.bringToForeground()
      #expect(throws: Never.self) { try simulator.tap(at: CGPoint(x: 200, y: 200)) }
    }

    // MARK: - Restoration

    @Test(.rule("R236"))
    func `A disconnected scene is restored from its activity`() async throws {
      let simulator = await launch()
      let session = simulator.scene.session
      simulator.sendToBackground()
      #expect(
        Self.log.take().suffix(4) == [
          "didEnterBackground 2", "stateRestorationActivity", "updateUserActivityState",
          "didUpdate",
        ])
      weak let scene: UIScene? = session.scene
      simulator.disconnect(simulator.scene)
      #expect(Self.log.take() == ["didDisconnect -1"])
      #expect(scene == nil)
      #expect(session.scene == nil)
      #expect(UIApplication.shared.openSessions == [session])
      #expect(UIApplication.shared.connectedScenes.isEmpty)
      let again = simulator.reconnect(session)
      #expect(again.session === session)
      #expect(
        Self.log.take() == [
          "willConnect()", "restoreInteraction(test.place)", "willEnterForeground",
          "didBecomeActive 0",
        ])
      #expect(Self.restored["place"] as? String == "home")
      #expect(Self.restored["depth"] as? Int == 3)
      #expect(Self.restored["last"] as? Bool == true)
    }

    @Test(.rule("R236"))
    func `The stored activity is a copy`() async throws {
      let simulator = await launch()
      simulator.sendToBackground()
      let own = (simulator.scene.delegate as? SceneDelegate)?.window?.rootViewController?
        .userActivity
      own?.userInfo = ["place": "elsewhere"]
      let kept = try #require(simulator.scene.session.stateRestorationActivity)
      #expect(kept !== own)
      #expect(kept.userInfo?["place"] as? String == "home")
    }

    @Test(.rule("R236"))
    func `A disconnected scene releases its window and its controllers`() async throws {
      let simulator = await launch()
      weak let window = (simulator.scene.delegate as? SceneDelegate)?.window
      weak let root = window?.rootViewController
      #expect(root != nil)
      simulator.disconnect(simulator.scene)
      await simulator.settle()
      #expect(window == nil)
      #expect(root == nil)
    }

    // MARK: - Several scenes

    @Test(.rule("R234", "R236"))
    func `A second scene on iPad moves to the foreground, and the first one to the background`()
      async throws
    {
      let simulator = await launch(on: .iPadPro11)
      let first = simulator.scene
      _ = Self.log.take()
      #expect(UIApplication.shared.supportsMultipleScenes)
      let activity = NSUserActivity(activityType: "test.open")
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { _ in
        Self.log.note("error")
      }
      #expect(Self.log.take() == [])
      simulator.commit()
      let trace = Self.log.take()
      #expect(
        trace.prefix(3) == [
          "configurationForConnecting", "willConnect(test.open)", "willEnterForeground",
        ])
      #expect(trace.last == "didBecomeActive 0")
      let second = try #require(simulator.scenes.last)
      #expect(second !== first)
      #expect(first.activationState == .background)
      #expect(second.activationState == .foregroundActive)
      #expect(UIApplication.shared.connectedScenes == [first, second])
      #expect(UIApplication.shared.applicationState == .active)
      #expect(second.windows.allSatisfy { $0.windowScene === second })
      UIApplication.shared.requestSceneSessionActivation(
        first.session, userActivity: activity, options: nil)
      simulator.commit()
      #expect(first.activationState == .foregroundActive)
      #expect(second.activationState == .background)
      #expect(Self.log.take().suffix(2) == ["continue(test.open)", "didBecomeActive 0"])
    }

    @Test(.rule("R236"))
    func `Closing a scene discards its session`() async throws {
      let simulator = await launch(on: .iPadPro11)
      let second = try #require(simulator.openScene())
      let session = second.session
      _ = Self.log.take()
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
      simulator.commit()
      #expect(Self.log.take().suffix(2) == ["didDisconnect -1", "didDiscard(1)"])
      #expect(!UIApplication.shared.openSessions.contains(session))
      #expect(simulator.scenes.count == 1)
      var errors: [UISceneError] = []
      UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
        errors.append(contentsOf: [$0 as? UISceneError].compactMap(\.self))
      }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
        errors.append(contentsOf: [$0 as? UISceneError].compactMap(\.self))
      }
      simulator.commit()
      #expect(errors.map(\.code) == [.requestDenied, .requestDenied])
    }

    @Test(.rule("R236"))
    func `An iPhone has one scene`() async throws {
      let simulator = await launch()
      #expect(!UIApplication.shared.supportsMultipleScenes)
      var code: UISceneError.Code?
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
        code = ($0 as? UISceneError)?.code
      }
      simulator.commit()
      #expect(code == .multipleScenesNotSupported)
      #expect(simulator.scenes.count == 1)
      #expect(simulator.openScene() == nil)
    }

    @Test(.rule("R233", "R234"))
    func `Scenes keep their key windows and their sizes apart`() async throws {
      let simulator = await launch(on: .iPadPro11)
      let first = simulator.scene
      let second = try #require(simulator.openScene())
      let (firstKey, secondKey) = (try #require(first.keyWindow), try #require(second.keyWindow))
      #expect(firstKey !== secondKey)
      #expect(firstKey.isKeyWindow && secondKey.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === secondKey)
      simulator.rotate(to: .landscapeLeft)
      await simulator.settle()
      simulator.bringToForeground(first)
      #expect(UIApplication.shared.keyWindow === firstKey)
      #expect(firstKey.bounds.width > firstKey.bounds.height)
      #expect(firstKey.rootViewController?.view.frame == firstKey.bounds)
    }
  }
#endif
