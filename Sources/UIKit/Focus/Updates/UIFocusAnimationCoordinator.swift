/// An object that runs animations of the app together with those of an update of the focus.
///
/// The system creates it for each update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// The duration of the animations, in seconds.
  private static let duration: TimeInterval = 0.2

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var hasNextItem: Bool
  private var hasPreviousItem: Bool
  private var hasStarted = false

  init(for context: UIFocusUpdateContext) {
    hasNextItem = context.nextFocusedItem != nil
    hasPreviousItem = context.previouslyFocusedItem != nil
  }

  /// Adds animations that run with those of the item that gains the focus and the item that loses it.
  ///
  /// - Parameters:
  ///   - animations: The animated changes; `nil` for none.
  ///   - completion: A closure that is called after the animations.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    add(animations, completion)
  }

  /// Adds animations that run with those of the item that gains the focus.
  ///
  /// Nothing is performed if no item gains it.
  ///
  /// - Parameters:
  ///   - animations: The animated changes, which receive the duration; `nil` for none.
  ///   - completion: A closure that is called after the animations.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if hasNextItem { add(animations.map(inContext), completion) }
  }

  /// Adds animations that run with those of the item that loses the focus.
  ///
  /// Nothing is performed if no item loses it.
  ///
  /// - Parameters:
  ///   - animations: The animated changes, which receive the duration; `nil` for none.
  ///   - completion: A closure that is called after the animations.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    if hasPreviousItem { add(animations.map(inContext), completion) }
  }

  private func inContext(_ animations: @escaping (any UIFocusAnimationContext) -> Void) -> () -> Void {
    { animations(FocusAnimationContext(duration: Self.duration)) }
  }

  private func add(_ animations: (() -> Void)?, _ completion: (() -> Void)?) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
    if hasStarted { run() }
  }

  /// Starts the animations.
  ///
  /// Those that are added later start immediately.
  func run() {
    hasStarted = true
    let (animations, completions) = (self.animations, self.completions)
    (self.animations, self.completions) = ([], [])
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
