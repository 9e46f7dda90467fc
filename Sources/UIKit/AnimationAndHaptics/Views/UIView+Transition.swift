extension UIView {
  /// Animates a change of a view's content as a transition of the whole view.
  ///
  /// All other changes in the block are made immediately, unless the options include `allowAnimatedContent`. Without a
  /// transition in the options, all changes are made immediately.
  ///
  /// - Note: A curl is a fold that moves over the view from its lower right corner. In a view that is not in a window,
  ///   the old content is not visible during the transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, delay: 0, options: options)
    guard let style = TransitionStyle(options), let block = AnimationBlock(settings, options: options) else {
      AnimationContext.runWithoutRecording { animations?() }
      return AnimationBlock.completeAfterCommit(completion)
    }
    let former = view.formerContent
    if options.contains(.allowAnimatedContent) {
      block.record { animations?() }
    } else {
      AnimationContext.runWithoutRecording { animations?() }
    }
    for effect in style.effects(replacing: former) { block.add(effect, to: view.layer) }
    block.start(completion: completion)
  }

  /// Replaces a view with another in its superview, with a transition.
  ///
  /// With `showHideTransitionViews`, both views remain in the hierarchy and are hidden and shown instead. View
  /// controllers are not affected.
  ///
  /// - Note: The old view leaves its superview at the end of the transition, and is visible until then. A curl is a
  ///   fold that moves over the view from its lower right corner.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    let container = fromView.superview
    let style = TransitionStyle(options)
    AnimationContext.runWithoutRecording {
      if showsAndHides {
        toView.isHidden = false
        fromView.isHidden = true
      } else if case .curlUp = style {
        container?.insertSubview(toView, belowSubview: fromView)
      } else {
        container?.insertSubview(toView, aboveSubview: fromView)
      }
    }
    let removeOldView = {
      // Another object may have moved the view elsewhere meanwhile.
      if !showsAndHides, fromView.superview === container { fromView.removeFromSuperview() }
    }
    let settings = AnimationSettings(duration: duration, delay: 0, options: options)
    guard let container, let style, let block = AnimationBlock(settings, options: options)
    else {
      removeOldView()
      return AnimationBlock.completeAfterCommit(completion)
    }
    if let effect = style.containerEffect { block.add(effect, to: container.layer) }
    block.add(style.outgoingEffect, to: fromView.layer)
    if let effect = style.incomingEffect { block.add(effect, to: toView.layer) }
    block.start { finished in
      removeOldView()
      completion?(finished)
    }
  }

  /// Returns whether options specify a transition.
  static func isTransition(_ options: AnimationOptions) -> Bool { TransitionStyle(options) != nil }
}
