/// The rules of a container that UIKit implements, as a pure value without UIKit or a clock.
///
/// A machine handles requests, and reports of what UIKit shows. It returns the effects, which a ``UIKitFollower``
/// performs:
///
///     request, report  →  machine  →  calls to UIKit, announcements, outcomes
///
/// UIKit is authoritative. A change that no request has made was made by the user, or by the app with UIKit's own
/// methods, and is adopted. UIKit is called only at rest, so that there is at most one ``motion``. Requests that are
/// made meanwhile wait for its end.
protocol FollowingMachine<Request> {
  /// A request for a change.
  associatedtype Request
  /// A change in the form in which UIKit is called.
  associatedtype Step: Hashable
  /// The content that UIKit shows: a stack, or a selection.
  associatedtype Content: Hashable
  /// The place of a state: an entry of a stack, or a tab.
  associatedtype Place: Hashable
  /// The value that the app observes: the states of a stack, or the selected state.
  associatedtype News: Equatable
  typealias Motion = FollowedMotion<Content>
  typealias Effect = FollowingEffect<Step>

  /// Creates a machine at rest, of a container that shows nothing.
  init()

  /// The change that UIKit is carrying out, or `nil` if there is none.
  var motion: Motion? { get set }
  /// The value that was announced to the app.
  var announced: News { get set }
  /// The content that UIKit shows after all requests.
  var target: Content { get }
  /// The places that may be shown or restored.
  var places: [Place] { get }
  /// Returns the place whose state is visible: the top of a stack, or the selected tab.
  static func place(of content: Content) -> Place?
  /// The value after all requests.
  var news: News { get }
  /// A Boolean value that indicates whether nothing is running or waiting.
  var isAtRest: Bool { get }

  /// Handles a request.
  mutating func handle(_ request: Request, into effects: inout [Effect])
  /// Handles a request that was withdrawn.
  ///
  /// A change that UIKit is carrying out is not affected.
  mutating func withdrawn(_ request: RequestID, into effects: inout [Effect])
  /// Handles the end of a motion.
  ///
  /// Reports of earlier motions are ignored.
  mutating func ended(_ generation: Int, isCancelled: Bool, into effects: inout [Effect])
  /// Ends all requests as cancelled, because the container is being deallocated.
  mutating func hostIsDeallocated(into effects: inout [Effect])
}

extension FollowingMachine {
  /// Records that UIKit was called for a motion.
  mutating func called(_ generation: Int) {
    if motion?.generation == generation { motion?.isCalled = true }
  }

  /// Appends an announcement if the value differs from the one that was announced to the app.
  func announce(into effects: inout [Effect]) {
    if news != announced { effects.append(.announce) }
  }

  /// Returns the value that was announced last and the present one, or `nil` if they are equal.
  ///
  /// The method is called when the announcement is performed, and records the present value as announced.
  mutating func announcement() -> (old: News, new: News)? {
    let (old, new) = (announced, news)
    announced = new
    return old == new ? nil : (old, new)
  }
}
