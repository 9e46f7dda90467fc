/// Decides which tab is selected: a pure value, which knows neither UIKit nor time.
///
/// * ``selected`` is what counts as selected. UIKit has it, or was just told to.
/// * ``motion`` is the change that UIKit is busy with; without a transition it is over when the call returns.
/// * ``waiting`` is the newest request made meanwhile. Older ones have been told that they were overtaken.
///
/// A selection that nobody asked for is the user's, or the app's own by UIKit's methods; it is adopted. A tab without a state
/// is one that the app has put there by itself.
struct TabMachine<State: Hashable> {
  /// A request for a tab.
  struct Request: Hashable {
    var ids: [RequestID]
    var state: State
    var isAnimated: Bool
  }

  /// A change that UIKit is busy with.
  struct Motion: Hashable {
    /// By which reports of earlier motions are told from those of this one.
    var generation: Int
    var origin: State?
    var destination: State?
    var requests: [RequestID] = []
    /// UIKit has been told of it.
    var isCalled = false
  }

  /// What is to be done.
  enum Effect: Hashable {
    /// UIKit is to be called.
    case select(State, animated: Bool, generation: Int)
    /// The app is to hear of the state, unless it knows it already by then.
    case announce
    /// Whoever asked is to be told.
    case complete(RequestID, RequestOutcome)
  }

  private(set) var tabs: [State] = []
  private(set) var selected: State?
  private(set) var motion: Motion?
  private(set) var waiting: Request?
  /// The state that the app has heard of.
  private(set) var announced: State?
  private var lastGeneration = 0

  /// The state that is selected, or will be when everything that was asked for is done.
  var target: State? { waiting?.state ?? selected }

  var isAtRest: Bool { motion == nil }

  // MARK: - Asking

  /// Takes a request in, for a state that has a tab.
  mutating func handle(_ request: Request, into effects: inout [Effect]) {
    if request.state == target { return join(request, into: &effects) }
    if let waiting { effects += waiting.ids.map { .complete($0, .superseded) } }
    waiting = request
    takeUp(into: &effects)
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

  // MARK: - Hearing of UIKit

  /// UIKit was found to have these tabs, and this one selected.
  mutating func found(_ tabs: [State], selected found: State?, into effects: inout [Effect]) {
    self.tabs = tabs
    if let waiting, !tabs.contains(waiting.state) {
      effects += waiting.ids.map { .complete($0, .cancelled) }
      self.waiting = nil
    }
    if found != selected, motion.map(\.isCalled) ?? true {
      if let motion {
        // UIKit goes somewhere else.
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

  /// The call of a motion has been made.
  mutating func called(_ generation: Int) {
    if motion?.generation == generation { motion?.isCalled = true }
  }

  /// UIKit is done with a motion. Nothing comes of the reports of earlier ones.
  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation else { return }
    self.motion = nil
    if isCancelled { selected = motion.origin }
    announce(into: &effects)
    let isDone = selected == motion.destination
    effects += motion.requests.map { .complete($0, isDone ? .completed : .cancelled) }
    takeUp(into: &effects)
  }

  /// The container is being freed: everybody who waits is told.
  mutating func hostGoesAway(into effects: inout [Effect]) {
    let everybody = (motion?.requests ?? []) + (waiting?.ids ?? [])
    motion = nil
    waiting = nil
    effects += everybody.map { .complete($0, .cancelled) }
  }

  private func announce(into effects: inout [Effect]) {
    if target != announced { effects.append(.announce) }
  }

  /// What the app is to be told when its turn comes: what has changed since it was told last, and what is true now.
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
