extension CALayer {
  /// The animations of properties with their names.
  var keyedAnimations: [(key: String, animation: LayerAnimation)] {
    var counts: [String: Int] = [:]
    return animations.map { animation in
      let name = animation.property?.rawValue ?? "transition"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return (count == 1 ? name : "\(name)-\(count)", animation)
    }
  }

  /// Returns the value of a property on screen now.
  func presentedValue(of property: LayerProperty) -> AnimatableValue {
    property.value(in: appearance(presented: true))
  }

  /// Starts an animation; one that does not add up replaces what animates the property already.
  func add(_ animation: LayerAnimation) {
    if let property = animation.property, !property.isAdditive {
      for running in animations where running.property == property {
        // The setter that replaces it is in the middle of app code, which must not be called from there.
        cancel(running, completing: .afterCommit)
      }
    }
    attach(animation)
    animation.timeline.add(animation)
  }

  /// Ends an animation before its time.
  func cancel(_ animation: LayerAnimation, completing completion: CompletionTime) {
    detach(animation)
    animation.timeline.animationWasRemoved(animation, completing: completion)
  }

  /// Ends all animations before their time.
  func cancelAnimations(completing completion: CompletionTime) {
    // A completion handler that is called here may start new animations, which are not to be ended.
    for animation in animations { cancel(animation, completing: completion) }
  }
}
