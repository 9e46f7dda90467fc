import UIKit

/// A wait for the end of the modal transition that UIKit performs around a view controller.
///
/// UIKit ignores a presentation or dismissal during another one. The end of a transition, whether it was completed or
/// cancelled by the user, is reported by its coordinator. A transition that has none, or whose coordinator accepts no
/// handlers any more, is examined again in the next update cycle, and then after an increasing delay.
///
/// The wait lasts at least until the next update cycle, in which UIKit begins a dismissal that was requested in this
/// one.
@MainActor
final class ModalTransitionWait {
  private weak var controller: UIViewController?
  private var ended: (() -> Void)?
  private var timer: DelayTimer?
  private var delay: TimeInterval = 0

  /// Creates a wait.
  ///
  /// - Parameters:
  ///   - controller: A view controller.
  ///   - ended: A closure that is called once, when no modal transition is running around the view controller, or when
  ///     it was deallocated. It is not called if the wait is deallocated before.
  init(around controller: UIViewController, ended: @escaping () -> Void) {
    self.controller = controller
    self.ended = ended
    examineLater()
  }

  private func examineLater() {
    timer = DelayTimer(after: delay) { [weak self] in self?.examine() }
    delay = DelayTimer.delay(afterOneOf: delay)
  }

  private func examine() {
    guard let controller, controller.isInModalTransition else {
      exchange(&ended, with: nil)?()
      return
    }
    var hasEnded = false
    let isWaiting = controller.modalTransitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      guard !hasEnded else { return }
      hasEnded = true
      // UIKit ends the transition after its handlers.
      self?.delay = 0
      self?.examineLater()
    }
    if isWaiting != true, !hasEnded { examineLater() }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a modal transition around the view controller is running.
  ///
  /// What moves is the view controller with its ancestors, or a view controller that is presented above it.
  var isInModalTransition: Bool { movingModally != nil }

  /// The coordinator of the modal transition around the view controller, or `nil` if there is none.
  var modalTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { movingModally?.transitionCoordinator }

  /// The lowest view controller around this one that is being presented or dismissed.
  private var movingModally: UIViewController? {
    // An inner view controller can present in its own context, which the outermost one does not know.
    let outermost = sequence(first: self, next: \.parent).reduce(self) { $1 }
    let presented = sequence(first: self, next: \.presentedViewController).dropFirst()
    return ([outermost] + presented).first { $0.isBeingPresented || $0.isBeingDismissed }
  }
}
