// Only the simulator can end an app and launch it again.
#if canImport(Simulator)
  import Simulator
  import UIKit

  /// An app without scenes that restores its state. Tests configure what it does.
  ///
  /// UIKit creates the delegate, so the values that it shares with a test are stored outside of it.
  @MainActor
  enum RestoringApp {
    static var log = CallbackLog()
    static var saves = true
    static var restores = true
    static var makeRoot: @MainActor () -> UIViewController = { UIViewController() }
    static var provide: @MainActor ([String], NSCoder) -> UIViewController? = { _, _ in nil }
    static var encode: @MainActor (NSCoder) -> Void = { _ in }
    static var decode: @MainActor (NSCoder) -> Void = { _ in }

    /// Boots a device and launches the app with a root view controller.
    static func launch(_ makeRoot: @escaping @MainActor () -> UIViewController) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      (log, saves, restores) = (CallbackLog(), true, true)
      (provide, encode, decode) = ({ _, _ in nil }, { _ in }, { _ in })
      self.makeRoot = makeRoot
      simulator.launch(Delegate.self)
      _ = log.take()
      return simulator
    }

    /// Ends the app in the background, and launches it again.
    static func relaunch(_ simulator: Simulator) {
      simulator.terminate()
      _ = log.take()
      simulator.launch(Delegate.self)
    }

    /// The root view controller of the running app.
    static var root: UIViewController? { (UIApplication.shared.delegate as? Delegate)?.window?.rootViewController }

    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("willFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log.note("didFinishLaunching")
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        log.note("shouldSave")
        return saves
      }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        log.note("shouldRestore")
        return restores
      }
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        log.note("willEncode")
        encode(coder)
      }
      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.note("didDecode")
        decode(coder)
      }
      func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
      ) -> UIViewController? {
        log.note("delegate \(identifierComponents.joined(separator: "/"))")
        return provide(identifierComponents, coder)
      }
    }
  }

  /// A view controller with a state, which records the calls of state restoration.
  final class PlaceViewController: UIViewController {
    var place = ""
    var friend: UIViewController?

    convenience init(_ identifier: String?, place: String = "") {
      self.init(nibName: nil, bundle: nil)
      restorationIdentifier = identifier
      self.place = place
    }

    private func note(_ call: String) { RestoringApp.log.note("\(restorationIdentifier ?? "-").\(call)") }

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      note("encode")
      coder.encode(place as Any?, forKey: "place")
      coder.encode(friend, forKey: "friend")
    }

    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      note("decode")
      place = coder.decodeObject(forKey: "place") as? String ?? "?"
      friend = coder.decodeObject(of: UIViewController.self, forKey: "friend")
    }

    override func applicationFinishedRestoringState() {
      super.applicationFinishedRestoringState()
      note("finished")
    }
  }

  /// A restoration class that creates a view controller with the last identifier of the path.
  enum PlaceRestoration: UIViewControllerRestoration {
    /// The identifiers of the view controllers that are not created.
    @MainActor static var refused: Set<String> = []

    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      RestoringApp.log.note("class \(identifierComponents.joined(separator: "/"))")
      guard let identifier = identifierComponents.last, !refused.contains(identifier) else { return nil }
      let controller = PlaceViewController(identifier)
      controller.restorationClass = PlaceRestoration.self
      return controller
    }
  }
#endif
