/// The members with which a delegate animates alongside the pointer's entering or leaving a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with a Boolean value that indicates whether the animations finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animator that delegates receive.
///
/// It collects what to animate, and performs it when the delegate has returned.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(
      withDuration: PointerMetrics.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
