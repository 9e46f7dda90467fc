public import Foundation

/// An event in the life of a request or of a transition of a container.
///
/// The events of a request begin with ``Kind/requested(_:)`` and end with ``Kind/completed(_:)``, each exactly once,
/// and ``request`` is the number that they share. Between them, the container may run a transition for the request. A
/// container runs one transition at a time, so every event between a ``Kind/began(_:)`` and the next
/// ``Kind/finished(showing:)`` of the same container belongs to that transition. A transition without a request, such
/// as a swipe, has no number.
///
/// A container reports each change of its state as a transition, also a change that keeps its view controllers. A
/// ``RootController`` or ``AppController`` reports a change of all its windows as one transition, and the root view
/// controllers of its windows report nothing. A path is reported by the object on which it is opened, in addition to
/// the requests of the containers that the path changes.
///
/// The names in events are for people. Different states can have the same name, so that a comparison of names does not
/// show whether the state has changed; see ``ending-swift.property``.
public struct ContainerEvent: Sendable {
  /// The container that an event comes from.
  ///
  /// The event does not retain it.
  public struct Container: Sendable {
    /// The identity of the container, which is unique among the containers that exist at the same time.
    public let id: ObjectIdentifier
    /// The name of the container's class.
    public let name: String
    /// The view controller, ``RootController`` or ``AppController``, or `nil` after it was deallocated.
    public private(set) weak var object: (any AnyObject & Sendable)?

    @MainActor
    init(_ object: any AnyObject & Sendable) {
      id = ObjectIdentifier(object)
      name = EventName.of(class: object)
      self.object = object
    }
  }

  /// The content before and after a change.
  ///
  /// States are represented by their names, and view controllers without a state by their class and title.
  public struct Change: Hashable, Sendable {
    /// The names of the content that is shown or was requested last.
    ///
    /// For a stack, the names of all its entries.
    public var from: [String]
    /// The names of the content that the change leads to.
    public var to: [String]
    /// A Boolean value that indicates whether the change is animated.
    public var isAnimated: Bool
    /// The transition between the two, or `nil` if there is none.
    ///
    /// The value is `nil` if UIKit chooses the transition, if the change is not animated, or if the transition is not
    /// determined yet.
    public var transition: ContainerTransition?

    init(from: [String], to: [String], isAnimated: Bool, using transition: ContainerTransition? = nil) {
      self.from = from
      self.to = to
      self.isAnimated = isAnimated
      self.transition = isAnimated ? transition : nil
    }

    /// The duration of the transition in seconds, or `nil` if ``transition`` is `nil`.
    public var duration: TimeInterval? { transition?.duration }
  }

  /// The end of a transition, compared with its beginning.
  ///
  /// States are compared by the container, and not by their names.
  public struct Ending: Hashable, Sendable {
    /// The content that a container shows after a transition.
    public enum Place: Hashable, Sendable {
      /// The content to which the transition led last.
      case destination
      /// The content from which the transition began, because it was cancelled or reversed.
      case origin
      /// Other content, because of another change or because the container is being deallocated.
      case elsewhere
    }

    /// The content that the container shows.
    public let place: Place
    /// A Boolean value that indicates whether the container shows another state than before the transition.
    ///
    /// The state of a stack is its top. A change below the top does not change the state.
    public let changesState: Bool
  }

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A change was requested.
    case requested(Change)
    /// The leave guards of these view controllers need an answer, and the request waits for it.
    case askedToLeave([String])
    /// A transition began.
    case began(Change)
    /// The transition has a new destination: its origin, or another one that UIKit has chosen.
    case retargeted(Change)
    /// An interactive transition controls the progress from now on.
    case interactionBegan
    /// The interactive transition ended, and the transition continues by itself.
    case interactionEnded
    /// The transition ended, and the container shows this content.
    ///
    /// The list is empty if the container is being deallocated.
    case finished(showing: [String])
    /// The request ended with this outcome.
    ///
    /// The event precedes the call of the completion handler.
    case completed(TransitionOutcome)
  }

  /// The container that the event comes from.
  public let container: Container
  /// The number of the request, or `nil` for an event without a request.
  ///
  /// Numbers increase over all containers.
  public let request: Int?
  /// The kind of the event.
  public let kind: Kind
  /// The end of the transition, or `nil` for an event that is not ``Kind/finished(showing:)``.
  public let ending: Ending?
  /// The path that the request opens, or `nil` for other events.
  public let path: StatePath?
}

extension ContainerEvent: CustomStringConvertible {
  /// A description of the event in one line.
  public var description: String {
    "\(container.name)\(request.map { " #\($0)" } ?? ""): \(kind)"
  }
}

extension ContainerEvent.Kind: CustomStringConvertible {
  /// A short description of the kind.
  public var description: String {
    switch self {
    case .requested(let change): "requested \(change)"
    case .askedToLeave(let names): "asked \(EventName.list(names)) whether to leave"
    case .began(let change): "began \(change)"
    case .retargeted(let change): "retargeted to \(change)"
    case .interactionBegan: "interaction began"
    case .interactionEnded: "interaction ended"
    case .finished(let names): "finished, showing \(EventName.list(names))"
    case .completed(let outcome): outcome.description
    }
  }
}

extension ContainerEvent.Change: CustomStringConvertible {
  /// A description of the content before and after the change, and of the duration.
  public var description: String {
    let time = isAnimated ? duration.map { ", \($0) s" } ?? ", animated" : ""
    return "\(EventName.list(from)) → \(EventName.list(to))\(time)"
  }
}
