/// The rules for selecting tabs: a pure value that does not use UIKit or a clock.
///
/// * ``selected`` is the current selection. UIKit has it, or has just received it.
/// * ``motion`` is the change that UIKit is performing. Without a transition, it is over when the call returns.
/// * ``waiting`` is the newest request that was made in the meantime. Older ones have been superseded.
///
/// A selection without a request is made by the user, or by the app with UIKit's methods, and is adopted. All tabs are
/// the same to the machine, whether they have a state or not.
struct TabMachine<Tab: Hashable>: FollowingMachine {
  typealias Step = Tab
  typealias Motion = FollowedMotion<Tab?>

  /// A request for a tab.
  struct Request: Hashable {
    var ids: [RequestID]
    var tab: Tab
    var isAnimated: Bool
  }

  private(set) var selected: Tab?
  var motion: Motion?
  private(set) var waiting: Request?
  /// The tab that was announced to the app.
  var announced: Tab?
  private var lastGeneration = 0

  /// The tab that is selected, or will be when all requests have been served.
  var target: Tab? { waiting?.tab ?? selected }
  var news: Tab? { target }

  var isAtRest: Bool { motion == nil }

  /// The tabs that may be selected after the requests and the running change.
  var places: [Tab] { [selected, waiting?.tab, motion?.origin, motion?.destination].compactMap { $0 ?? nil } }
  static func place(of selection: Tab?) -> Tab? { selection }

  // MARK: - Requests

  /// Handles a request for a tab that exists.
  mutating func handle(_ request: Request, into effects: inout [Effect]) {
    if request.tab == target { return join(request, into: &effects) }
    if let waiting { effects += waiting.ids.map { .complete($0, .superseded) } }
    waiting = request
    performWaiting(into: &effects)
  }

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

  private mutating func performWaiting(into effects: inout [Effect]) {
    if motion == nil, let request = waiting {
      waiting = nil
      if request.tab == selected {
        effects += request.ids.map { .complete($0, .completed) }
      } else {
        lastGeneration += 1
        motion = Motion(
          generation: lastGeneration, origin: selected, destination: request.tab, requests: request.ids,
          isAwaited: false)
        selected = request.tab
        effects.append(.perform(request.tab, animated: request.isAnimated, generation: lastGeneration))
      }
    }
    announce(into: &effects)
  }

  // MARK: - UIKit's Reports

  /// Adopts the selection that UIKit was found to have, and ends a waiting request without a tab.
  mutating func found(_ tabs: [Tab], selected found: Tab?, into effects: inout [Effect]) {
    if let waiting, !tabs.contains(waiting.tab) {
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
        motion = Motion(
          generation: lastGeneration, origin: selected, destination: found, isAwaited: false, isCalled: true)
      }
      selected = found
    }
    announce(into: &effects)
  }

  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect]) {
    guard let motion, motion.generation == generation else { return }
    self.motion = nil
    if isCancelled { selected = motion.origin }
    announce(into: &effects)
    let isDone = selected == motion.destination
    effects += motion.requests.map { .complete($0, isDone ? .completed : .cancelled) }
    performWaiting(into: &effects)
  }

  mutating func hostIsDeallocated(into effects: inout [Effect]) {
    let requests = (motion?.requests ?? []) + (waiting?.ids ?? [])
    motion = nil
    waiting = nil
    effects += requests.map { .complete($0, .cancelled) }
  }
}

extension TabMachine: Sendable where Tab: Sendable {}
extension TabMachine.Request: Sendable where Tab: Sendable {}
