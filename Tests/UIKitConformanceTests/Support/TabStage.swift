import UIKit

/// A tab bar controller T on screen, with a log of all callbacks of its controllers.
@MainActor
final class TabStage {
  let stage: Stage
  let log: CallbackLog
  let tabs: UITabBarController
  private(set) var window: UIWindow?

  init(
    _ names: String..., recording callbacks: Set<Callback> = .lifeCycle, isShown: Bool = true,
    of tabs: UITabBarController? = nil
  ) async throws {
    stage = try await Stage.open()
    log = CallbackLog(callbacks)
    self.tabs = tabs ?? UITabBarController()
    self.tabs.title = "T"
    if !names.isEmpty { self.tabs.viewControllers = names.map { RecordingViewController($0, log) } }
    if isShown {
      await show()
      _ = log.take()
    }
  }

  func show() async { window = await stage.show(tabs) }

  func make(_ name: String) -> RecordingViewController { RecordingViewController(name, log) }

  var titles: [String] { tabs.viewControllers?.map { $0.title ?? "" } ?? [] }

  func controller(_ index: Int) -> RecordingViewController? {
    tabs.viewControllers?[index] as? RecordingViewController
  }

  /// The titles of the controllers whose views are on screen.
  var visible: [String] {
    tabs.viewControllers?.filter { $0.viewIfLoaded?.window != nil }.map { $0.title ?? "" } ?? []
  }
}
