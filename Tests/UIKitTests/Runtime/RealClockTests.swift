import Testing
import UIKit

/// An app without a virtual clock: in its own process, since the other tests use one.
struct RealClockTests {
  @Test func `Without a simulator time is real, and an animation ends`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ExitAfterAnimation()
        window.makeKeyAndVisible()
        ExitAfterAnimation.window = window
      }
      // The controller ends the process when everything has happened that is to happen.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  @Test func `Without a simulator a timer fires`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        AppRuntime.shared.timers.schedule(after: 60) { exit(EXIT_FAILURE) }
        // Requested later, due earlier.
        AppRuntime.shared.timers.schedule(after: 0.03) { exit(EXIT_SUCCESS) }
      }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}

private final class ExitAfterAnimation: UIViewController {
  static var window: UIWindow?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    self.view.addSubview(view)
    UIView.animate(withDuration: 0.03) {
      view.alpha = 0
    } completion: { finished in
      exit(finished && view.alpha == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
