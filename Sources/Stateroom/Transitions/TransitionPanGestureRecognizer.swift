public import UIKit

/// A finger that pulls a container from one state to another.
///
/// ```swift
/// root.view.addGestureRecognizer(
///   TransitionPanGestureRecognizer(towards: .right) { [weak root] in root?.beginInteractiveTransition(to: .list) })
/// ```
///
/// When a finger sets out in the right direction the closure is asked for a transition, which then follows it. Lifted in
/// the second half of the way, or on a quick move forwards, the finger finishes the transition; otherwise it takes it back.
/// A closure that returns `nil` lets the finger move nothing.
///
/// - Note: The recognizer is its own `delegate`'s owner and asks there whether the direction is right. A delegate of the
///   app's own takes that over; a finger that sets out in another direction then moves nothing.
public final class TransitionPanGestureRecognizer: UIPanGestureRecognizer {
  /// Where the finger has to go.
  public let transitionDirection: ContainerTransition.Edge
  /// A container whose running transition the finger catches, in whatever direction it was going.
  public weak var catchesTransitionsOf: ContainerViewController?
  /// How fast a finger has to be, in points per second, to decide by its direction alone; 300 unless set.
  public var decisiveVelocity: CGFloat = 300
  /// The transition that follows the finger.
  public private(set) var transition: InteractiveTransition?

  private let begin: () -> InteractiveTransition?
  private let listener = GestureListener()
  /// How far the transition was when the finger took it.
  private var origin: CGFloat = 0

  /// Creates a recognizer for a finger that goes in a direction.
  ///
  /// - Parameters:
  ///   - direction: Where a finger goes that finishes the transition.
  ///   - begin: Begins the transition, usually with `beginInteractiveTransition(to:)`.
  public init(towards direction: ContainerTransition.Edge, begin: @escaping () -> InteractiveTransition?) {
    transitionDirection = direction
    self.begin = begin
    super.init(target: nil, action: nil)
    listener.onMove = { [weak self] in self?.fingerMoved() }
    listener.shouldBegin = { [weak self] in
      guard let self else { return false }
      return setsOutInDirection || isThereSomethingToCatch
    }
    listener.listen(to: self)
  }

  private var setsOutInDirection: Bool {
    let velocity = velocity(in: view)
    return along(velocity) > abs(across(velocity))
  }

  private var isThereSomethingToCatch: Bool { catchesTransitionsOf?.isTransitioning == true }

  private func along(_ point: CGPoint) -> CGFloat {
    switch transitionDirection {
    case .left: -point.x
    case .right: point.x
    case .top: -point.y
    case .bottom: point.y
    }
  }

  private func across(_ point: CGPoint) -> CGFloat {
    switch transitionDirection {
    case .left, .right: point.y
    case .top, .bottom: point.x
    }
  }

  /// The length of the whole way, in points.
  private var length: CGFloat {
    let size = view?.bounds.size ?? .zero
    switch transitionDirection {
    case .left, .right: return max(size.width, 1)
    case .top, .bottom: return max(size.height, 1)
    }
  }

  private func fingerMoved() {
    switch state {
    case .began:
      let begun = catchesTransitionsOf?.catchRunningTransition() ?? (setsOutInDirection ? begin() : nil)
      exchange(&transition, with: begun)
      origin = transition?.progress ?? 0
      follow()
    case .changed: follow()
    case .ended:
      let velocity = along(velocity(in: view))
      let isQuick = abs(velocity) > decisiveVelocity
      end(isFinished: isQuick ? velocity > 0 : (transition?.progress ?? 0) > 0.5, velocity: abs(velocity) / length)
    default: end(isFinished: false, velocity: 0)
    }
  }

  private func follow() {
    transition?.update(origin + along(translation(in: view)) / length)
  }

  private func end(isFinished: Bool, velocity: CGFloat) {
    if isFinished { transition?.finish(velocity: velocity) } else { transition?.cancel(velocity: velocity) }
    exchange(&transition, with: nil)
  }
}
