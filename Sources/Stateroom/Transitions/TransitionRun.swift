import UIKit

/// One animated transition while it is played.
///
/// Owns the animators: one for the views that move by the container's ``Transition``, and one for every child that drives
/// its own part. All are held, turned round and cut short together. When the last one is done every view gets back what
/// the motion changed, and the end is reported, once.
///
/// While a hand holds it nothing runs: the animators are paused, play forwards, and ``progress`` says where they are. A
/// part that was over when the hand came stays where it is, and is played back if the transition is.
@MainActor
final class TransitionRun {
  private struct Mover {
    let controller: UIViewController
    let view: UIView
    let isEntering: Bool
    let alpha: CGFloat
    let transform: CATransform3D
    let isHiddenFromAssistance: Bool
    var driver: (any StateViewControllerTransitioning)? { controller as? any StateViewControllerTransitioning }
  }

  /// What one animator plays: the views that move by the transition, or a child that drives its own.
  @MainActor
  private struct Part {
    let movers: [Mover]
    let animator: UIViewPropertyAnimator
    var delay: TimeInterval = 0
    /// The end of the transition that the animator leads to when it is not reversed.
    var destination = AnimationPosition.end
    /// Whether it can be held and turned round where it is.
    var isPlayable: Bool { animator.state == .active && animator.duration > 0 }
  }

  private let transition: Transition
  private let movers: [Mover]
  private var parts: [Part] = []
  private var running = 0
  private var isOver = false
  private var isReversed = false
  private var isHeld = false
  var heading: AnimationPosition { isReversed ? .start : .end }
  private var onEnd: ((AnimationPosition) -> Void)?
  /// Where the leaving views were, from back to front, each with the view that was right behind it.
  private var depths: [(view: UIView, behind: UIView?)] = []
  /// The view that all this takes place in, for as long as it does.
  private var stage: UIView?

  init(
    _ transition: Transition, entering: [UIViewController], leaving: [UIViewController],
    onEnd: @escaping (AnimationPosition) -> Void
  ) {
    self.transition = transition
    self.onEnd = onEnd
    movers =
      leaving.compactMap { Self.mover($0, isEntering: false) }
      + entering.compactMap { Self.mover($0, isEntering: true) }
  }

  private static func mover(_ controller: UIViewController, isEntering: Bool) -> Mover? {
    controller.viewIfLoaded.map {
      Mover(
        controller: controller, view: $0, isEntering: isEntering, alpha: $0.alpha, transform: $0.transform3D,
        isHiddenFromAssistance: $0.accessibilityElementsHidden)
    }
  }

  // MARK: - Playing

  /// Begins to play, or waits at the beginning for a hand to move it.
  ///
  /// - Parameter alongside: What others want to have animated with it.
  func start(isHeld: Bool = false, alongside: @escaping () -> Void = {}) {
    let moved = movers.filter { $0.driver == nil }
    arrangeDepth()
    updateAccessibility()
    // What is laid out for the first time is not to fly in from an empty frame.
    for mover in moved where mover.isEntering { displace(mover, by: transition.entering) }
    var plans: [Part] = []
    if !moved.isEmpty || movers.isEmpty { plans.append(Part(movers: moved, animator: animator(for: moved))) }
    for mover in movers {
      guard let driver = mover.driver else { continue }
      driver.stateTransitionWillBegin(isAppearing: mover.isEntering)
      let animator = animator(for: mover, driver)
      plans.append(
        Part(
          movers: [mover], animator: animator, delay: driver.stateTransitionDelay(isAppearing: mover.isEntering)))
    }
    // User code above may have cut this very run short.
    guard !isOver else { return }
    parts = plans
    animateAlongside(alongside)
    running = parts.count
    self.isHeld = isHeld
    for part in plans { isHeld ? hold(part) : play(part) }
  }

  /// Animates something with the motion, or with what is left of it.
  func animateAlongside(_ animations: @escaping () -> Void) {
    guard let part = parts.first(where: { $0.animator.state != .stopped }), !isOver else { return animations() }
    part.animator.addAnimations(animations)
  }

  private func play(_ part: Part) {
    observe(part)
    if part.delay > 0 {
      part.animator.startAnimation(afterDelay: part.delay)
    } else {
      part.animator.startAnimation()
    }
  }

