import Stateroom

/// A record of the requests of an episode, with their destinations and the outcomes that were reported.
@MainActor
final class RequestBook {
  /// The content of a container after the completion of a request.
  enum Target: Equatable {
    /// The state, or the state at the top of a stack.
    case state(Int)
    /// The states of a whole stack.
    case stack([Int])
    /// Content that the books do not record.
    case unknown
  }

  struct Entry {
    let number: Int
    let text: String
    let container: Int
    let target: Target
    var outcomes: [TransitionOutcome] = []
    /// The request, if it can be cancelled.
    var request: TransitionRequest?
    var isWithdrawn = false
  }

  private(set) var entries: [Entry] = []
  /// The newest request at the time of the last change without a request, by container.
  private var disturbances: [Int: Int] = [:]
  private var lastDisturbanceOfAll = 0

  var newest: Int { entries.count }

  /// Records a request, and returns its number.
  func enter(_ text: String, to container: Int, _ target: Target) -> Int {
    entries.append(Entry(number: entries.count + 1, text: text, container: container, target: target))
    return entries.count
  }

  func report(_ outcome: TransitionOutcome, of number: Int) { entries[number - 1].outcomes.append(outcome) }

  func store(_ request: TransitionRequest?, as number: Int) { entries[number - 1].request = request }

  /// The requests that have not ended and can be cancelled, the oldest first.
  var open: [Entry] { entries.filter { $0.request?.outcomeIfEnded == nil && $0.request != nil } }

  func outcome(of number: Int) -> TransitionOutcome? { entries[number - 1].outcomes.first }

  /// Returns whether no later request to the request's container was made.
  func isNewest(_ number: Int) -> Bool {
    let container = entries[number - 1].container
    return !entries[number...].contains { $0.container == container || $0.container == WalkWorld.everything }
  }

  /// Records that a request is being cancelled by the code that made it.
  func withdraw(_ number: Int) { entries[number - 1].isWithdrawn = true }

  func hasWithdrawn(to container: Int) -> Bool { entries.contains { $0.container == container && $0.isWithdrawn } }

  /// Records that the user or UIKit may have changed a container, so that earlier requests do not determine its state.
  func disturb(_ container: Int) { disturbances[container] = newest }

  func disturbAll() { lastDisturbanceOfAll = newest }

  /// Returns the request that determines the content of a container, which is the newest completed one.
  func expectation(of container: Int) -> Entry? {
    let since = max(lastDisturbanceOfAll, disturbances[container] ?? 0)
    return entries.last {
      $0.number > since && $0.container == container && $0.outcomes == [.completed] && $0.target != .unknown
    }
  }

  /// Returns a message for each request that has not reported exactly one outcome.
  ///
  /// - Parameter mayWait: Returns whether a request to a container may still be pending.
  func problems(isOver: Bool, mayWait: (Int) -> Bool = { _ in false }) -> [String] {
    entries.compactMap { entry in
      guard entry.outcomes.count != 1, !entry.outcomes.isEmpty || !mayWait(entry.container) else { return nil }
      return entry.outcomes.isEmpty
        ? "request \(entry.number) (\(entry.text)) has reported no outcome \(isOver ? "at the end" : "at rest")"
        : "request \(entry.number) (\(entry.text)) has reported \(entry.outcomes)"
    }
  }
}
