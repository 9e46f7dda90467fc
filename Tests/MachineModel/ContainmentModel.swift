@testable import Stateroom

/// The world in which effects are performed: a container and its children, as strict as UIKit ought to be.
///
/// It is independent of the machine. It performs effects one by one on its own state, objects to each step that is not
/// legal there, and when everything is performed compares the result with what was requested. Each objection includes
/// the point of the contract (DESIGN §4) that it is about; point 0 is the machine's own state.
///
/// Points 1 to 7 are checked as they stand. 8, re-entrancy, is that events may be fed while effects are outstanding
/// (`ContainmentQueue`); 9, leaks, is that the machine has no record of a removed child and that no request waits for a
/// deallocated container; 10, misuse, is the interpreter's, the machine gets valid lists only.
struct ContainmentModel: Equatable, Sendable {
  /// A broken rule.
  struct Problem: Equatable, Sendable, CustomStringConvertible {
    var point: Int
    var text: String
    var description: String { "(\(point)) \(text)" }
  }

  /// A set of a few children.
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

    /// Whether a requested child was removed.
    var isSpoiled = false
  }

  /// What has been announced by `willTransition` last.
  struct Announcement: Equatable, Sendable {
    var request: RequestID?
    var entering: Crowd
    var leaving: Crowd
    var animated: Bool

    /// The children before anything was done.
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

  /// The last requested list.
  var wanted: [Int] = []

  /// Whether that list is still pending after the running transition; a loss of children may have made the two equal.
  var isWaiting = false

  /// The list of the last request that was completed, or `nil` after something else than requests led the way: a
  /// gesture, an animation that ended at its other end, or a loss of children.
  var attained: [Int]? = []

  var announcement: Announcement?
  var motion: Motion?
  var lastGeneration = 0

  /// The event whose effects are being performed.
  var cause = ContainmentEvent.hostViewDidLoad

  /// Whether children were taken away while effects were outstanding: some comparisons with lists are off
  /// then.
  var isBlurred = false
  var hasVanished = false

  /// Whether children were taken away since the last comparison with the machine, while effects were outstanding.
  ///
  /// This model then cannot determine whether a request waits: it follows requests later than the machine receives them,
  /// and two lists that differed there may be equal here.
  var isUnsure = false

  /// The list that the requests lead to if this model was wrong about what waits, while it is unsure.
  var alternative: [Int]?

  /// The children that other code has removed while effects were outstanding, and that the machine no longer contained.
  var lost: Set<Int> = []
  var problems: [Problem] = []

  /// The state that determines everything that can still happen: the world without the event that led to it, and of
  /// completed requests only their completion, unless they stand for a list.
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
  /// Feeds what differs most from world to world.
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
