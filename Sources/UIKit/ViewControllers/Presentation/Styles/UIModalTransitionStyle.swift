/// Transition styles available when presenting view controllers.
///
/// - Note: UIKit also has `partialCurl`, which there is no picture of here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom, and down again.
  case coverVertical = 0
  /// Half a turn about the vertical axis.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2

  @MainActor func animator(isPresenting: Bool) -> BuiltInAnimator {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    }
  }
}
