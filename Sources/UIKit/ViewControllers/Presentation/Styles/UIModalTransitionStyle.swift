/// Constants that specify the transition with which a controller is presented and dismissed.
///
/// - Note: UIKit also has the case `partialCurl`, which is not available here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, and down again.
  case coverVertical = 0
  /// The view flips about the vertical axis.
  case flipHorizontal = 1
  /// The view fades in and out.
  case crossDissolve = 2

  @MainActor func animator(isPresenting: Bool) -> BuiltInAnimator {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    }
  }
}
