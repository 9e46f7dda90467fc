import UIKit

/// One animated transition while it is played.
///
/// The run owns the animators: one for the views that the container's ``ContainerTransition`` moves, and one for every
/// child that animates its own part. All animators are paused, reversed and cut short together. When the last animator
/// ends, the run restores what the motion changed in the views, and reports the end, once.
///
/// While a gesture controls the run, its animators are paused and not reversed, and ``progress`` is their position. A
/// part that had already ended remains where it is, and is played back if the transition is reversed.
@MainActor
final class TransitionRun {
  /// The part of one animator: the views that the transition moves, or a child that animates itself.
  @MainActor
  private struct Part {
    let movers: [TransitionMover]
    let animator: UIViewPropertyAnimator
    /// The duration of the part.
    ///
    /// An animator that is created with a duration of 0 has another one.
    let duration: TimeInterval
    var delay: TimeInterval = 0
    /// The end of the transition to which the animator leads when it is not reversed.
    var destination = AnimationPosition.end
    /// A Boolean value that indicates whether the animator can be paused and reversed at this point.
    var isPlayable: Bool { animator.state == .active && duration > 0 }
  }

  let transition: ContainerTransition
  private var movers: [TransitionMover]
  /// The views of children that do not animate their own part.
  private var moved: [TransitionMover] { movers.filter { $0.driver == nil } }
  private var depth = TransitionDepth()
  private var parts: [Part] = []
  /// The app's animator, if it plays the transition.
  private var performance: AnimatorPerformance?
  private var running = 0
  private var isOver = false
  private var isReversed = false
  private var isPaused = false
  /// A Boolean value that indicates whether the transition is about to be reversed.
  private var isTurning = false
  /// The changes that the app has registered for the direction of the last reversal.
  private var changesOfTurn: [() -> Void] = []
  /// The end at which a paused transition is completed if its animations are cut off.
  private var fallback = AnimationPosition.end
  private var isCutOff = false
  /// A Boolean value that indicates whether every part has been started or paused.
  private var hasStarted = false
  var heading: AnimationPosition { isReversed ? .start : .end }
  private var onEnd: ((AnimationPosition) -> Void)?

  init(
    _ transition: ContainerTransition, entering: [UIViewController], leaving: [UIViewController],
    onEnd: @escaping (AnimationPosition) -> Void
  ) {
    self.transition = transition.adapted(hasEntering: !entering.isEmpty, hasLeaving: !leaving.isEmpty)
    self.onEnd = onEnd
    movers =
      leaving.compactMap { TransitionMover($0, isEntering: false) }
      + entering.compactMap { TransitionMover($0, isEntering: true) }
  }

  // MARK: - Playing

  /// Begins to play, or pauses at the beginning for a gesture.
  ///
  /// - Parameter alongside: Animations to run alongside the transition.
  func start(isPaused: Bool = false, alongside: @escaping () -> Void = {}) {
    // Moving views runs their code, so the changes are made to a copy instead of in place.
    var depth = depth
    depth.arrange(movers, leavingInFront: transition.order == .enteringBelow)
    self.depth = depth
    updateAccessibility()
    let performance = performance(isPaused: isPaused)
    if performance == nil {
      let prepared = movers.map { $0.driver == nil ? $0.prepared(for: transition) : $0 }
      movers = prepared
    }
    var plans: [Part] = []
    let moved = moved
    if let interruptible = performance?.interruptible {
      plans.append(Part(movers: moved, animator: interruptible, duration: interruptible.duration))
    } else if performance == nil, !moved.isEmpty || movers.isEmpty {
      plans.append(Part(movers: moved, animator: animator(for: moved), duration: transition.duration))
    }
    plans += movers.compactMap(drivenPart)
    // Code of the app that ran above can have cut this run short.
    guard !isOver else { return }
    parts = plans
    self.performance = performance
    animateAlongside(alongside)
    running = parts.count
    self.isPaused = isPaused
    fallback = .start
    for part in plans { isPaused ? pause(part) : play(part) }
    hasStarted = true
    guard let performance, performance.interruptible == nil else { return }
    running += 1
    performance.play { [weak self] in self?.performanceEnded(didComplete: $0) }
  }

