import UIKit

/// The finger that turns pages, forward and back.
///
/// One recognizer for both ways, so that a finger which catches a page in mid-air and one which turns the next page are
/// never two.
@MainActor
final class PageTurner {
  /// What a finger has hold of.
  struct Grip {
    var transition: InteractiveTransition
    var leadsOn: Bool
  }

  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// Catches the page that is being turned, if there is one.
  var catchPage: () -> Grip? = { nil }
  /// Begins to turn a page, to the next one or the one before.
  var beginTurn: (_ leadsOn: Bool) -> InteractiveTransition? = { _ in nil }
  var isLeftToRight: () -> Bool = { true }

  /// How fast a finger has to be, in points per second, to decide by its direction alone.
  private static let decisiveVelocity: CGFloat = 300

  private let listener = GestureListener()
  private var transition: InteractiveTransition?
  /// How far the transition was when the finger took it.
  private var origin: CGFloat = 0
  /// Which way the finger goes to finish the transition: 1 to the right, -1 to the left.
  private var direction: CGFloat = -1

  init() {
    // Not unowned: the recognizer calls its targets one after the other, and one before this may free the turner.
    listener.onMove = { [weak self] in self?.fingerMoved() }
    listener.shouldBegin = { [weak self] in
      guard let self else { return false }
      let velocity = recognizer.velocity(in: recognizer.view)
      return abs(velocity.x) > abs(velocity.y)
    }
    listener.listen(to: recognizer)
  }

  private func fingerMoved() {
    switch recognizer.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended:
      let velocity = direction * recognizer.velocity(in: recognizer.view).x
      let isQuick = abs(velocity) > Self.decisiveVelocity
      end(isFinished: isQuick ? velocity > 0 : (transition?.progress ?? 0) > 0.5, velocity: abs(velocity) / width)
    default: end(isFinished: false, velocity: 0)
    }
  }

  private var width: CGFloat { max(recognizer.view?.bounds.width ?? 0, 1) }

  private func begin() {
    let goesRight = recognizer.velocity(in: recognizer.view).x > 0
    if let grip = catchPage() {
      exchange(&transition, with: grip.transition)
      direction = grip.leadsOn == isLeftToRight() ? -1 : 1
    } else {
      let begun = beginTurn(goesRight != isLeftToRight())
      exchange(&transition, with: begun)
      direction = goesRight ? 1 : -1
    }
    origin = transition?.progress ?? 0
  }

  private func follow() {
    transition?.update(origin + direction * recognizer.translation(in: recognizer.view).x / width)
  }

  private func end(isFinished: Bool, velocity: CGFloat) {
    if isFinished { transition?.finish(velocity: velocity) } else { transition?.cancel(velocity: velocity) }
    exchange(&transition, with: nil)
  }
}
