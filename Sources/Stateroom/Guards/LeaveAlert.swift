import UIKit

/// An alert that asks whether a view controller may be left.
@MainActor
final class LeaveAlert {
  private let alert: UIAlertController
  private var continuation: CheckedContinuation<Bool, Never>?
  private var observation: PresentationObservation?

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
        present(over: viewController)
      }
    } onCancel: {
      Task { await self.cancel() }
    }
  }

  private func present(over viewController: UIViewController) {
    var presenter = viewController
    while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
    presenter.present(alert, animated: true)
    // UIKit has reported why it does not present.
    guard alert.presentingViewController != nil else { return end(with: false) }
    observation = PresentationObservation(of: alert) { [weak self] in self?.end(with: false) }
  }

  private func cancel() {
    end(with: false)
    alert.presentingViewController?.dismiss(animated: true)
  }

  private func end(with answer: Bool) {
    exchange(&observation, with: nil)
    exchange(&continuation, with: nil)?.resume(returning: answer)
  }
}
