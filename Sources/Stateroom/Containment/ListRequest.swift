import UIKit

/// A request for a list of children, from the call of the app to the machine.
struct ListRequest {
  let list: ControllerList
  var transition: ContainerTransition
  /// The policy for a running transition, or `nil` for that of the container.
  var policy: TransitionPolicy?
  /// The verdict of the leave guards, or `nil` if they were not evaluated yet.
  var verdict: LeaveVerdict?
  /// A closure that returns the view controllers that leave in addition to children.
  ///
  /// These are dismissed. The closure should not retain the container.
  let leaving: () -> [UIViewController]
  var isInteractive: Bool
  /// A Boolean value that indicates whether the app has set the list, and not a state.
  let isOfApp: Bool
  let request: TransitionRequest
  /// A closure that is called with the request's number when the request is accepted.
  var prepare: (RequestID) -> Void

  init(
    _ viewControllers: [UIViewController], using transition: ContainerTransition, policy: TransitionPolicy? = nil,
    verdict: LeaveVerdict? = nil, leaving: @escaping () -> [UIViewController] = { [] }, isInteractive: Bool = false,
    isOfApp: Bool = false, for request: TransitionRequest,
    prepare: @escaping (RequestID) -> Void = { _ in }
  ) {
    list = ControllerList(viewControllers)
    self.transition = transition
    self.policy = policy
    self.verdict = verdict
    self.leaving = leaving
    self.isInteractive = isInteractive
    self.isOfApp = isOfApp
    self.request = request
    self.prepare = prepare
  }
}
