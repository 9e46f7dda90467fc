/// The time at which a completion handler is called.
package enum CompletionTime {
  /// Within the call that caused it.
  case now
  /// Once the turn's changes are committed, for causes from within which app code must not be called.
  case afterCommit

  @MainActor
  func perform(_ action: @escaping () -> Void) {
    switch self {
    case .now: action()
    case .afterCommit: AppRuntime.shared.performAfterCommit(action)
    }
  }
}
