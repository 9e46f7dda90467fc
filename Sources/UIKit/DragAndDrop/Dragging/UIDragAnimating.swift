/// The members with which a delegate animates alongside a lift, a drop, or a cancellation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with the position at which the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator that delegates receive.
///
/// It collects what to animate, and performs it with the runtime's own animation.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var result: UIViewAnimatingPosition?

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard let result else { return completions.append(completion) }
    AppRuntime.shared.performAfterCommit { completion(result) }
  }

  func animate() {
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  /// Calls the completion closures once.
  func complete(at position: UIViewAnimatingPosition) {
    guard result == nil else { return }
    result = position
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
