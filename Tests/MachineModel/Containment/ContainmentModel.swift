@testable import Stateroom

/// The model of the environment in which effects are performed: a container and its children, with UIKit's rules.
///
/// The model is independent of the machine. It performs effects one by one on its own state, records a problem for each
/// step that is not legal, and compares the final result with the requests. Each problem contains the point of the
/// contract (DESIGN §4) that is violated. Point 0 is the machine's own state.
///
/// Points 1 to 7 are checked directly. Point 8, re-entrancy, means that events may be fed while effects are outstanding
/// (`ContainmentQueue`). Point 9, leaks, means that the machine has no record of a removed child, and that no request
/// waits for a deallocated container. Point 10, misuse, is the responsibility of the interpreter: the machine receives
/// only valid lists.
struct ContainmentModel: Equatable, Sendable {
  /// A violation of a rule.
  struct Problem: Equatable, Sendable, CustomStringConvertible {
    var point: Int
    var text: String
    var description: String { "(\(point)) \(text)" }
  }

  /// A set of children.
  struct Crowd: OptionSet, Sendable {
    var rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ children: [Int]) {
      rawValue = 0
      for child in children { rawValue |= 1 << UInt16(child) }
    }

    func has(_ child: Int) -> Bool { rawValue & (1 << UInt16(child)) != 0 }
  }

  struct ChildRecord: Equatable, Sendable {
    enum Containment { case none, joining, settled, leaving }

    var containment = Containment.none
    var appearance = ChildAppearance.disappeared
  }

  struct RequestRecord: Equatable, Sendable {
    var children: [Int]
    var animated: Bool
    var isInteractive = false
    var outcome: RequestOutcome?

    /// A Boolean value that indicates whether a requested child was removed.
    var isSpoiled = false
  }

  /// The last announcement of `willTransition`.
  struct Announcement: Equatable, Sendable {
    var request: RequestID?
    var entering: Crowd
    var leaving: Crowd
    var animated: Bool

    /// The children before the change.
    var origin: [Int]

    var affected: Crowd { entering.union(leaving) }
  }

  struct Motion: Equatable, Sendable {
    var generation: Int
    var entering: Crowd
    var leaving: Crowd
    var origin: [Int]
    var destination: [Int]
    var heading = AnimationPosition.end
    var hasReversed = false

    /// The position at which the animation continues when the gesture that paused it is overridden.
    var pausedPosition: AnimationPosition?

    var arriving: Crowd { heading == .end ? entering : leaving }
    var departing: Crowd { heading == .end ? leaving : entering }
    var goal: [Int] { list(at: heading) }

    func list(at position: AnimationPosition) -> [Int] { position == .end ? destination : origin }

    mutating func turn() {
      heading = heading.opposite
      hasReversed = true
      pausedPosition = nil
    }
  }

  var childRecords: [ChildRecord]
  var children: [Int] = []
  var views: [Int] = []
  var host = HostPhase.disappeared
  var isLoaded = false
  var isGone = false
  var requestRecords: [RequestRecord] = []

  /// The list of the last request.
  var wanted: [Int] = []

  /// A Boolean value that indicates whether that list is pending after the running transition. The loss of children can
  /// make the two lists equal.
  var isWaiting = false

  /// The list of the last completed request, or `nil` after a change without a request: a gesture, an animation that
  /// ended at its other end, or the loss of children.
  var attained: [Int]? = []

  var announcement: Announcement?
  var motion: Motion?
  var lastGeneration = 0

  /// The event whose effects are being performed.
  var cause = ContainmentEvent.hostViewDidLoad

  /// A Boolean value that indicates whether children were removed while effects were outstanding. Some comparisons of
  /// lists are not possible then.
  var isBlurred = false
  var hasVanished = false

  /// A Boolean value that indicates whether children were removed, while effects were outstanding, since the last
  /// comparison with the machine.
  ///
  /// This model then cannot determine whether a request is pending: it processes requests later than the machine, and
  /// two lists that differed there may be equal here.
  var isUnsure = false

  /// The list that results from the requests if this model was wrong about the pending ones, while it is unsure.
  var alternative: [Int]?

  /// The children that other code removed while effects were outstanding, and that the machine no longer contained.
  var lost: Set<Int> = []
  var problems: [Problem] = []

  /// Returns the state that determines all further behavior: the model without the event that led to it, and with only
  /// the completion of completed requests, unless they determine a list.
  func essence(keeping representsList: (RequestID) -> Bool) -> ContainmentModel {
    var essence = self
    essence.cause = .hostViewDidLoad
    for index in requestRecords.indices
    where requestRecords[index].outcome != nil && !representsList(RequestID(index + 1)) {
      essence.requestRecords[index] = RequestRecord(children: [], animated: true, outcome: .completed)
    }
    return essence
  }

  init(children count: Int) {
    childRecords = Array(repeating: ChildRecord(), count: count)
  }

  mutating func require(_ holds: Bool, _ point: Int, _ text: @autoclosure () -> String) {
    if !holds {
      let text = text()
      problems.append(Problem(point: point, text: "\(text)\n    \(self)"))
    }
  }
}

extension ContainmentModel: Hashable {
  /// Hashes the properties that differ most between models.
  func hash(into hasher: inout Hasher) {
    hasher.combine(host)
    hasher.combine(children)
    hasher.combine(wanted)
    hasher.combine(lastGeneration)
    hasher.combine(motion?.heading)
    hasher.combine(motion?.pausedPosition)
    for requestRecord in requestRecords {
      hasher.combine(requestRecord.children)
      hasher.combine(requestRecord.outcome)
    }
  }
}

extension ContainmentModel: CustomStringConvertible {
  var description: String {
    """
    after \(cause): host \(host), children \(children), views \(views), wanted \(wanted), \
    motion \(motion.map { "\($0.origin)->\($0.destination) \($0.heading)\($0.pausedPosition == nil ? "" : " held")" } ?? "none"), \
    \(requestRecords.map { "\($0.children) \($0.outcome.map { "\($0)" } ?? "waits")" })
    """
  }
}
