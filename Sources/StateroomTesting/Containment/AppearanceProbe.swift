import UIKit

/// An invisible child that receives the same appearance callbacks from UIKit as its parent.
///
/// UIKit forwards appearance callbacks to the children of a controller, unless the controller forwards them by itself.
/// The probe therefore receives the callbacks of the controller: an appearance transition that a container has not
/// ended for the controller has not ended for the probe either.
final class AppearanceProbe: UIViewController {
  private var grammar = LifecycleGrammar()
  var report: (String) -> Void = { _ in }

  var phase: LifecycleGrammar.Phase { grammar.phase }

  /// Adds a probe to a controller whose view is loaded.
  static func attach(to controller: UIViewController, report: @escaping (String) -> Void) -> AppearanceProbe {
    let probe = AppearanceProbe()
    probe.report = report
    controller.addChild(probe)
    probe.view.frame = .zero
    probe.view.isUserInteractionEnabled = false
    probe.view.accessibilityElementsHidden = true
    controller.viewIfLoaded?.insertSubview(probe.view, at: 0)
    probe.didMove(toParent: controller)
    return probe
  }

  func detach() {
    report = { _ in }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Returns whether a controller forwards its callbacks and accepts an additional child.
  static func canBeAttached(to controller: UIViewController) -> Bool {
    guard controller.isViewLoaded, controller.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // UIKit's own containers give their children a meaning.
    guard !isUIKitContainer(controller), !(controller is AppearanceProbe) else { return false }
    // SwiftUI manages everything below its views, with private classes.
    let name = String(describing: type(of: controller))
    return !name.contains("HostingController") && !name.hasPrefix("_")
  }

  static func isUIKitContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
      || controller is UIPageViewController || controller is UIAlertController || controller is UISearchController
  }

  private func check(_ step: LifecycleGrammar.Step) {
    if let problem = grammar.check(step) { report(problem) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    check(.viewWillAppear(animated))
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    check(.viewIsAppearing(animated))
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    check(.viewDidAppear(animated))
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    check(.viewWillDisappear(animated))
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    check(.viewDidDisappear(animated))
  }
}
