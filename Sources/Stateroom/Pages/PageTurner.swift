import UIKit

/// The pan gesture that turns pages forward and back.
///
/// One recognizer handles both directions, because a pan that interrupts a running transition and a pan that begins the
/// next one must not be recognized at the same time.
@MainActor
final class PageTurner: TransitionPanSource {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// The page controller, which is set when its view is loaded.
  weak var pages: (any PageTurning)?
  private let pan = TransitionPan()

  init() {
    #if !os(tvOS) && !os(visionOS)
      // A swipe from the edge of the screen pops the page controller from a navigation stack.
      pan.listener.waitsForFailure = { $0 is UIScreenEdgePanGestureRecognizer }
    #endif
    pan.listen(to: recognizer, for: self)
  }

  let edge = ContainerTransition.Edge.right
  let decisiveVelocity = TransitionPan.decisiveVelocity
  var length: CGFloat { max(recognizer.view?.bounds.width ?? 0, 1) }
  var interruptibleContainer: ContainerViewController? { pages }
  var advancesTowardsEdge: Bool { pages?.isTurningForward != pages?.isLeftToRight }

  // A pan that turns no page is for others, such as a page controller around this one.
  func canBegin(isTowardsEdge: Bool) -> Bool { pages?.canTurn(isForward(isTowardsEdge)) ?? false }
  func begin(isTowardsEdge: Bool) -> InteractiveTransition? { pages?.beginTurn(isForward(isTowardsEdge)) }

  private func isForward(_ isTowardsRight: Bool) -> Bool { isTowardsRight != pages?.isLeftToRight }
}

/// A container whose pages a ``PageTurner`` turns.
@MainActor
protocol PageTurning: ContainerViewController {
  var isLeftToRight: Bool { get }
  /// A Boolean value that indicates whether the newest transition is a turn to a page that follows.
  var isTurningForward: Bool { get }
  /// Returns whether there is a next or a previous page, and the user may turn to it.
  func canTurn(_ isForward: Bool) -> Bool
  /// Begins a transition to the next or the previous page.
  func beginTurn(_ isForward: Bool) -> InteractiveTransition?
}
