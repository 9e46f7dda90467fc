public import Foundation

/// Something that a container has done, or was asked for.
///
/// The life of a request begins with ``Kind/requested(_:)`` and ends with ``Kind/completed(_:)``, each exactly once; the
/// number in ``request`` tells which one it is. Between them a transition may be played for it. A container plays one at a
/// time, so whatever lies between a ``Kind/began(_:)`` and the next ``Kind/finished(showing:)`` of the same container belongs to
/// that one. A transition that nobody asked for, such as a swipe, has no number.
public struct ContainerEvent: Sendable {
  /// Who has done it. It is not kept alive.
  public struct Container: Sendable {
    /// By which the events of one container are told from those of another, for as long as it is there.
    public let id: ObjectIdentifier
    /// The container's class.
    public let name: String
    /// The container: a view controller, or a ``RootController``. Nil when it has gone.
    public private(set) weak var object: (any AnyObject & Sendable)?

    @MainActor
    init(_ object: any AnyObject & Sendable) {
      id = ObjectIdentifier(object)
      name = EventName.of(class: object)
      self.object = object
    }
  }

  /// From what to what. States go by their names, controllers without one by their class and title.
  public struct Change: Hashable, Sendable {
    /// What is shown, or was asked for last; for a stack, the whole of it.
    public var from: [String]
    /// What is to be shown.
    public var to: [String]
    /// Whether it is to be seen.
    public var isAnimated: Bool
    /// How one gives way to the other; nil where that is UIKit's affair, nothing is animated, or it is not known yet.
    public var transition: ContainerTransition?

    init(from: [String], to: [String], isAnimated: Bool, using transition: ContainerTransition? = nil) {
      self.from = from
      self.to = to
      self.isAnimated = isAnimated
      self.transition = isAnimated ? transition : nil
    }

    /// How long it takes, in seconds; nil where there is no ``transition``.
    public var duration: TimeInterval? { transition?.duration }
  }

  /// What has happened.
  public enum Kind: Hashable, Sendable {
    /// Somebody has asked for a change.
    case requested(Change)
    /// These controllers are about to be left and want to ask first; the request waits for the answer.
    case askedToLeave([String])
    /// A transition has begun.
    case began(Change)
    /// The transition goes somewhere else from now on: back to where it began, or where UIKit has gone meanwhile.
    case turned(Change)
    /// A hand holds the transition.
    case held
    /// The hand has let go, and the transition runs on.
    case released
    /// The transition is over, and this is shown. Nothing is, if the container has gone away.
    case finished(showing: [String])
    /// Whoever asked is about to be told this.
    case completed(TransitionOutcome)
  }

  /// Who has done it.
  public let container: Container
  /// The number of the request that it is about, increasing over all containers; nil if nobody asked.
  public let request: Int?
  /// What has happened.
  public let kind: Kind
}

extension ContainerEvent: CustomStringConvertible {
  /// The event in one line.
  public var description: String {
    "\(container.name)\(request.map { " #\($0)" } ?? ""): \(kind)"
  }
}

extension ContainerEvent.Kind: CustomStringConvertible {
  /// What has happened, in a few words.
  public var description: String {
    switch self {
    case .requested(let change): "requested \(change)"
    case .askedToLeave(let names): "asked \(EventName.list(names)) whether to leave"
    case .began(let change): "began \(change)"
    case .turned(let change): "turned \(change)"
    case .held: "held"
    case .released: "released"
    case .finished(let names): "finished, showing \(EventName.list(names))"
    case .completed(let outcome): outcome.description
    }
  }
}

extension ContainerEvent.Change: CustomStringConvertible {
  /// Both ends and how long it takes.
  public var description: String {
    let time = isAnimated ? duration.map { ", \($0) s" } ?? ", animated" : ""
    return "\(EventName.list(from)) → \(EventName.list(to))\(time)"
  }
}