  private func observe(_ part: Part) {
    part.animator.addCompletion { [weak self] position in self?.animatorEnded(at: position) }
  }

  /// Turns round where it is. A part that is over already is played back.
  func reverse(velocity: CGFloat = 0) {
    guard !isOver else { return }
    isReversed.toggle()
    isHeld = false
    updateAccessibility()
    for (index, part) in parts.enumerated() {
      if part.isPlayable {
        part.animator.pauseAnimation()
        resume(part, velocity: velocity)
      } else {
        parts[index] = Part(movers: part.movers, animator: animatorBack(for: part.movers), destination: heading)
        running += 1
        play(parts[index])
      }
    }
  }

  // MARK: - Holding

  /// Stops where it is and follows ``progress`` from now on.
  func hold() {
    guard !isOver, !isHeld else { return }
    isHeld = true
    for part in parts where part.isPlayable {
      part.animator.pauseAnimation()
      part.animator.isReversed = false
    }
  }

  private func hold(_ part: Part) {
    observe(part)
    // An animation without a length is over at once, whoever holds it.
    part.animator.duration > 0 ? part.animator.pauseAnimation() : part.animator.startAnimation()
  }

  /// How far a held transition is from its start, 0 to 1, over the time that all its parts take.
  var progress: CGFloat {
    get {
      let time = parts.filter(\.isPlayable).map { part in
        let fraction = part.animator.fractionComplete
        return part.delay + (part.destination == .end ? fraction : 1 - fraction) * part.animator.duration
      }
      return totalTime > 0 ? (time.max() ?? 0) / totalTime : 1
    }
    set {
      guard isHeld, !isOver else { return }
      let time = min(max(newValue, 0), 1) * totalTime
      for part in parts where part.isPlayable {
        let fraction = min(max((time - part.delay) / part.animator.duration, 0), 1)
        part.animator.fractionComplete = part.destination == .end ? fraction : 1 - fraction
      }
    }
  }

  private var totalTime: TimeInterval { parts.map { $0.delay + $0.animator.duration }.max() ?? 0 }

  /// Runs on after it was held.
  ///
  /// - Parameter velocity: How fast the hand was, in lengths of the whole way per second, towards where it runs.
  func release(velocity: CGFloat) {
    guard !isOver, isHeld else { return }
    isHeld = false
    for part in parts where part.isPlayable { resume(part, velocity: velocity) }
  }

