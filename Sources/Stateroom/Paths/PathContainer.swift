import UIKit

/// A container of states that can take a step of a path.
@MainActor
protocol PathContainer: InquiringContainer {
  /// Returns the decision of the container on a step.
  ///
  /// The decision can run code of the app that creates view controllers, but it does not change the container.
  func decide(on step: any PathStep) -> PathDecision

  /// The view controllers that the container shows, or will show when a running transition is over.
  ///
  /// A step that is meant for another container is passed on to these view controllers.
  var pathContent: [UIViewController] { get }

  /// A stamp that changes with each request and with each change of what the container shows.
  var pathStamp: PathStamp { get }

  /// The content of the newest request, for events.
  var reportedContent: ReportedContent { get }

  /// The states to save for the container, or `nil` if its states cannot be saved.
  var savedStates: SavedStates? { get }
}

/// A value that changes with a container's requests and with what the container shows.
///
/// Two different stamps show that the container has received a request, or that the user has changed it, in between.
struct PathStamp: Hashable {
  private let requests: Int
  private let shown: [ObjectIdentifier]

  init(requests: Int, shown: [AnyObject?]) {
    self.requests = requests
    self.shown = shown.compactMap { $0.map { ObjectIdentifier($0) } }
  }
}

/// The response of a container to a step.
@MainActor
enum PathDecision {
  /// The step is meant for another container.
  case notMine
  /// The step is meant for this container, but the container cannot take it.
  case refused(TransitionRefusal)
  /// The step is meant for this container, but nothing of it can be shown, for the given reason.
  case nothing(String)
  /// The container must do this to take the step.
  case passage(PathPassage)
}

/// The change that one container must make to take a step of a path.
@MainActor
struct PathPassage {
  /// A closure that changes a container without retaining it.
  ///
  /// The leave guards have approved the change.
  typealias Change = (_ animated: Bool, _ completion: @escaping (TransitionOutcome) -> Void) -> Void

  private(set) weak var container: (any PathContainer)?
  /// The stamp of the container before anything was created for the step.
  private let stamp: PathStamp
  /// The number of requests that had begun to wait in the container by then.
  private let waits: Int
  /// The view controllers that the container then shows, in which the following steps continue.
  ///
  /// A root controller has one group for each window.
  private(set) var groups: [[UIViewController]]
  /// The identities of the view controllers that the user does not see yet.
  let arriving: Set<ObjectIdentifier>
  /// A closure that returns the view controllers whose leave guards must approve the change.
  ///
  /// It does not retain the container.
  let leaving: () -> [UIViewController]
  /// A closure that makes the change, or waits until a running change is complete.
  ///
  /// The value is `nil` if the container already shows the result and no open inquiry can change that.
  let change: Change?
  /// A closure that does additional work in the container, whether or not the container changes.
  var accompany: () -> Void = {}
  /// A closure that returns whether the container shows what the step asks for.
  let isShown: () -> Bool
  /// A Boolean value that indicates whether the container is inside content that is not visible yet.
  var isUnseen = false

  init(
    _ container: any PathContainer, since stamp: PathStamp, groups: [[UIViewController]],
    arriving: [UIViewController] = [], leaving: @escaping () -> [UIViewController] = { [] },
    isShown: @escaping () -> Bool, change: Change?
  ) {
    self.container = container
    self.stamp = stamp
    waits = container.inquiry.waits
    self.groups = groups
    self.arriving = Set(arriving.map { ObjectIdentifier($0) })
    // A container that does not change removes nothing. The closure can retain what the container would show, which may
    // contain the container in which the path waits.
    self.leaving = change == nil ? { [] } : leaving
    self.isShown = isShown
    self.change = change
  }

  /// The passage without its content, for use after the inner steps have been resolved.
  var withoutContent: PathPassage {
    var passage = self
    passage.groups = []
    return passage
  }

  /// Returns a place inside the container, for the steps that follow.
  func place(_ controller: UIViewController) -> PathPlan.Place {
    PathPlan.Place(object: controller, isUnseen: isUnseen || arriving.contains(ObjectIdentifier(controller)))
  }

  /// A Boolean value that indicates whether the container is unchanged since the passage was resolved.
  ///
  /// The value is `false` if the container has received another request, or if the user has changed it.
  var isCurrent: Bool { container?.pathStamp == stamp }

  /// A Boolean value that indicates whether the passage is current and no newer request waits.
  var isNewest: Bool { isCurrent && container?.inquiry.waits == waits }
}
