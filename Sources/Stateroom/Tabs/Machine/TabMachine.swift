/// The rules for selecting tabs: a pure value that does not use UIKit or a clock.
///
/// * ``selected`` is the current selection. UIKit has it, or has just received it.
/// * ``motion`` is the change that UIKit is performing. Without a transition, it is over when the call returns.
/// * ``waiting`` is the newest request that was made in the meantime. Older ones have been superseded.
///
/// A selection without a request is made by the user, or by the app with UIKit's methods, and is adopted. A tab without a
/// state was added by the app.
struct TabMachine<State: Hashable> {
  /// A request for a tab.
  struct Request: Hashable {
    var ids: [RequestID]
    var state: State
    var isAnimated: Bool
  }

  /// A change that UIKit is performing.
  struct Motion: Hashable {
    /// The number that distinguishes reports of this motion from reports of earlier ones.
    var generation: Int
    var origin: State?
    var destination: State?
    var requests: [RequestID] = []
    /// A Boolean value that indicates whether UIKit has been called.
    var isCalled = false
  }

  /// A step that must be performed.
  enum Effect: Hashable {
    /// UIKit must be called to select a tab.
    case select(State, animated: Bool, generation: Int)
    /// The app must be notified of the state, unless it has been notified by then.
    case announce
    /// The request must report its outcome.
    case complete(RequestID, RequestOutcome)
  }

  private(set) var tabs: [State] = []
  private(set) var selected: State?
  private(set) var motion: Motion?
  private(set) var waiting: Request?
  /// The state of which the app was last notified.
  private(set) var announced: State?
  private var lastGeneration = 0

  /// The state that is selected, or will be when all requests have been served.
  var target: State? { waiting?.state ?? selected }

  var isAtRest: Bool { motion == nil }

  // MARK: - Requests

  /// Handles a request for a state that has a tab.
  mutating func handle(_ request: Request, into effects: inout [Effect]) {
    if request.state == target { return join(request, into: &effects) }
    if let waiting { effects += waiting.ids.map { .complete($0, .superseded) } }
    waiting = request
    takeUp(into: &effects)
  }

  /// Handles a request that was withdrawn. A change that UIKit is performing is not affected.
  mutating func withdrawn(_ request: RequestID, into effects: inout [Effect]) {
    guard waiting?.ids.contains(request) == true else { return }
    waiting?.ids.removeAll { $0 == request }
    if waiting?.ids.isEmpty == true { waiting = nil }
    effects.append(.complete(request, .cancelled))
    announce(into: &effects)
  }

  private mutating func join(_ request: Request, into effects: inout [Effect]) {
    if waiting != nil {
      waiting?.ids += request.ids
    } else if motion != nil {
      motion?.requests += request.ids
    } else {
      effects += request.ids.map { .complete($0, .completed) }
    }
  }

  private mutating func takeUp(into effects: inout [Effect]) {
    if motion == nil, let request = waiting {
      waiting = nil
      if request.state == selected {
        effects += request.ids.map { .complete($0, .completed) }
      } else {
        lastGeneration += 1
        motion = Motion(
          generation: lastGeneration, origin: selected, destination: request.state, requests: request.ids)
        selected = request.state
        effects.append(.select(request.state, animated: request.isAnimated, generation: lastGeneration))
      }
    }
    announce(into: &effects)
  }

  // MARK: - UIKit's Reports

  /// Adopts the tabs and the selection that UIKit was found to have.
  mutating func found(_ tabs: [State], selected found: State?, into effects: inout [Effect]) {
    self.tabs = tabs
    if let waiting, !tabs.contains(waiting.state) {
      effects += waiting.ids.map { .complete($0, .cancelled) }
      self.waiting = nil
    }
    if found != selected, motion.map(\.isCalled) ?? true {
      if let motion {
        // UIKit selects another tab than the requested one.
        effects += motion.requests.map { .complete($0, .cancelled) }
        self.motion?.requests = []
        self.motion?.destination = found
      } else {
        lastGeneration += 1
        motion = Motion(generation: lastGeneration, origin: selected, destination: found, isCalled: true)
      }
      selected = found
    }
    announce(into: &effects)
  }

  /// Records that UIKit has been called for a motion.
  mutating func called(_ generation: Int) {
    if motion?.generation == generation { motion?.isCalled = true }
  }

  /// Ends a motion that UIKit has completed. Reports of earlier motions are ignored.
  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation else { return }
    self.motion = nil
    if isCancelled { selected = motion.origin }
    announce(into: &effects)
    let isDone = selected == motion.destination
    effects += motion.requests.map { .complete($0, isDone ? .completed : .cancelled) }
    takeUp(into: &effects)
  }

  /// Completes the pending requests as cancelled. Called when the container is being deallocated.
  mutating func hostGoesAway(into effects: inout [Effect]) {
    let everybody = (motion?.requests ?? []) + (waiting?.ids ?? [])
    motion = nil
    waiting = nil
    effects += everybody.map { .complete($0, .cancelled) }
  }

  private func announce(into effects: inout [Effect]) {
    if target != announced { effects.append(.announce) }
  }

  /// Returns the change since the app was last notified; `nil` if there is none.
  mutating func announcement() -> (old: State?, new: State?)? {
    let (old, new) = (announced, target)
    announced = new
    return old == new ? nil : (old, new)
  }
}

extension TabMachine: Sendable where State: Sendable {}
extension TabMachine.Request: Sendable where State: Sendable {}
extension TabMachine.Motion: Sendable where State: Sendable {}
extension TabMachine.Effect: Sendable where State: Sendable {}
