/// An object whose states determine what is presented.
@MainActor
protocol PresentationSource: InquiringContainer {
  /// Returns whether the user may dismiss the presentation of the present state.
  func mayDismissPresented() -> Bool

  /// Requests the state that follows a dismissal of the present state's presentation.
  ///
  /// - Parameter completion: A closure that is called when the request has ended.
  /// - Returns: The request, or `nil` if there is no such state.
  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest?
}