  private func resume(_ part: Part, velocity: CGFloat) {
    part.animator.isReversed = part.destination != heading
    guard velocity > 0 else {
      return part.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    // A spring wants its velocity in lengths of what is left of the way.
    let rest = max(1 - part.animator.fractionComplete, 0.01)
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity / rest, dy: velocity / rest))
    part.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }

  /// Jumps to an end at once, without a report.
  func finish(at position: AnimationPosition) {
    guard !isOver else { return }
    // From here on the animators' own reports are of no interest.
    isOver = true
    onEnd = nil
    let goesOn = position == heading
    isReversed = position == .start
    for part in parts where part.animator.state == .active {
      part.animator.stopAnimation(false)
      // Where the part itself began is not where the transition did, if it was made on the way back.
      part.animator.finishAnimation(at: part.animator.isReversed == goesOn ? .start : .end)
    }
    end()
  }

  // MARK: - Animators

  private func animator(for moved: [Mover]) -> UIViewPropertyAnimator {
    let animator: UIViewPropertyAnimator
    switch transition.timing {
    case .curve(let curve): animator = UIViewPropertyAnimator(duration: transition.duration, curve: curve)
    case .spring(let dampingRatio):
      animator = UIViewPropertyAnimator(duration: transition.duration, dampingRatio: dampingRatio)
    }
    animator.addAnimations { [transition] in
      guard transition.order == .leavingFirst else {
        for mover in moved { Self.animate(mover, transition) }
        return
      }
      UIView.animateKeyframes(withDuration: transition.duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          for mover in moved where !mover.isEntering { Self.animate(mover, transition) }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          for mover in moved where mover.isEntering { Self.animate(mover, transition) }
        }
      }
    }
    return animator
  }

  private func animator(
    for mover: Mover, _ driver: any StateViewControllerTransitioning
  ) -> UIViewPropertyAnimator {
    let isAppearing = mover.isEntering != isReversed
    let animator = UIViewPropertyAnimator(
      duration: driver.stateTransitionDuration(isAppearing: isAppearing), dampingRatio: 1)
    animator.addAnimations { driver.animateAlongsideStateTransition(isAppearing: isAppearing) }
    return animator
  }

  /// For a part that was over when the transition was turned round.
  private func animatorBack(for movers: [Mover]) -> UIViewPropertyAnimator {
    if let mover = movers.first, let driver = mover.driver { return animator(for: mover, driver) }
    let animator = UIViewPropertyAnimator(duration: transition.duration, curve: .easeInOut)
    animator.addAnimations { [transition, isReversed] in
      for mover in movers {
        let isAppearing = mover.isEntering != isReversed
        let motion = mover.isEntering ? transition.entering : transition.leaving
        Self.place(mover, isAppearing ? .none : motion)
      }
    }
    return animator
  }

  private static func animate(_ mover: Mover, _ transition: Transition) {
    if mover.isEntering {
      place(mover, .none)
    } else if transition.leaving != .none {
      place(mover, transition.leaving)
    }
  }

  private static func place(_ mover: Mover, _ motion: Motion) {
    mover.view.alpha = mover.alpha * motion.opacity
    mover.view.transform3D = motion.transform(for: mover.view.bounds.size, over: mover.transform)
  }

  /// Whoever is on the way out is not there any more for those who do not see the motion.
  private func updateAccessibility() {
    for mover in movers {
      let isGoing = mover.isEntering == (heading == .start)
      mover.view.accessibilityElementsHidden = isGoing || mover.isHiddenFromAssistance
    }
  }

  private func displace(_ mover: Mover, by motion: Motion) {
    guard motion != .none else { return }
    UIView.performWithoutAnimation { Self.place(mover, motion) }
  }

  /// Leaving views are put in front or behind for the time of the motion. They alone are moved, so that those who stay
  /// keep the order that they will have.
  private func arrangeDepth() {
    guard let superview = movers.first(where: \.isEntering)?.view.superview else { return }
    stage = superview
    let siblings = superview.subviews
    let entering = Set(movers.filter(\.isEntering).map { ObjectIdentifier($0.view) })
    let leaving = Set(movers.filter { !$0.isEntering }.map { ObjectIdentifier($0.view) })
    let goesInFront = transition.order == .enteringBelow
    // Right beside those who enter, and no further: what stays above both, such as a bar, is to stay above both.
    let places = siblings.indices.filter { entering.contains(ObjectIdentifier(siblings[$0])) }
    guard let pivot = goesInFront ? places.last : places.first else { return }
    for (index, view) in siblings.enumerated() where leaving.contains(ObjectIdentifier(view)) {
      // Only those that are on the wrong side are moved.
      guard goesInFront ? index < pivot : index > pivot else { continue }
      depths.append((view, index > 0 ? siblings[index - 1] : nil))
    }
    if goesInFront {
      for (view, _) in depths.reversed() { superview.insertSubview(view, aboveSubview: siblings[pivot]) }
    } else {
      for (view, _) in depths { superview.insertSubview(view, belowSubview: siblings[pivot]) }
    }
  }

  /// Leaving views that come back belong where they were, if they are still there.
  private func restoreDepths() {
    for (view, behind) in depths {
      guard let superview = view.superview, superview === stage else { continue }
      if let behind, behind.superview === superview {
        superview.insertSubview(view, aboveSubview: behind)
      } else {
        superview.sendSubviewToBack(view)
      }
    }
  }

  // MARK: - Ending

  private func animatorEnded(at position: UIViewAnimatingPosition) {
    guard !isOver else { return }
    running -= 1
    if running == 0 { end() }
  }

  private func end() {
    isOver = true
    UIView.performWithoutAnimation {
      for mover in movers {
        mover.view.alpha = mover.alpha
        mover.view.transform3D = mover.transform
        mover.view.accessibilityElementsHidden = mover.isHiddenFromAssistance
      }
    }
    parts = []
    let position = heading
    if position == .start { restoreDepths() }
    stage = nil
    for mover in movers {
      mover.driver?.stateTransitionDidEnd(isAppearing: mover.isEntering == (position == .end))
    }
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(position)
  }
}
