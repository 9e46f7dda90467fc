import UIKit

/// A navigation controller N on screen, with a log of all callbacks of its controllers and its delegate.
@MainActor
final class NavigationStage {
  let stage: Stage
  let log: CallbackLog
  let navigation: UINavigationController
  let delegate: NavigationProbe
  private(set) var window: UIWindow?

  init(_ names: String..., recording callbacks: Set<Callback> = .lifeCycle, isShown: Bool = true) async throws {
    stage = try await Stage.open()
    log = CallbackLog(callbacks)
    delegate = NavigationProbe(log)
    navigation = UINavigationController()
    navigation.title = "N"
    navigation.viewControllers = names.map { RecordingViewController($0, log) }
    if isShown {
      window = await stage.show(navigation)
      _ = log.take()
    }
  }

  func make(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  func controller(_ index: Int) -> RecordingViewController? {
    navigation.viewControllers[index] as? RecordingViewController
  }
}

/// A delegate that records its calls.
@MainActor
final class NavigationProbe: NSObject, UINavigationControllerDelegate {
  private let log: CallbackLog

  init(_ log: CallbackLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("willShow(\(viewController.title ?? "")) \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("didShow(\(viewController.title ?? "")) \(animated)") }
}
