/// An object in which a request waits or is performed.
///
/// It ends all its requests before its container is deallocated.
@MainActor
protocol RequestHolder: AnyObject {
  /// Ends a request as cancelled, if that is still possible.
  func withdraw(_ request: TransitionRequest)
}
