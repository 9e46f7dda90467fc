extension UIViewController {
  /// Replaces one view with another for `transition(from:to:…)`.
  ///
  /// The appearance callbacks are sent automatically; the caller changes the containment.
  func swapViews(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    expect(
      old.parentStorage === self && new.parentStorage === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when calling transition(from:to:duration:options:animations:completion:)"
    )
    expect(
      shouldAutomaticallyForwardAppearanceMethods,
      "\(self) forwards appearance callbacks itself, so it cannot use transition(from:to:…); call begin and endAppearanceTransition around an animation of its own"
    )
    guard let oldView = old.view, let newView = new.view, let container = oldView.superview else {
      misuse("transition(from:to:…): the view of \(old) must be in the container's hierarchy")
    }
    let isAnimated = duration > 0
    let isVisible = appearance.isVisible
    if isVisible {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    let finish: (Bool) -> Void = { finished in
      if oldView.superview === container { oldView.removeFromSuperview() }
      if isVisible {
        new.endAppearanceTransition()
        old.endAppearanceTransition()
      }
      completion?(finished)
    }
    if UIView.isTransition(options) {
      UIView.transition(from: oldView, to: newView, duration: duration, options: options, completion: finish)
      if let animations { UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) }
    } else {
      container.addSubview(newView)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
    }
  }
}
