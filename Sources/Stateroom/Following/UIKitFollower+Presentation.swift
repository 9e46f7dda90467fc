import UIKit

/// The presentations that the states of the container declare.
///
/// Almost all containers present nothing. They have no ``FollowedPresentations``.
extension UIKitFollower {
  var presenter: StatePresenter? { presentations?.presenter }

  /// Returns the view controller that the state of a place presents.
  func presentedController(at place: Machine.Place?) -> UIViewController? { presentations?.controller(at: place) }

  /// The view controller that the state of the newest requested place presents.
  var requestedPresentation: UIViewController? { presentedController(at: Machine.place(of: machine.target)) }

  /// Records the view controller that the state of a place presents.
  ///
  /// - Parameters:
  ///   - controller: The view controller that is presented.
  ///   - place: The place.
  ///   - previous: The place that it follows or replaces, or `nil` if a dismissal cannot lead there.
  func declare(_ controller: UIViewController, at place: Machine.Place, after previous: Machine.Place?) {
    if presentations == nil, let host = container as? any PresentingContainer {
      let presentations = FollowedPresentations<Machine>(host)
      self.presentations = presentations
      if hasAppeared { presentations.presenter.handle(.hostDidAppear) }
    }
    presentations?.declare(controller, at: place, after: previous)
  }

  /// Returns the reason why a view controller cannot be presented, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - controller: The view controller that a state presents.
  ///   - children: The children of the container.
  func refusal(ofPresenting controller: UIViewController, with children: [UIViewController]) -> TransitionRefusal? {
    guard let container, presentations?.declares(controller) != true else { return nil }
    return RequestValidation.refusal(ofPresenting: controller, over: container, with: children)
  }

  /// Returns the view controllers that a change dismisses, followed by those that it removes.
  func withDismissed(by change: Change, _ leaving: [UIViewController]) -> [UIViewController] {
    guard let presenter, presenter.presented != nil else { return leaving }
    return presenter.leaving(for: presentedController(after: change)) + leaving
  }

  /// Returns the content of the container before a request, if no newer request or change has followed.
  func content(before request: RequestID) -> Machine.Content? {
    guard request.rawValue == acceptedRequests else { return nil }
    return presentations?.content(before: request, showing: Machine.place(of: machine.target))
  }

  // MARK: - The Container

  func hostDidAppear() {
    hasAppeared = true
    synchronize(mayEnd: true)
    presenter?.handle(.hostDidAppear)
  }

  func hostWillDisappear() {
    hasAppeared = false
    presenter?.handle(.hostWillDisappear)
  }

  func hostWasRemoved() { presenter?.handle(.hostWasRemoved) }
}
