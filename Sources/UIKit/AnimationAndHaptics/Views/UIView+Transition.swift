extension UIView {
  /// Animates a change of a view's content as a transition of the whole view.
  ///
  /// All other changes in the block are made immediately, unless the options include `allowAnimatedContent`. Without a
  /// transition in the options, all changes are made immediately.
  ///
  /// - Note: The runtime does not capture an image of the old content. A cross dissolve fades the new content in, a
  ///   flip turns the view, which shows the new content throughout, and a curl is a fold about the top edge.
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
    if options.contains(.allowAnimatedContent) {
      block.record { animations?() }
    } else {
      AnimationContext.runWithoutRecording { animations?() }
    }
    block.add(style.containerEffect ?? style.incomingEffect, to: view.layer)
    block.start(completion: completion)
  }

  /// Replaces a view with another in its superview, with a transition.
  ///
  /// With `showHideTransitionViews`, both views remain in the hierarchy and are hidden and shown instead. View
  /// controllers are not affected.
  ///
  /// - Note: The old view leaves its superview at the end of the transition, and is visible until then. A curl is a
  ///   fold about the top edge.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    let container = fromView.superview
    AnimationContext.runWithoutRecording {
      if showsAndHides {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        container?.insertSubview(toView, aboveSubview: fromView)
      }
    }
    let removeOldView = {
      // Another object may have moved the view elsewhere meanwhile.
      if !showsAndHides, fromView.superview === container { fromView.removeFromSuperview() }
    }
    let settings = AnimationSettings(duration: duration, delay: 0, options: options)
    guard let container, let style = TransitionStyle(options),
      let block = AnimationBlock(settings, options: options)
    else {
      removeOldView()
      return AnimationBlock.completeAfterCommit(completion)
    }
    if let effect = style.containerEffect { block.add(effect, to: container.layer) }
    block.add(style.outgoingEffect, to: fromView.layer)
    block.add(style.incomingEffect, to: toView.layer)
    block.start { finished in
      removeOldView()
      completion?(finished)
    }
  }

  /// Returns whether options specify a transition.
  static func isTransition(_ options: AnimationOptions) -> Bool { TransitionStyle(options) != nil }
}
