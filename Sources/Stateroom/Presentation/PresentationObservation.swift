import UIKit

/// An observation of a presented view controller until it is dismissed, by any code or by the user.
///
/// UIKit reports a dismissal only to the code that makes it, and one by the user to a delegate, which may belong to the
/// app. The observation therefore adds a view to the container view of the presentation. The view is invisible. UIKit
/// removes it from the window together with the container view, which is the occasion to read whether the controller is
/// still presented.
@MainActor
final class PresentationObservation {
  private weak var controller: UIViewController?
  private var ended: (() -> Void)?
  private var witness: WindowWitness?
  private var checkTimer: DelayTimer?
  private let eventWitness: EventWitness?

  /// Creates an observation.
  ///
  /// - Parameters:
  ///   - controller: A presented view controller.
  ///   - willReceiveEvent: A closure that is called before the presentation receives an event of the user, such as the
  ///     touch that begins to pull a sheet, or `nil`. The default is `nil`.
  ///   - ended: A closure that is called once, in an update cycle after the dismissal has ended. It is not called if
  ///     the observation is deallocated before.
  init(
    of controller: UIViewController, willReceiveEvent: (() -> Void)? = nil, ended: @escaping () -> Void
  ) {
    self.controller = controller
    eventWitness = willReceiveEvent.map(EventWitness.init)
    self.ended = ended
    follow()
  }

  func isObserving(_ controller: UIViewController) -> Bool { self.controller === controller }

  /// Adds the witness to the presentation's present container view.
  ///
  /// UIKit creates the container view when the presentation begins, which may be in a later update cycle, and
  /// another one when the presentation adapts to a new size class.
  private func follow(after delay: TimeInterval = 0) {
    guard let controller else { return end() }
    guard let container = controller.presentationController?.containerView else {
      return checkLater(after: delay) { [weak self] in self?.check(nextDelay: DelayTimer.delay(afterOneOf: delay)) }
    }
    guard witness?.superview !== container else { return }
    witness?.remove()
    let witness = WindowWitness()
    witness.didLeaveWindow = { [weak self] in self?.checkLater(after: 0) { [weak self] in self?.check() } }
    container.insertSubview(witness, at: 0)
    eventWitness?.attach(to: container)
    self.witness = witness
  }

  private func checkLater(after delay: TimeInterval, _ check: @escaping () -> Void) {
    checkTimer = DelayTimer(after: delay, check)
  }

  private func check(nextDelay: TimeInterval = 0) {
    guard let controller, controller.presentingViewController != nil else { return end() }
    follow(after: nextDelay)
  }

  private func end() {
    exchange(&witness, with: nil)?.remove()
    checkTimer = nil
    exchange(&ended, with: nil)?()
  }

  isolated deinit {
    witness?.remove()
  }
}
