import UIKit

/// The timing of a container's requests: the request that waits, and the age of the shown state.
///
/// The container's inquiry retains the waiting request, so that anything newer replaces it. The pacer has the state of
/// that request, the other requests for the same state, and the time at which it is served.
@MainActor
final class StatePacer<State> {
  /// A request that waits.
  ///
  /// The closures of the inquiry retain it, so that it reports its outcome even if the container is deallocated.
  private final class Waiting {
    let state: State
    /// The earliest time at which the state may be shown.
    let earliest: TimeInterval
    let request: TransitionRequest
    var serve: () -> Void = {}

    init(_ state: State, earliest: TimeInterval, _ request: TransitionRequest) {
      self.state = state
      self.earliest = earliest
      self.request = request
    }
  }

  private var waiting: Waiting?
  private var timer: DelayTimer?
  /// The time at which the transition to the shown state ended, or `nil` during a transition.
  private var shownSince: TimeInterval?

  /// The state of the request that waits, or `nil` if no request waits.
  var state: State? { waiting?.state }

  /// Adds a request for the same state, which ends together with the one that waits.
  func join(_ request: TransitionRequest) { waiting?.request.join(request) }

  /// Returns whether a request must wait.
  func mustWait(for next: StatePacing, after current: StatePacing) -> Bool {
    next.showsAfter > 0 || end(of: current).map { $0 > CACurrentMediaTime() } ?? true
  }

  /// Returns the time from which a state may be left, or `nil` if it cannot be determined yet.
  private func end(of current: StatePacing) -> TimeInterval? {
    // If the state must remain for a time, that time begins when the running transition ends.
    current.staysFor > 0 ? shownSince.map { $0 + current.staysFor } : 0
  }

  /// Makes a request wait.
  ///
  /// - Parameters:
  ///   - state: The requested state.
  ///   - next: The pacing of the requested state.
  ///   - current: The pacing of the shown state.
  ///   - inquiry: The container's inquiry, which retains the request.
  ///   - request: The request.
  ///   - serve: A closure that is called when the request may be served.
  func wait(
    for state: State, _ next: StatePacing, after current: StatePacing, in inquiry: LeaveInquiry,
    _ request: TransitionRequest, serve: @escaping () -> Void
  ) {
    let waiting = Waiting(state, earliest: CACurrentMediaTime() + next.showsAfter, request)
    let release = inquiry.keep(
      request,
      dropped: { [weak self] in self?.remove(waiting) },
      allowed: { [weak self] in
        self?.remove(waiting)
        serve()
      })
    guard let release else { return }
    waiting.serve = release
    exchange(&self.waiting, with: waiting)
    schedule(after: current)
  }

  /// Records that the transition to a state is about to begin, or has ended.
  func shown(_ isShown: Bool, _ current: StatePacing) {
    shownSince = isShown ? CACurrentMediaTime() : nil
    schedule(after: current)
  }

  /// Serves the waiting request immediately, because the difference is not visible.
  func serveImmediately() { waiting?.serve() }

  private func remove(_ request: Waiting) {
    guard waiting === request else { return }
    exchange(&waiting, with: nil)
    exchange(&timer, with: nil)
  }

  private func schedule(after current: StatePacing) {
    exchange(&timer, with: nil)
    guard let waiting, let end = end(of: current) else { return }
    let delay = max(waiting.earliest, end) - CACurrentMediaTime()
    // The timer is used even without a delay, because the container is in the middle of a step.
    let timer = DelayTimer(after: max(delay, 0), waiting.serve)
    exchange(&self.timer, with: timer)
  }
}
