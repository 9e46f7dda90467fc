import UIKit

/// A pan gesture that begins or interrupts transitions, and controls them.
///
/// The object listens to a recognizer. A pan takes one way through its states, whatever it controls:
///
/// 1. *Admission*, when the recognizer asks whether it should begin. A pan along the axis interrupts the running
///    transition, or begins one in its direction if the source allows that. Any other pan is left to other recognizers.
///    The decision is made once, so that a pan that was admitted to interrupt a transition never begins one that the
///    source has not allowed.
/// 2. *Beginning*: the pan receives its hold on the transition that it interrupts or begins.
/// 3. *Movement*: the transition follows the touch.
/// 4. *End*: the transition is finished or cancelled according to the movement, and cancelled if the recognizer is.
///
/// Distances and velocities are measured towards one edge, that of the source. An interrupted transition follows the
/// touch whether its views move towards that edge or away from it.
@MainActor
final class TransitionPan {
  /// What a pan was admitted for.
  private enum Admission {
    case interruption
    case beginning(isTowardsEdge: Bool)
  }

  /// The velocity, in points per second, above which the direction alone determines the result.
  static let decisiveVelocity: CGFloat = 300

  let listener = GestureListener()
  private weak var recognizer: UIPanGestureRecognizer?
  private weak var source: (any TransitionPanSource)?
  private var admission: Admission?
  private var hold: PanHold?

  /// The transition that the pan controls, or `nil` if there is none.
  var transition: InteractiveTransition? { hold?.transition }

  /// Begins to listen to a recognizer.
  func listen(to recognizer: UIPanGestureRecognizer, for source: any TransitionPanSource) {
    self.recognizer = recognizer
    self.source = source
    // The references are weak because the recognizer calls its targets in turn, and an earlier one may deallocate the
    // pan.
    listener.onMove = { [weak self] in self?.gestureMoved() }
    listener.shouldBegin = { [weak self] in
      guard let self else { return false }
      let admission = admissible()
      self.admission = admission
      return admission != nil
    }
    listener.listen(to: recognizer)
  }

  // MARK: - States

  private func admissible() -> Admission? {
    guard let recognizer, let source else { return nil }
    let movement = recognizer.initialMovement
    let distance = along(movement)
    guard abs(distance) > abs(across(movement)) else { return nil }
    if source.interruptibleContainer?.containment.canInterruptAnimation == true { return .interruption }
    return source.canBegin(isTowardsEdge: distance > 0) ? .beginning(isTowardsEdge: distance > 0) : nil
  }

  private func gestureMoved() {
    switch recognizer?.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: end()
    default:
      hold?.transition.cancel()
      exchange(&hold, with: nil)
    }
  }

  private func begin() {
    // A delegate of the app, in place of the listener, admits pans without asking.
    let admission = exchange(&admission, with: nil) ?? admissible()
    var hold: PanHold?
    switch admission {
    case .interruption: hold = interruption()
    case .beginning(let isTowardsEdge):
      hold = source?.begin(isTowardsEdge: isTowardsEdge).map { PanHold($0, direction: isTowardsEdge ? 1 : -1) }
    case nil: break
    }
    exchange(&self.hold, with: hold)
  }

  private func interruption() -> PanHold? {
    guard let source, let transition = source.interruptibleContainer?.interruptRunningTransition() else { return nil }
    // The views decide, because another transition than the source's can be running.
    let advances = transition.advances(towards: source.edge) ?? source.advancesTowardsEdge
    return PanHold(transition, direction: advances ? 1 : -1)
  }

  private func follow() {
    guard let hold, let recognizer, let source else { return }
    hold.follow(along(recognizer.translation(in: recognizer.view)) / source.length)
  }

  private func end() {
    let hold = exchange(&hold, with: nil)
    guard let recognizer, let source else { return }
    let velocity = along(recognizer.velocity(in: recognizer.view))
    hold?.end(velocity: velocity / source.length, isDecisive: abs(velocity) > source.decisiveVelocity)
  }

  // MARK: - Axis

  private func along(_ point: CGPoint) -> CGFloat {
    switch source?.edge {
    case .left, .leading: -point.x
    case .right, .trailing, nil: point.x
    case .top: -point.y
    case .bottom: point.y
    }
  }

  private func across(_ point: CGPoint) -> CGFloat { source?.edge.isHorizontal == false ? point.x : point.y }
}

/// An object that determines what a pan gesture begins and interrupts.
@MainActor
protocol TransitionPanSource: AnyObject {
  /// The edge that distances are measured towards, which does not depend on the layout direction.
  var edge: ContainerTransition.Edge { get }
  /// The distance of the whole transition, in points, which is greater than 0.
  var length: CGFloat { get }
  /// The velocity, in points per second, above which the direction alone determines the result.
  var decisiveVelocity: CGFloat { get }
  /// The container whose running transition a pan interrupts, or `nil` if there is none.
  var interruptibleContainer: ContainerViewController? { get }
  /// A Boolean value that indicates whether the running transition advances towards the edge.
  ///
  /// It is used if no view moves along the axis.
  var advancesTowardsEdge: Bool { get }
  /// Returns whether a pan may begin a transition.
  ///
  /// - Parameter isTowardsEdge: A Boolean value that indicates whether the pan moves towards the edge or away from it.
  func canBegin(isTowardsEdge: Bool) -> Bool
  /// Begins the transition that a pan controls, after ``canBegin(isTowardsEdge:)`` has allowed it.
  func begin(isTowardsEdge: Bool) -> InteractiveTransition?
}

extension ContainerTransition.Edge {
  /// A Boolean value that indicates whether the edge is reached by a horizontal movement.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing: true
    case .top, .bottom: false
    }
  }
}
