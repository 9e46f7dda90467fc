/// The object that stores the running timelines, ends them, and calls their completion handlers.
///
/// The engine does not update values at each frame: the appearance at a time is computed when it is read
/// (`CALayer.appearance(presented:)`).
@MainActor
package final class AnimationEngine {
  package static let shared = AnimationEngine()

  /// The difference below which two times are equal.
  ///
  /// Rounding in a sum of durations therefore does not delay an end.
  package static let tolerance: TimeInterval = 1e-9

  /// A Boolean value that indicates whether animation blocks animate.
  ///
  /// See `UIView.setAnimationsEnabled(_:)`.
  package var areAnimationsEnabled = true

  private var running: [Timeline] = []
  private var displayLinks: [CADisplayLink] = []
  private var motions: [any FrameMotion] = []
  /// The time before which no timeline begins or ends, infinity if none does; `nil` after a change of a timeline.
  ///
  /// Frames are frequent, and most of them are before it.
  private var eventlessUntil: TimeInterval?

  /// A Boolean value that indicates whether an animation needs frames, including repeating ones.
  package var isRunning: Bool { !running.isEmpty || !motions.isEmpty || displayLinks.contains { !$0.isPaused } }

  /// A Boolean value that indicates whether an animation with an end time is running.
  package var hasFiniteAnimations: Bool {
    motions.contains { !$0.isEndless } || running.contains { $0.endTime != nil }
  }

  /// The time at which the next delay or running animation ends; `nil` if there is none.
  package var nextDeadline: TimeInterval? {
    let now = AppRuntime.shared.now
    var deadline = isEventless(at: now) ? eventlessUntil : timelineDeadline(after: now)
    if deadline == .infinity { deadline = nil }
    for motion in motions { deadline = earlier(deadline, motion.motionEnd) }
    return deadline
  }

  /// Returns the time of the next start or end of a timeline; infinity if there is none.
  private func timelineDeadline(after now: TimeInterval) -> TimeInterval {
    var deadline = TimeInterval.infinity
    for timeline in running { deadline = min(deadline, timeline.nextDeadline(after: now) ?? .infinity) }
    return deadline
  }

  /// Returns whether it is known that no timeline begins or ends at a time, or began or ended before.
  private func isEventless(at now: TimeInterval) -> Bool {
    guard let eventlessUntil, !TimeMap.isUsed else { return false }
    return eventlessUntil > now + Self.tolerance
  }

  /// Called when the times of a timeline have changed.
  func timelineDidChange() { eventlessUntil = nil }

  /// Advances all animations to a time.
  ///
  /// Fires display links, and ends finished animations in the order of their end times.
  package func advance(to now: TimeInterval) {
    for link in displayLinks { link.fire(at: now) }
    for motion in motions { motion.advanceMotion(to: now) }
    guard !isEventless(at: now) else { return }
    // The handlers may change the timelines, which are then examined in the next frame too.
    eventlessUntil = timelineDeadline(after: now)
    for timeline in running { timeline.beginIfDue(at: now) }
    for timeline in ended(at: now) {
      // An earlier completion handler may have paused, reversed, or ended this timeline.
      guard running.contains(where: { $0 === timeline }), let endTime = timeline.endTime,
        endTime <= now + Self.tolerance
      else { continue }
      timeline.reachEnd(at: endTime)
    }
  }

  /// Returns the timelines that have reached their end, in the order of their end times.
  private func ended(at now: TimeInterval) -> [Timeline] {
    // The sort is stable, because the offset is part of the key.
    let ended = running.enumerated().compactMap { offset, timeline in
      timeline.endTime.map { (time: $0, offset: offset, timeline: timeline) }
    }
    return ended.filter { $0.time <= now + Self.tolerance }.sorted { ($0.time, $0.offset) < ($1.time, $1.offset) }
      .map(\.timeline)
  }

  /// Ends the animations of a view that left its window.
  ///
  /// Completion handlers are called after the commit, because app code must not run while the hierarchy changes.
  package func viewLeftWindow(_ layer: CALayer) {
    layer.leaveScreen()
  }

  /// Requests a commit after a change of a layer's timing.
  func timingDidChange() { AppRuntime.shared.setNeedsCommit() }

  /// Discards all timelines without calling completion handlers.
  ///
  /// Called when the simulated device restarts.
  package func reset() {
    let forgotten = running
    running = []
    displayLinks = []
    motions = []
    eventlessUntil = nil
    areAnimationsEnabled = true
    TransactionStack.shared.reset()
    LayerCommit.shared.reset()
    TimeMap.isUsed = false
    for timeline in forgotten { timeline.discard() }
  }

  // MARK: - What plays

  func run(_ timeline: Timeline) {
    AnimationCapture.note(timeline)
    timelineDidChange()
    if !running.contains(where: { $0 === timeline }) { running.append(timeline) }
    AppRuntime.shared.setNeedsCommit()
  }

  func stopRunning(_ timeline: Timeline) {
    timelineDidChange()
    running.removeAll { $0 === timeline }
  }

  func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
    AppRuntime.shared.setNeedsCommit()
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  /// Adds an object that updates itself at each frame until it is removed.
  ///
  /// The engine retains the object.
  package func add(_ motion: any FrameMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    AppRuntime.shared.setNeedsCommit()
  }

  package func remove(_ motion: any FrameMotion) {
    motions.removeAll { $0 === motion }
  }
}