  private func drivenPart(_ mover: TransitionMover) -> Part? {
    guard let driver = mover.driver else { return nil }
    driver.stateTransitionWillBegin(isAppearing: mover.isEntering)
    let duration = driver.stateTransitionDuration(isAppearing: mover.isEntering)
    return Part(
      movers: [mover], animator: animator(for: mover, driver, duration: duration), duration: duration,
      delay: driver.stateTransitionDelay(isAppearing: mover.isEntering))
  }

  /// Returns the app's animator, or `nil` if there is none or if it cannot be controlled by a gesture.
  private func performance(isPaused: Bool) -> AnimatorPerformance? {
    let moved = moved
    guard let animator = transition.animator?.animator, let stage = depth.stage,
      let from = moved.last(where: { !$0.isEntering }), let to = moved.last(where: \.isEntering)
    else { return nil }
    depth.remember()
    let performance = AnimatorPerformance(
      animator, from: from.controller, to: to.controller, in: stage, isInteractive: isPaused)
    return isPaused && performance.interruptible == nil ? nil : performance
  }

  /// Handles the app's animations, which are to run alongside the transition.
  ///
  /// The callbacks of a reversal usually set the values from before the transition, to which the reversed animators
  /// return by themselves. Such changes are made when the animators have ended, so that both do not add up.
  func register(_ animations: @escaping () -> Void) {
    if isTurning, !isOver { changesOfTurn.append(animations) } else { animateAlongside(animations) }
  }

  /// Runs animations alongside the transition, or alongside the rest of it.
  func animateAlongside(_ animations: @escaping () -> Void) {
    guard !isOver else { return animations() }
    // What reversed animators animate does not remain.
    guard heading == .end, !isTurning else {
      let rest = (heading == .start) == isTurning ? 1 - progress : progress
      return UIView.animate(
        withDuration: rest * totalTime, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: animations)
    }
    // An inactive animator runs animations that are added when it becomes active. One that has ended never does.
    let part =
      parts.first { $0.animator.state == .active }
      ?? (hasStarted ? nil : parts.first { $0.animator.state == .inactive })
    if let part { return part.animator.addAnimations(animations) }
    guard performance != nil else { return animations() }
    UIView.animate(withDuration: transition.duration, animations: animations)
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
    let hasLength = part.duration > 0
    part.animator.addCompletion { [weak self] _ in self?.partEnded(hasLength: hasLength) }
  }

  /// Prepares for a reversal, which is announced to the app.
  ///
  /// The changes that the app registers from now on are for the other direction.
  func expectReversal() {
    isTurning = !isOver
    exchange(&changesOfTurn, with: [])
  }

  /// Reverses the transition at the current position.
  ///
  /// A part that has already ended is played back.
  func reverse(velocity: CGFloat = 0) {
    guard !isOver else { return }
    isReversed.toggle()
    isTurning = false
    isPaused = false
    updateAccessibility()
    performance?.directionChanged(isGoingBack: isReversed)
    for (index, part) in parts.enumerated() {
      if part.isPlayable {
        part.animator.pauseAnimation()
        resume(part, velocity: velocity)
      } else {
        let back = partBack(for: part.movers)
        exchange(&parts[index], with: back)
        running += 1
        play(parts[index])
      }
    }
    if !isInterruptible { giveUpPerformance() }
  }

  /// Cuts off an animator that cannot be reversed, and dissolves its views back.
  private func giveUpPerformance() {
    guard let performance = exchange(&performance, with: nil) else { return }
    performance.cutOff()
    endPerformance(performance, at: heading, keeping: movers)
    let moved = moved
    UIView.performWithoutAnimation {
      for mover in moved { mover.place(transition, at: heading == .start ? .end : .start) }
    }
    // The animator no longer reports its end. The dissolve does.
    parts.append(partBack(for: moved))
    play(parts[parts.count - 1])
  }

