// A test host on Apple's platforms has launched before any test runs, so that only the simulator can show a launch.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  @MainActor
  struct AppLaunchTests {
    /// UIKit creates the delegates, so the values that they share with a test are stored outside of them.
    static var log = CallbackLog()

    let simulator: Simulator

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      // Switching on the device terminates the previous app, which records its termination.
      Self.log = CallbackLog()
    }

    final class PlainDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("app.willFinishLaunching")
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("app.didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RecordingViewController("A", log)
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { log.note("app.didBecomeActive") }
    }

    @Test(.rule("T05"))
    func `An app without scenes shows its window while it finishes launching`() async {
      simulator.launch(PlainDelegate.self)
      let trace = Self.log.take()
      // The app becomes active before or after viewDidAppear, depending on the version of the system.
      #expect(
        trace.filter { $0 != "app.didBecomeActive" } == [
          "app.willFinishLaunching", "app.didFinishLaunching", "A.loadView()", "A.viewDidLoad()",
          "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        ])
      #expect(trace.filter { $0 == "app.didBecomeActive" }.count == 1)
      #expect(UIApplication.shared.applicationState == .active)
    }

    @Test(.rule("T05"))
    func `Other code of the app runs between viewWillAppear and viewDidAppear`() async throws {
      simulator.launch(PlainDelegate.self)
      let trace = Self.log.take()
      let will = try #require(trace.firstIndex(of: "A.viewWillAppear(false)"))
      let did = try #require(trace.firstIndex(of: "A.viewDidAppear(false)"))
      #expect(will < did)
    }

    final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("app.didFinishLaunching")
        return true
      }
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        log.note("app.configurationForConnecting")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
      func applicationDidBecomeActive(_ application: UIApplication) { log.note("app.didBecomeActive") }
      func applicationWillEnterForeground(_ application: UIApplication) {
        log.note("app.willEnterForeground")
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        log.note("scene.willConnect")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RecordingViewController("A", log)
        window.makeKeyAndVisible()
        self.window = window
      }
      func sceneWillEnterForeground(_ scene: UIScene) {
        log.note("scene.willEnterForeground \(scene.activationState.rawValue)")
      }
      func sceneDidBecomeActive(_ scene: UIScene) {
        log.note("scene.didBecomeActive \(scene.activationState.rawValue)")
      }
    }

    @Test(.rule("R235", "R236"))
    func `An app with scenes is notified of them through their delegates`() async {
      simulator.launch(SceneAppDelegate.self)
      let trace = Self.log.take()
      #expect(
        trace.filter { !$0.hasPrefix("A.") }.map { $0.split(separator: " ")[0] } == [
          "app.didFinishLaunching", "app.configurationForConnecting", "scene.willConnect",
          "scene.willEnterForeground",
          "scene.didBecomeActive",
        ])
      #expect(
        trace.filter { $0.hasPrefix("A.") } == [
          "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        ])
    }

    @Test(.rule("R234"))
    func `A launched scene ends up in the foreground, active`() async {
      simulator.launch(SceneAppDelegate.self)
      #expect(
        Self.log.take().contains("scene.didBecomeActive \(UIScene.ActivationState.foregroundActive.rawValue)")
      )
      #expect(simulator.scene.activationState == .foregroundActive)
      #expect(simulator.scene.windows.count == 1)
      #expect(simulator.scene.delegate is SceneDelegate)
    }
  }
#endif
