import UIKit

/// The request of a state container that waits for its time, and since when the present state has been shown.
///
/// The container's inquiry holds the request, so that anything newer takes its place. The pacer knows which state it is for,
/// who else has asked for the same, and when its time has come.
@MainActor
final class StatePacer<State> {
  /// Kept by what the inquiry calls, so that everybody is told also when the container goes away.
  private final class Waiting {
    let state: State
    /// When the state may be shown at the earliest.
    let earliest: TimeInterval
    var serve: () -> Void = {}
    var completions: [(TransitionOutcome) -> Void]

    init(_ state: State, earliest: TimeInterval, _ completion: ((TransitionOutcome) -> Void)?) {
      self.state = state
      self.earliest = earliest
      completions = completion.map { [$0] } ?? []
    }

    func tell(_ outcome: TransitionOutcome) {
      for completion in completions { completion(outcome) }
    }
  }

  private var waiting: Waiting?
  private var timer: DelayTimer?
  /// When the transition to the state that is shown was over; nil while one is under way.
  private var shownSince: TimeInterval?

  /// The state that waits.
  var state: State? { waiting?.state }

  /// Says who else is to be told what becomes of the request that waits.
  func join(_ completion: ((TransitionOutcome) -> Void)?) {
    if let completion { waiting?.completions.append(completion) }
  }

  /// Whether a request has to wait.
  func mustWait(for next: StatePacing, after current: StatePacing) -> Bool {
    next.showsAfter > 0 || end(of: current).map { $0 > CACurrentMediaTime() } ?? true
  }

  /// When a state may be left; nil as long as nobody can tell.
  private func end(of current: StatePacing) -> TimeInterval? {
    // While a transition is under way its end has to come first, for a state that is to stay.
    current.staysFor > 0 ? shownSince.map { $0 + current.staysFor } : 0
  }

  /// Lets a request wait.
  ///
  /// - Parameters:
  ///   - inquiry: The container's, which holds it.
  ///   - serve: Called when its time has come, with what to tell in the end.
  func wait(
    for state: State, _ next: StatePacing, after current: StatePacing, in inquiry: LeaveInquiry,
    completion: ((TransitionOutcome) -> Void)?, serve: @escaping (@escaping (TransitionOutcome) -> Void) -> Void
  ) {
    let waiting = Waiting(state, earliest: CACurrentMediaTime() + next.showsAfter, completion)
    let release = inquiry.keep(
      completion: { [weak self] outcome in
        self?.forget(waiting)
        waiting.tell(outcome)
      },
      allowed: { [weak self] in
        self?.forget(waiting)
        serve(waiting.tell)
      })
    guard let release else { return }
    waiting.serve = release
    exchange(&self.waiting, with: waiting)
    schedule(after: current)
  }

  /// The transition to a state is about to begin, or over.
  func shown(_ isShown: Bool, _ current: StatePacing) {
    shownSince = isShown ? CACurrentMediaTime() : nil
    schedule(after: current)
  }

  /// Serves what waits at once: nobody would see the difference.
  func hurry() { waiting?.serve() }

  private func forget(_ request: Waiting) {
    guard waiting === request else { return }
    exchange(&waiting, with: nil)
    exchange(&timer, with: nil)
  }

  private func schedule(after current: StatePacing) {
    exchange(&timer, with: nil)
    guard let waiting, let end = end(of: current) else { return }
    let delay = max(waiting.earliest, end) - CACurrentMediaTime()
    // Never from in here: a step of the container is being made.
    let timer = DelayTimer(after: max(delay, 0), waiting.serve)
    exchange(&self.timer, with: timer)
  }
}
