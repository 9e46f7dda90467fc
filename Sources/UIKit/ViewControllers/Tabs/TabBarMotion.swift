/// The data of the navigation transition with which a tab bar is shown or hidden.
@MainActor
struct TabBarMotion {
  let from: UIViewController
  let to: UIViewController?
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// The view that contains the views of the stack.
  let container: UIView
  let coordinator: TransitionCoordinator
  /// A Boolean value that indicates whether the views move with the system's animation.
  let isBuiltIn: Bool

  /// Returns whether the view with the bar is the lower one of the two.
  func moves(away isAway: Bool) -> Bool { operation == (isAway ? .push : .pop) }

  /// Animates the bar like the lower view.
  ///
  /// With a custom animation, the bar fades.
  func addEffect(to bar: UIView, isAway: Bool) {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = CGVector(
      dx: container.bounds.width * NavigationAnimator.parallax * (isMirrored ? 1 : -1), dy: 0)
    let isBuiltIn = isBuiltIn
    _ = coordinator.animate { [weak bar] _ in
      guard let bar else { return }
      if isBuiltIn {
        AnimationContext.add(isAway ? .slideOut(to: distance) : .slideIn(from: distance), to: bar.layer)
      } else {
        AnimationContext.add(isAway ? .fadeOut : .fadeIn, to: bar.layer)
      }
    }
  }
}
