import UIKit

/// The pan gesture that turns pages forward and back.
///
/// One recognizer handles both directions, because a pan that interrupts a running transition and a pan that begins the
/// next one must not be recognized at the same time.
@MainActor
final class PageTurner {
  /// A running turn of a page that the gesture has interrupted.
  struct Turn {
    var transition: InteractiveTransition
    var isForward: Bool
  }

  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// A closure that interrupts the running transition so that the gesture can control it.
  ///
  /// It returns `nil` if no transition is running.
  var catchPage: () -> Turn? = { nil }
  /// A closure that returns whether a pan can interrupt a running transition.
  var canCatchPage: () -> Bool = { false }
  /// A closure that returns whether there is a next or a previous page, and the user may turn to it.
  var canTurn: (_ isForward: Bool) -> Bool = { _ in false }
  /// A closure that begins a transition to the next or the previous page.
  var beginTurn: (_ isForward: Bool) -> InteractiveTransition? = { _ in nil }
  var isLeftToRight: () -> Bool = { true }

  /// The velocity, in points per second, above which the direction alone decides the outcome.
  private static let decisiveVelocity: CGFloat = 300

  private let listener = GestureListener()
  private var grip: PanGrip?

  init() {
    // The reference is not unowned because the recognizer calls its targets in turn, and an earlier one may deallocate
    // the turner.
    listener.onMove = { [weak self] in self?.gestureMoved() }
    listener.shouldBegin = { [weak self] in
      guard let self else { return false }
      let movement = recognizer.initialMovement
      guard abs(movement.x) > abs(movement.y) else { return false }
      // A pan that turns no page is for others, such as a page controller around this one.
      return canCatchPage() || canTurn(isForward(movement))
    }
    #if !os(tvOS) && !os(visionOS)
      // A swipe from the edge of the screen pops the page controller from a navigation stack.
      listener.waitsForFailure = { $0 is UIScreenEdgePanGestureRecognizer }
    #endif
    listener.listen(to: recognizer)
  }

  private func gestureMoved() {
    switch recognizer.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended:
      let velocity = recognizer.velocity(in: recognizer.view).x
      grip?.end(velocity: velocity / width, isDecisive: abs(velocity) > Self.decisiveVelocity)
      exchange(&grip, with: nil)
    default:
      grip?.transition.cancel()
      exchange(&grip, with: nil)
    }
  }

  private var width: CGFloat { max(recognizer.view?.bounds.width ?? 0, 1) }

  private func isForward(_ movement: CGPoint) -> Bool { (movement.x > 0) != isLeftToRight() }

  private func begin() {
    let movement = recognizer.initialMovement
    if let turn = catchPage() {
      take(turn.transition, direction: turn.isForward == isLeftToRight() ? -1 : 1)
    } else {
      take(beginTurn(isForward(movement)), direction: movement.x > 0 ? 1 : -1)
    }
  }

  /// Takes control of a transition that the direction completes: 1 for right, -1 for left.
  private func take(_ transition: InteractiveTransition?, direction: CGFloat) {
    let grip = transition.map { PanGrip($0, direction: direction) }
    exchange(&self.grip, with: grip)
  }

  private func follow() { grip?.follow(recognizer.translation(in: recognizer.view).x / width) }
}
