import UIKit

/// One animated transition while it is played.
///
/// The run owns the *parts*: one for the views that the container's ``ContainerTransition`` moves, or for the app's
/// animator in its place, and one for every child that animates itself. All parts are held, reversed and cut short
/// together. A part is *open* until its animation has ended. When no part is open, the run restores what the motion
/// changed in the views, and reports the end, once.
///
/// A run is always in one of four states:
///
/// - `idle`: the run has not been started. Animations that the app registers wait for the parts.
/// - `playing`: the animators run to one end of the transition, the *heading*. Reversing changes the heading.
/// - `held`: a gesture that has begun or interrupted the transition controls it. The animators are paused and not
///   reversed, and ``progress`` moves them. Releasing or reversing the run plays it. If the animations are cut off,
///   because the views leave the window, the run ends where it would without the gesture.
/// - `over`: the run has ended, at one of the ends.
///
/// A part that had ended before the run was paused remains where it is, and is played back if the run is reversed.
@MainActor
final class TransitionRun {
  private enum State {
    case idle
    case playing(AnimationPosition)
    case held(AnimationPosition, endIfCutOff: AnimationPosition)
    case over(AnimationPosition)
  }

  let transition: ContainerTransition
  private var movers: [TransitionMover]
  /// The views of children that do not animate their own part.
  private var moved: [TransitionMover] { movers.filter { $0.driver == nil } }
  private var depth = TransitionDepth()
  private var state = State.idle
  private var parts: [TransitionPart] = []
  private var lastPart = 0
  /// The numbers of the parts that have not ended.
  private var open: Set<Int> = []
  /// The app's animator, if it plays the transition.
  private var performance: AnimatorPerformance?
  /// The animations that run alongside the transition, until it begins.
  private var alongside: [() -> Void] = []
  /// A Boolean value that indicates whether the transition is about to be reversed.
  private var isTurning = false
  /// The changes that the app has registered for the direction of the last reversal.
  private var changesOfTurn: [() -> Void] = []
  private var onEnd: ((AnimationPosition) -> Void)?

  /// The end to which the transition runs, would run without the gesture's decision, or has run.
  var heading: AnimationPosition {
    switch state {
    case .idle: .end
    case .playing(let heading), .held(let heading, _), .over(let heading): heading
    }
  }

  private var isOver: Bool { if case .over = state { true } else { false } }

  /// A Boolean value that indicates whether a gesture controls the run.
  var isHeld: Bool { if case .held = state { true } else { false } }

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

  /// Begins to play, or is held at the beginning by a gesture.
  func start(isHeld: Bool = false) {
    // Moving views runs their code, so the changes are made to a copy instead of in place.
    var depth = depth
    depth.arrange(movers, leavingInFront: transition.order == .enteringBelow)
    self.depth = depth
    updateAccessibility()
    let performance = performance(isHeld: isHeld)
    if performance == nil {
      let prepared = movers.map { $0.driver == nil ? $0.prepared(for: transition) : $0 }
      movers = prepared
    }
    var plans: [TransitionPart] = []
    let moved = moved
    if performance == nil, !moved.isEmpty || movers.isEmpty {
      plans.append(
        TransitionPart(
          number: nextNumber(), movers: moved, animator: animator(for: moved), duration: transition.duration))
    }
    plans += movers.compactMap(drivenPart)
    // Code of the app that ran above can have cut this run short.
    guard !isOver else { return }
    open = Set(plans.map(\.number))
    if let performance {
      plans.insert(begin(performance, playing: moved), at: 0)
      guard !isOver else { return }
    }
    parts = plans
    // From here on, the parts exist that the animations of the app are added to.
    while !alongside.isEmpty {
      for animations in exchange(&alongside, with: []) { add(animations) }
    }
    guard !isOver else { return }
    state = isHeld ? .held(.end, endIfCutOff: .start) : .playing(.end)
    for part in plans { isHeld ? pause(part) : play(part) }
    // An animator of the app can have completed the transition immediately.
    if !isHeld { endIfDone() }
  }

  private func nextNumber() -> Int {
    lastPart += 1
    return lastPart
  }

  private func drivenPart(_ mover: TransitionMover) -> TransitionPart? {
    guard let driver = mover.driver else { return nil }
    driver.stateTransitionWillBegin(isAppearing: mover.isEntering)
    let duration = driver.stateTransitionDuration(isAppearing: mover.isEntering).finiteOrZero
    return TransitionPart(
      number: nextNumber(), movers: [mover], animator: animator(for: mover, driver, duration: duration),
      duration: duration, delay: driver.stateTransitionDelay(isAppearing: mover.isEntering).finiteOrZero)
  }