  /// Restores what the app's animator has changed in the stage.
  private func endPerformance(
    _ performance: AnimatorPerformance, at position: AnimationPosition, keeping staying: [TransitionMover]
  ) {
    performance.ended(at: position)
    UIView.performWithoutAnimation {
      for mover in staying { mover.restore() }
      depth.restoreRemembered(keeping: staying.map(\.view))
    }
  }

  // MARK: - Pausing

  /// A Boolean value that indicates whether a gesture can control the transition.
  var isInterruptible: Bool { performance == nil || performance?.interruptible != nil }

  /// Pauses the transition at the current position, from which ``progress`` moves it.
  func pause() {
    guard !isOver, !isPaused else { return }
    isPaused = true
    fallback = heading
    for part in parts where part.isPlayable {
      part.animator.pauseAnimation()
      part.animator.isReversed = false
    }
  }

  private func pause(_ part: Part) {
    observe(part)
    // An animation without a duration ends immediately, even if it is paused.
    part.duration > 0 ? part.animator.pauseAnimation() : part.animator.startAnimation()
  }

  /// The progress of a paused transition, from 0 to 1, over the duration of all its parts.
  var progress: CGFloat {
    get {
      let time = parts.filter(\.isPlayable).map { part in
        let fraction = part.animator.fractionComplete
        return part.delay + (part.destination == .end ? fraction : 1 - fraction) * part.duration
      }
      return totalTime > 0 ? (time.max() ?? 0) / totalTime : 1
    }
    set {
      guard isPaused, !isOver else { return }
      let time = min(max(newValue, 0), 1) * totalTime
      for part in parts where part.isPlayable {
        let fraction = min(max((time - part.delay) / part.duration, 0), 1)
        part.animator.fractionComplete = part.destination == .end ? fraction : 1 - fraction
      }
    }
  }

  private var totalTime: TimeInterval { parts.map { $0.delay + $0.duration }.max() ?? 0 }

  /// Continues a paused transition.
  ///
  /// - Parameter velocity: The velocity of the gesture in the direction of the transition, in lengths of the whole
  ///   transition per second.
  func resume(velocity: CGFloat) {
    guard !isOver, isPaused else { return }
    isPaused = false
    for part in parts where part.isPlayable { resume(part, velocity: velocity) }
    // A part without a duration ended before the gesture did.
    if running == 0 { end() }
  }

