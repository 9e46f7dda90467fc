import UIKit

/// What can take a step of a path: a container of states.
@MainActor
protocol PathContainer: AnyObject {
  /// What would have to happen for a step. Finding out may run user code that makes controllers; nothing is changed.
  func decide(on step: any PathStep) -> PathDecision

  /// What is shown inside, or will be when a running transition is over: where steps that are not for this one go.
  var pathContent: [UIViewController] { get }

  /// The question that is open while a path that changes this container waits for an answer.
  var pathInquiry: LeaveInquiry { get }

  var pathStamp: PathStamp { get }

  /// What is to be kept of the container; nil if its states cannot be kept.
  var savedStates: SavedStates? { get }
}

/// Tells whether a container was asked for something, or the user has changed it, since it was looked at last.
struct PathStamp: Hashable {
  private let requests: Int
  private let shown: [ObjectIdentifier]

  init(requests: Int, shown: [AnyObject?]) {
    self.requests = requests
    self.shown = shown.compactMap { $0.map { ObjectIdentifier($0) } }
  }
}

/// What a container says to a step.
@MainActor
enum PathDecision {
  /// It is not meant for this container.
  case notMine
  /// It is meant for it, but cannot be done.
  case refused(TransitionRefusal)
  /// It is meant for it, but there is nothing left of it that could be done.
  case nothing(String)
  /// This has to happen.
  case passage(PathPassage)
}

/// What has to happen in one container on the way.
@MainActor
struct PathPassage {
  /// A way to change a container, which does not keep it. Whoever is left has agreed.
  typealias Change = (_ animated: Bool, _ completion: @escaping (TransitionOutcome) -> Void) -> Void

  private(set) weak var container: (any PathContainer)?
  /// What the container was like before anything was made for the step.
  private let stamp: PathStamp
  /// How many requests had waited in the container by then.
  private let waits: Int
  /// What the container then shows: where the steps that follow go. A root controller has a group for each window.
  private(set) var groups: [[UIViewController]]
  /// Those whom nobody sees yet.
  let arriving: Set<ObjectIdentifier>
  /// Those who are to be asked.
  let leaving: [UIViewController]
  /// Makes it so, or waits until it is. Nil if it is so already, and no open question can change that.
  let change: Change?
  /// What is done with the container besides, whether it changes or not.
  var accompany: () -> Void = {}
  /// Whether the container shows what is wanted, or something newer.
  let isShown: () -> Bool
  /// Whether the container itself is inside of something that nobody sees yet.
  var isUnseen = false

  init(
    _ container: any PathContainer, since stamp: PathStamp, groups: [[UIViewController]],
    arriving: [UIViewController] = [], leaving: [UIViewController] = [], isShown: @escaping () -> Bool, change: Change?
  ) {
    self.container = container
    self.stamp = stamp
    waits = container.pathInquiry.waits
    self.groups = groups
    self.arriving = Set(arriving.map { ObjectIdentifier($0) })
    self.leaving = leaving
    self.isShown = isShown
    self.change = change
  }

  /// The passage when the steps inside have been worked out.
  var withoutContent: PathPassage {
    var passage = self
    passage.groups = []
    return passage
  }

  /// A place inside, for the steps that follow.
  func place(_ controller: UIViewController) -> PathPlan.Place {
    PathPlan.Place(object: controller, isUnseen: isUnseen || arriving.contains(ObjectIdentifier(controller)))
  }

  /// Whether nobody has asked the container for anything else, nor changed it, since the passage was worked out.
  var isCurrent: Bool { container?.pathStamp == stamp }

  /// Whether besides no request waits in the container that was made since then.
  var isNewest: Bool { isCurrent && container?.pathInquiry.waits == waits }
}
