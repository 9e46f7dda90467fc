public import UIKit

/// A pan gesture recognizer that controls a container's transition.
///
/// ```swift
/// root.view.addGestureRecognizer(
///   TransitionPanGestureRecognizer(towards: .right) { [weak root] in root?.beginInteractiveTransition(to: .list) })
/// ```
///
/// When a pan begins in the direction, the recognizer calls its closure for a transition and moves it with the touch. A
/// pan along the same axis, in either direction, interrupts a transition of ``interruptsTransitionsOf``. If the touch
/// ends in a quick movement, a movement forward finishes the transition and a movement back cancels it. Otherwise the
/// transition is finished in the second half of the distance, and cancelled in the first. If the closure returns `nil`,
/// the pan moves nothing; other recognizers do not receive it either.
///
/// - Note: The recognizer sets its `delegate` to an object that verifies the direction. A delegate of the app replaces
///   that object; a pan that begins in another direction then has no effect.
public final class TransitionPanGestureRecognizer: UIPanGestureRecognizer {
  /// The direction of the pan that finishes the transition.
  public let transitionDirection: ContainerTransition.Edge
  /// A container whose running transition the gesture interrupts and controls.
  ///
  /// The views follow the touch, whether the transition was running in ``transitionDirection``, in the opposite
  /// direction, or back after it was cancelled. A transition that moves no view along that axis advances with a pan in
  /// ``transitionDirection``. The default is `nil`.
  public weak var interruptsTransitionsOf: ContainerViewController?
  /// The velocity above which the direction of the pan alone determines the result.
  ///
  /// The unit is points per second. The default is 300.
  public var decisiveVelocity: CGFloat = TransitionPan.decisiveVelocity
  /// The distance of a pan that plays the whole transition, in points.
  ///
  /// Set it if the views move less than the length of the recognizer's view, such as a small player that grows to full
  /// screen. The default is `nil`: the width or the height of the view.
  public var distance: CGFloat?
  /// The transition that the gesture controls, or `nil` if there is none.
  public var transition: InteractiveTransition? { pan.transition }

  private let begin: () -> InteractiveTransition?
  private let pan = TransitionPan()

  /// Creates a recognizer for pans in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the pan that finishes the transition.
  ///   - begin: A closure that begins the transition, usually with `beginInteractiveTransition(to:)`.
  public init(towards direction: ContainerTransition.Edge, begin: @escaping () -> InteractiveTransition?) {
    transitionDirection = direction
    self.begin = begin
    super.init(target: nil, action: nil)
    pan.listen(to: self, for: self)
  }
}

extension TransitionPanGestureRecognizer: TransitionPanSource {
  var edge: ContainerTransition.Edge { transitionDirection.resolved(in: view) }

  var length: CGFloat {
    if let distance { return max(distance, 1) }
    let size = view?.bounds.size ?? .zero
    return max(transitionDirection.isHorizontal ? size.width : size.height, 1)
  }

  var interruptibleContainer: ContainerViewController? { interruptsTransitionsOf }
  var advancesTowardsEdge: Bool { true }

  func canBegin(isTowardsEdge: Bool) -> Bool { isTowardsEdge }
  func begin(isTowardsEdge: Bool) -> InteractiveTransition? { begin() }
}