  /// Returns the app's animator, or `nil` if there is none or if it cannot be controlled by a gesture.
  private func performance(isHeld: Bool) -> AnimatorPerformance? {
    let moved = moved
    guard let animator = transition.animator?.animator, let stage = depth.stage,
      let from = moved.last(where: { !$0.isEntering }), let to = moved.last(where: \.isEntering)
    else { return nil }
    depth.remember()
    let performance = AnimatorPerformance(
      animator, from: from.controller, to: to.controller, in: stage, isHeld: isHeld)
    return isHeld && performance.interruptible == nil ? nil : performance
  }

  /// Begins the app's animator, and returns its part.
  private func begin(_ performance: AnimatorPerformance, playing moved: [TransitionMover]) -> TransitionPart {
    let number = nextNumber()
    self.performance = performance
    open.insert(number)
    performance.begin { [weak self] in self?.performanceEnded(number, didComplete: $0) }
    return TransitionPart(
      number: number, movers: moved, animator: performance.interruptible,
      duration: performance.interruptible?.duration ?? transition.duration, isPerformance: true)
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
    switch state {
    case .idle: alongside.append(animations)
    case .playing, .held: add(animations)
    case .over: animations()
    }
  }

  private func add(_ animations: @escaping () -> Void) {
    // What reversed animators animate does not remain.
    guard heading == .end, !isTurning else {
      let rest = (heading == .end) != isTurning ? 1 - progress : progress
      return UIView.animate(
        withDuration: rest * totalTime, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
        animations: animations)
    }
    // An inactive animator runs animations that are added when it becomes active. One that has ended never does.
    let animator =
      parts.compactMap(\.animator).first { $0.state == .active }
      ?? (isIdle ? parts.compactMap(\.animator).first { $0.state == .inactive } : nil)
    if let animator { return animator.addAnimations(animations) }
    guard performance != nil else { return animations() }
    UIView.animate(withDuration: transition.duration, animations: animations)
  }

  private var isIdle: Bool { if case .idle = state { true } else { false } }

  private func play(_ part: TransitionPart) {
    guard let animator = part.animator else { return }
    observe(part)
    // The app may have started its animator.
    guard animator.state == .inactive else { return }
    if part.delay > 0 {
      animator.startAnimation(afterDelay: part.delay)
    } else {
      animator.startAnimation()
    }
  }

  private func observe(_ part: TransitionPart) {
    // The app's animator reports its own end.
    guard !part.isPerformance else { return }
    let (number, hasLength) = (part.number, part.duration > 0)
    part.animator?.addCompletion { [weak self] _ in self?.partEnded(number, hasLength: hasLength) }
  }

  /// Prepares for a reversal, which is announced to the app.
  ///
  /// The changes that the app registers from now on are for the other direction. Those of an earlier reversal are not
  /// made, because they are for the direction that is given up.
  func expectReversal() {
    isTurning = !isOver
    exchange(&changesOfTurn, with: [])
  }

  /// Reverses the transition at the current position.
  ///
  /// A part that has already ended is played back.
  func reverse(velocity: CGFloat = 0) {
    guard !isOver else { return }
    state = .playing(heading.opposite)
    isTurning = false
    updateAccessibility()
    performance?.directionChanged(isGoingBack: heading == .start)
    if performance?.isPlayable == false { giveUpPerformance() }
    for (index, part) in parts.enumerated() {
      if let animator = part.playable {
        animator.pauseAnimation()
        release(part, velocity: velocity)
      } else {
        let back = partBack(for: part.movers)
        // The duration is determined by code of the app, which can have cut this run short.
        guard !isOver else { return }
        open.remove(part.number)
        open.insert(back.number)
        exchange(&parts[index], with: back)
        play(back)
      }
    }
  }

