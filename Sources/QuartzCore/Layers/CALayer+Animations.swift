extension CALayer {
  /// The animations with their keys; `nil` for animations that the app has added without a key.
  var keyedAnimations: [(key: String?, animation: LayerAnimation)] {
    var counts: [String: Int] = [:]
    return animations.map { animation in
      if animation.source != nil { return (animation.key, animation) }
      let name = animation.property?.rawValue ?? "transition"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return (count == 1 ? name : "\(name)-\(count)", animation)
    }
  }

  func keyedAnimation(forKey key: String) -> LayerAnimation? {
    keyedAnimations.first { $0.key == key }?.animation
  }

  /// Returns the value of a property on screen now.
  func presentedValue(of property: LayerProperty) -> AnimatableValue {
    property.value(in: appearance(presented: true))
  }

  /// Starts an animation of a block.
  ///
  /// It replaces the animations of the same property unless both are additive.
  package func add(_ animation: LayerAnimation) {
    if let property = animation.property {
      for running in animations
      where running.property == property && !(animation.isAdditive && running.isAdditive) {
        // The app is setting a property, and its completion handlers must not be called from within the setter.
        cancel(running, completing: .afterCommit)
      }
    }
    attach(animation)
    animation.timeline.add(animation)
  }

  /// Starts an animation that the app has added.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    // A layer has one transition, whatever its key.
    let key = animation is CATransition ? kCATransition : key
    let transaction = TransactionStack.shared.current
    let inheritedDuration = transaction.duration ?? AnimationContext.current?.settings.duration ?? 0.25
    let copy = animation.makePlayingCopy(inheritedDuration: inheritedDuration)
    let media = MediaAnimation(
      copy, for: self, inheritedDuration: inheritedDuration,
      inheritedCurve: transaction.timingFunction?.curve ?? AnimationContext.current?.settings.curve)
    if let key, let running = keyedAnimation(forKey: key) { cancel(running, completing: .afterCommit) }
    let timeline = Timeline(allowsUserInteraction: true)
    let segment = timeline.addSegment(duration: media.timing.activeDuration, curve: .linear)
    let playing = LayerAnimation(.media(media, source: copy), of: self, over: segment, on: timeline, key: key)
    attach(playing)
    timeline.add(playing)
    timeline.keepsAnimations = !copy.isRemovedOnCompletion
    timeline.whenEnded { outcome, wasInterrupted in
      copy.delegate?.animationDidStop(copy, finished: outcome == .end && !wasInterrupted)
    }
    let begin = copy.beginTime == 0 ? timeMap.apply(AppRuntime.shared.now) : copy.beginTime
    timeline.play(from: begin, rate: Double(abs(copy.speed))) { copy.delegate?.animationDidStart(copy) }
    AppRuntime.shared.performAfterCommit { timeline.beginIfDue(at: AppRuntime.shared.now) }
  }

  /// Ends an animation before its end time.
  package func cancel(_ animation: LayerAnimation, completing completion: CompletionTime) {
    detach(animation)
    animation.timeline.animationWasRemoved(animation, completing: completion)
  }

  /// Ends all animations before their end times.
  func cancelAnimations(completing completion: CompletionTime) {
    // A completion handler that is called here may start new animations, which must not end.
    for animation in animations { cancel(animation, completing: completion) }
  }

  /// Ends the running animations of the layer and its sublayers that are removed when they end.
  ///
  /// An app in the background is not displayed, and has no animations when it returns.
  package func endAnimationsInBackground() {
    for animation in animations where animation.timeline.rate != 0 && !animation.timeline.keepsAnimations {
      cancel(animation, completing: .afterCommit)
    }
    recordIfAny?.mask?.endAnimationsInBackground()
    for layer in sublayers ?? [] { layer.endAnimationsInBackground() }
  }
}