  private func resume(_ part: Part, velocity: CGFloat) {
    part.animator.isReversed = part.destination != heading
    guard velocity > 0 else {
      return part.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    // A spring requires its velocity in lengths of the remaining distance.
    let rest = max(1 - part.animator.fractionComplete, 0.01)
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity / rest, dy: velocity / rest))
    part.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }

  /// Jumps to an end immediately, without reporting the end.
  func finish(at position: AnimationPosition) {
    guard !isOver else { return }
    // From here on, the reports of the animators are ignored.
    isOver = true
    exchange(&onEnd, with: nil)
    let isContinuing = position == heading
    isReversed = position == .start
    performance?.directionChanged(isGoingBack: isReversed)
    if !isInterruptible { performance?.cutOff() }
    for part in parts where part.animator.state == .active {
      part.animator.stopAnimation(false)
      // The beginning of a part that was created while the transition ran back is not the beginning of the transition.
      part.animator.finishAnimation(at: part.animator.isReversed == isContinuing ? .start : .end)
    }
    end()
  }

  // MARK: - Animators

  private func animator(for moved: [TransitionMover]) -> UIViewPropertyAnimator {
    let animator = transition.timing.animator(duration: transition.duration)
    animator.addAnimations(over: transition.duration) { [transition] in
      guard transition.order == .leavingFirst else {
        for mover in moved { mover.place(transition, at: .end) }
        return
      }
      UIView.animateKeyframes(withDuration: transition.duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          for mover in moved where !mover.isEntering { mover.place(transition, at: .end) }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          for mover in moved where mover.isEntering { mover.place(transition, at: .end) }
        }
      }
    }
    return animator
  }

  private func animator(
    for mover: TransitionMover, _ driver: any StateViewControllerTransitioning, duration: TimeInterval
  ) -> UIViewPropertyAnimator {
    let isAppearing = mover.isEntering != isReversed
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1)
    animator.addAnimations(over: duration) { driver.animateAlongsideStateTransition(isAppearing: isAppearing) }
    return animator
  }

  /// Returns a part that plays back one that had ended when the transition was reversed.
  private func partBack(for movers: [TransitionMover]) -> Part {
    if let mover = movers.first, let driver = mover.driver {
      let duration = driver.stateTransitionDuration(isAppearing: mover.isEntering != isReversed)
      return Part(
        movers: movers, animator: animator(for: mover, driver, duration: duration), duration: duration,
        destination: heading)
    }
    let animator = UIViewPropertyAnimator(duration: transition.duration, curve: .easeInOut)
    animator.addAnimations(over: transition.duration) { [transition, heading] in
      for mover in movers { mover.place(transition, at: heading) }
    }
    return Part(movers: movers, animator: animator, duration: transition.duration, destination: heading)
  }

  private func updateAccessibility() {
    for mover in movers { mover.hideFromAssistance(ifGoing: heading) }
  }

  // MARK: - Ending

  /// Handles the end of an animator that cannot be interrupted.
  ///
  /// The animator can report that it has cancelled the transition.
  private func performanceEnded(didComplete: Bool) {
    guard !didComplete, !isReversed, !isOver else { return partEnded(hasLength: true) }
    let onEnd = onEnd
    finish(at: .start)
    onEnd?(.start)
  }

  private func partEnded(hasLength: Bool) {
    guard !isOver else { return }
    running -= 1
    // A paused animator does not play to its end, so its views must have left the window, which removes the animations.
    if isPaused, hasLength { isCutOff = true }
    guard running == 0 else { return }
    guard isPaused else { return end() }
    // The gesture determines the end, unless the animations were cut off.
    guard isCutOff else { return }
    isPaused = false
    isReversed = fallback == .start
    performance?.directionChanged(isGoingBack: isReversed)
    end()
  }

  private func end() {
    isOver = true
    let position = heading
    UIView.performWithoutAnimation {
      for mover in movers { mover.restore() }
    }
    exchange(&parts, with: [])
    UIView.performWithoutAnimation {
      for change in exchange(&changesOfTurn, with: []) { change() }
    }
    if let performance = exchange(&performance, with: nil) {
      endPerformance(performance, at: position, keeping: movers.filter { $0.isEntering == (position == .end) })
    }
    if position == .start { depth.restore() }
    exchange(&depth, with: TransitionDepth())
    for mover in movers {
      mover.driver?.stateTransitionDidEnd(isAppearing: mover.isEntering == (position == .end))
    }
    exchange(&onEnd, with: nil)?(position)
  }
}

extension UIViewPropertyAnimator {
  /// Adds changes that an animator without a duration makes immediately.
  ///
  /// UIKit gives such an animator the default duration; without animations it ends when it is started.
  func addAnimations(over duration: TimeInterval, _ animations: @escaping () -> Void) {
    addAnimations(duration > 0 ? animations : { UIView.performWithoutAnimation(animations) })
  }
}

extension ContainerTransition.Timing {
  @MainActor
  fileprivate func animator(duration: TimeInterval) -> UIViewPropertyAnimator {
    switch self {
    case .curve(let curve): UIViewPropertyAnimator(duration: duration, curve: curve)
    case .bezier(let x1, let y1, let x2, let y2):
      UIViewPropertyAnimator(
        duration: duration, controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .spring(let dampingRatio): UIViewPropertyAnimator(duration: duration, dampingRatio: dampingRatio)
    }
  }
}