  /// Cuts off an animator of the app that cannot be reversed, with its views at the end that it leaves.
  ///
  /// Its part is played back like one that has ended.
  private func giveUpPerformance() {
    guard let performance = exchange(&performance, with: nil) else { return }
    performance.cutOff()
    endPerformance(performance, at: heading, keeping: movers)
    let moved = moved
    UIView.performWithoutAnimation {
      for mover in moved { mover.place(transition, at: heading.opposite) }
    }
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

  // MARK: - Holding

  /// A Boolean value that indicates whether a gesture can control the transition.
  var isInterruptible: Bool { performance?.isInterruptible ?? true }

  /// Holds the transition at the current position, from which ``progress`` moves it.
  func hold() {
    guard case .playing(let heading) = state else { return }
    state = .held(heading, endIfCutOff: heading)
    for animator in parts.compactMap(\.playable) {
      animator.pauseAnimation()
      animator.isReversed = false
    }
  }

  private func pause(_ part: TransitionPart) {
    observe(part)
    // An animation without a duration ends immediately, even if it is paused.
    part.duration > 0 ? part.animator?.pauseAnimation() : part.animator?.startAnimation()
  }

  /// The position of the transition, from 0 at its start to 1 at its end.
  ///
  /// It refers to the duration of all parts. Setting it has an effect while a gesture controls the run.
  var progress: CGFloat {
    get {
      switch state {
      case .idle: return 0
      case .over(let position): return position == .end ? 1 : 0
      case .playing, .held:
        return totalTime > 0 ? (parts.compactMap(\.time).max() ?? 0) / totalTime : 1
      }
    }
    set {
      guard isHeld else { return }
      let time = min(max(newValue, 0), 1) * totalTime
      for part in parts { part.move(to: time) }
    }
  }

  private var totalTime: TimeInterval { parts.map { $0.delay + $0.duration }.max() ?? 0 }

  /// Continues a transition that a gesture has controlled.
  ///
  /// - Parameter velocity: The velocity of the gesture in the direction of the transition, in lengths of the whole
  ///   transition per second.
  func release(velocity: CGFloat) {
    guard case .held(let heading, _) = state else { return }
    state = .playing(heading)
    for part in parts { release(part, velocity: velocity) }
    // A part without a duration ended before the gesture did.
    endIfDone()
  }

  private func release(_ part: TransitionPart, velocity: CGFloat) {
    guard let animator = part.playable, let position = part.position else { return }
    animator.isReversed = part.destination != heading
    guard velocity > 0 else {
      return animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    // A spring requires its velocity in lengths of the remaining distance.
    let rest = max(heading == .end ? 1 - position : position, 0.01)
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: velocity / rest, dy: velocity / rest))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
  }

  /// Jumps to an end immediately, without reporting the end.
  func finish(at position: AnimationPosition) {
    guard !isOver else { return }
    // From here on, the reports of the animators are ignored.
    state = .over(position)
    exchange(&onEnd, with: nil)
    performance?.directionChanged(isGoingBack: position == .start)
    if !isInterruptible { performance?.cutOff() }
    for part in parts {
      guard let animator = part.animator, animator.state == .active else { continue }
      animator.stopAnimation(false)
      animator.finishAnimation(at: part.destination == position ? .end : .start)
    }
    end(at: position)
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
    let isAppearing = mover.isEntering == (heading == .end)
    let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1)
    animator.addAnimations(over: duration) { driver.animateAlongsideStateTransition(isAppearing: isAppearing) }
    return animator
  }

  /// Returns a part that plays back one that had ended when the transition was reversed.
  private func partBack(for movers: [TransitionMover]) -> TransitionPart {
    if let mover = movers.first, let driver = mover.driver {
      let duration = driver.stateTransitionDuration(isAppearing: mover.isEntering == (heading == .end)).finiteOrZero
      return TransitionPart(
        number: nextNumber(), movers: movers, animator: animator(for: mover, driver, duration: duration),
        duration: duration, destination: heading)
    }
    let animator = UIViewPropertyAnimator(duration: transition.duration, curve: .easeInOut)
    animator.addAnimations(over: transition.duration) { [transition, heading] in
      for mover in movers { mover.place(transition, at: heading) }
    }
    return TransitionPart(
      number: nextNumber(), movers: movers, animator: animator, duration: transition.duration, destination: heading)
  }

  private func updateAccessibility() {
    for mover in movers { mover.hideFromAssistance(ifGoing: heading) }
  }

  // MARK: - Ending

  /// Handles the end of the app's animator, which can report that it has cancelled the transition.
  private func performanceEnded(_ number: Int, didComplete: Bool) {
    // Only the gesture decides the end while it controls the run.
    guard !didComplete, heading == .end, !isOver, !isHeld else { return partEnded(number, hasLength: true) }
    let onEnd = onEnd
    finish(at: .start)
    onEnd?(.start)
  }

  private func partEnded(_ number: Int, hasLength: Bool) {
    guard !isOver, open.remove(number) != nil, open.isEmpty else { return }
    // A paused animator does not play to its end, so its views must have left the window, which removes the animations.
    // Parts without a length have ended, and the gesture determines the end.
    if case .held(_, let position) = state, hasLength { return end(at: position) }
    endIfDone()
  }

  private func endIfDone() {
    if case .playing(let heading) = state, open.isEmpty { end(at: heading) }
  }

  private func end(at position: AnimationPosition) {
    state = .over(position)
    performance?.directionChanged(isGoingBack: position == .start)
    UIView.performWithoutAnimation {
      for mover in movers { mover.restore() }
    }
    exchange(&parts, with: [])
    // Animations that were registered with a run which never began are performed nevertheless.
    let changes = exchange(&alongside, with: []) + exchange(&changesOfTurn, with: [])
    UIView.performWithoutAnimation {
      for change in changes { change() }
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
