/// The time at which a completion handler is called.
package enum CompletionTime {
  /// During the call that ends the animation.
  case now
  /// After the changes of the update cycle are committed.
  ///
  /// App code must not run during the call that ends the animation.
  case afterCommit

  @MainActor
  func perform(_ action: @escaping () -> Void) {
    switch self {
    case .now: action()
    case .afterCommit: AppRuntime.shared.performAfterCommit(action)
    }
  }
}
