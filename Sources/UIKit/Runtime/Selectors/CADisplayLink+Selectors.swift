extension CADisplayLink {
  /// Creates a display link that calls a method of an object after it is added to the run loop.
  ///
  /// The display link retains the target until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: An object that conforms to `_RuntimeActionTarget`.
  ///   - sel: The name of a method without a parameter, or with the display link as its parameter.
  public convenience init(target: Any, selector sel: Selector) {
    let target = ActionDispatch.receiver(target, of: sel, orUse: "CADisplayLink(_runtimeHandler:)")
    self.init(_runtimeHandler: { link in ActionDispatch.perform(sel, on: target, sender: link) })
  }
}
