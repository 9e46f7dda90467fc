import UIKit

/// An alert that asks whether a view controller may be left.
@MainActor
final class LeaveAlert {
  private let alert: UIAlertController
  private var continuation: CheckedContinuation<Bool, Never>?
  private var observation: PresentationObservation?
  private var timer: DelayTimer?

  init(_ title: String, message: String?, leave: String, stay: String) {
    alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: stay, style: .cancel) { [weak self] _ in self?.end(with: false) })
    alert.addAction(UIAlertAction(title: leave, style: .destructive) { [weak self] _ in self?.end(with: true) })
  }

  /// Presents the alert, and returns the user's answer.
  ///
  /// The answer is `false` if the alert cannot be presented, if other code dismisses it, and if the task is cancelled,
  /// which dismisses it.
  func answer(over viewController: UIViewController) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        begin(over: viewController)
      }
    } onCancel: {
      Task { await self.cancel() }
    }
  }

  private func begin(over viewController: UIViewController) {
    guard viewController.presentedViewController != nil else { return present(over: viewController) }
    // The code that has made the request may have called `dismiss(animated:)`, which UIKit begins in this update cycle.
    timer = DelayTimer(after: 0, presentation(over: viewController))
  }

  /// Returns a closure that presents the alert.
  ///
  /// The answer is negative if the view controller was deallocated in the meantime.
  private func presentation(over viewController: UIViewController) -> () -> Void {
    { [weak self, weak viewController] in
      guard let self else { return }
      if let viewController { present(over: viewController) } else { end(with: false) }
    }
  }

  private func present(over viewController: UIViewController) {
    var presenter = viewController
    while let presented = presenter.presentedViewController {
      if presented.isBeingDismissed { return present(over: viewController, after: presented) }
      presenter = presented
    }
    presenter.present(alert, animated: true)
    // UIKit has reported why it does not present.
    guard alert.presentingViewController != nil else { return end(with: false) }
    let observation = PresentationObservation(of: alert) { [weak self] in self?.end(with: false) }
    exchange(&self.observation, with: observation)
  }

  /// Presents the alert when a dismissal has ended, because UIKit presents nothing before.
  private func present(over viewController: UIViewController, after dismissed: UIViewController) {
    let observation = PresentationObservation(of: dismissed, ended: presentation(over: viewController))
    exchange(&self.observation, with: observation)
  }

  private func cancel() {
    end(with: false)
    alert.presentingViewController?.dismiss(animated: true)
  }

  private func end(with answer: Bool) {
    exchange(&timer, with: nil)
    exchange(&observation, with: nil)
    exchange(&continuation, with: nil)?.resume(returning: answer)
  }
}
