import UIKit

/// An alert that asks whether a view controller may be left.
@MainActor
final class LeaveAlert {
  private let alert: UIAlertController
  private var continuation: CheckedContinuation<Bool, Never>?
  private var observation: PresentationObservation?
  private var wait: ModalTransitionWait?

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
    guard viewController.presentedViewController != nil || viewController.isInModalTransition else {
      return present(over: viewController)
    }
    // UIKit presents nothing during another transition, which the code that has made the request may have begun.
    let wait = ModalTransitionWait(around: viewController) { [weak self, weak viewController] in
      guard let self else { return }
      // The answer is negative if the view controller was deallocated in the meantime.
      if let viewController { present(over: viewController) } else { end(with: false) }
    }
    exchange(&self.wait, with: wait)
  }

  private func present(over viewController: UIViewController) {
    exchange(&wait, with: nil)
    var presenter = viewController
    while let presented = presenter.presentedViewController { presenter = presented }
    presenter.present(alert, animated: true)
    // UIKit has reported why it does not present.
    guard alert.presentingViewController != nil else { return end(with: false) }
    let observation = PresentationObservation(of: alert) { [weak self] in self?.end(with: false) }
    exchange(&self.observation, with: observation)
  }

  private func cancel() {
    end(with: false)
    PresentedControllers.dismiss(alert, animated: true) {}
  }

  private func end(with answer: Bool) {
    exchange(&wait, with: nil)
    exchange(&observation, with: nil)
    exchange(&continuation, with: nil)?.resume(returning: answer)
  }
}
