import UIKit

/// A transition that an app's animator plays.
///
/// The performance owns the animator's context, and ends when the animator completes the transition. As in UIKit, the
/// animator is begun with `animateTransition(using:)`, and then requested to return its property animator, so that the
/// run can pause and reverse it. An animator without one, or whose property animator cannot be interrupted, can only be
/// awaited or cut off.
///
/// An animator that a gesture holds from the beginning is not begun: only its property animator is requested, and the
/// performance ends with it.
@MainActor
final class AnimatorPerformance {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let context: AnimatorContext
  private let views: [UIView]
  private let isHeldAtStart: Bool
  /// The property animator, if it can be paused and reversed.
  private(set) var interruptible: UIViewPropertyAnimator?
  /// The closure to call when the performance ends, until then.
  private var onEnd: ((_ didComplete: Bool) -> Void)?
  /// What the animator has reported while its property animator calls its completion handlers.
  private var result: Bool?
  /// The animations that the app's views had before.
  private var former = LayerAnimations()

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController,
    in stage: UIView, isHeld: Bool
  ) {
    self.animator = animator
    context = AnimatorContext(from: from, to: to, in: stage, isInteractive: isHeld)
    views = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
    isHeldAtStart = isHeld
    if isHeld { interruptible = requestedAnimator() }
  }

  /// Begins the performance.
  ///
  /// - Parameter completion: A closure that is called once when the performance ends, unless it is cut off. Its
  ///   parameter is `false` if the animator reports a cancelled transition.
  func begin(completion: @escaping (_ didComplete: Bool) -> Void) {
    onEnd = completion
    context.onCompletion = { [weak self] in self?.transitionCompleted($0) }
    if !isHeldAtStart {
      for view in views { former.record(view) }
      animator.animateTransition(using: context)
      // The animator can have completed the transition immediately.
      if onEnd != nil { interruptible = requestedAnimator() }
    }
    interruptible?.addCompletion { [weak self] in self?.propertyAnimatorEnded(at: $0) }
  }

  private func requestedAnimator() -> UIViewPropertyAnimator? {
    #if canImport(ObjectiveC)
      let requested = animator.interruptibleAnimator?(using: context)
    #else
      let requested = animator.interruptibleAnimator(using: context)
    #endif
    let propertyAnimator = requested as? UIViewPropertyAnimator
    return propertyAnimator?.isInterruptible == true ? propertyAnimator : nil
  }

  /// A Boolean value that indicates whether the performance can be paused and reversed at this point.
  var isPlayable: Bool { interruptible?.state == .active }

  /// A Boolean value that indicates whether a gesture can control what remains, if anything does.
  var isInterruptible: Bool { onEnd == nil || isPlayable }

  func directionChanged(isGoingBack: Bool) { context.transitionWasCancelled = isGoingBack }

  // MARK: - Ending

  private func transitionCompleted(_ didComplete: Bool) {
    // The completion handlers of the property animator are running. The one that was added last knows whether its
    // animations were cut off, so that it has not decided the end.
    if interruptible?.isRunning == true { result = didComplete } else { end(didComplete) }
  }

  private func propertyAnimatorEnded(at position: UIViewAnimatingPosition) {
    guard isHeldAtStart || result != nil else { return }
    end(position == .current || result ?? true)
  }

  private func end(_ didComplete: Bool) { exchange(&onEnd, with: nil)?(didComplete) }

  /// Ends an animation that cannot be interrupted, with its views at their final place.
  func cutOff() {
    context.onCompletion = nil
    exchange(&onEnd, with: nil)
    for view in views { former.removeOthers(from: view) }
  }

  /// Informs the animator that the transition has ended.
  func ended(at position: AnimationPosition) {
    context.onCompletion = nil
    exchange(&onEnd, with: nil)
    #if canImport(ObjectiveC)
      animator.animationEnded?(position == .end)
    #else
      animator.animationEnded(position == .end)
    #endif
  }
}

/// The animations of views at some point in time.
@MainActor
private struct LayerAnimations {
  /// The keys of the animations, by layer. The layers are retained because they are identified by their addresses.
  private var keys: [ObjectIdentifier: (layer: CALayer, keys: Set<String>)] = [:]

  /// Records the animations of a view and of its subviews.
  mutating func record(_ view: UIView) {
    let layer = view.layer
    if let present = layer.animationKeys(), !present.isEmpty { keys[ObjectIdentifier(layer)] = (layer, Set(present)) }
    for subview in view.subviews { record(subview) }
  }

  /// Removes the animations of a view and of its subviews that were not recorded.
  func removeOthers(from view: UIView) {
    let recorded = keys[ObjectIdentifier(view.layer)]?.keys ?? []
    for key in view.layer.animationKeys() ?? [] where !recorded.contains(key) {
      view.layer.removeAnimation(forKey: key)
    }
    for subview in view.subviews { removeOthers(from: subview) }
  }
}
