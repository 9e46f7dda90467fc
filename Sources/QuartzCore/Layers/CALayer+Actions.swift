extension CALayer {
  /// Returns the action for a change, in the documented order.
  func searchAction(forKey event: String) -> (any CAAction)? {
    if let action = delegateInUse?.action(for: self, forKey: event) { return action }
    if let recordIfAny {
      if let action = recordIfAny.actions?[event] { return action }
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// Returns the animation of a free layer that is on screen.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard host == nil, recordIfAny?.isCommitted == true,
      LayerProperty(actionKey: event)?.animatesImplicitly(in: self) == true
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = LayerKeyPath(event)?.plainValue(in: appearance(presented: true))
    if TransactionStack.shared.current.timingFunction == nil, AnimationContext.current == nil {
      animation.timingFunction = CAMediaTimingFunction(name: .default)
    }
    return animation
  }

  /// Runs the action for an event that is not a change of a property, if there is one.
  func runAction(forKey event: String) {
    guard let action = action(forKey: event), !(action is NSNull), AnimationContext.areChangesAnimated else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }
}

/// The keys and values of actions with a special meaning.
@MainActor
package enum LayerAction {
  static let onOrderIn = "onOrderIn"
  static let onOrderOut = "onOrderOut"

  /// The action of a view's layer where changes do not animate.
  ///
  /// It is a single object, which is compared by identity.
  package static let none = NSNull()
}

/// A change of a layer's property that an action may animate.
@MainActor
final class LayerChange {
  /// The change whose action is being run.
  private(set) static var current: LayerChange?

  let property: LayerProperty
  /// The key of the action for the change.
  let key: String
  let layer: CALayer
  /// The model before the change.
  let old: LayerAppearance

  /// Creates a change of a property, or of a value of the app's own with a key.
  init(of property: LayerProperty, key: String? = nil, in layer: CALayer, from old: LayerAppearance) {
    (self.property, self.key, self.layer, self.old) = (property, key ?? property.actionKey, layer, old)
  }

  /// Runs an action once the model has changed.
  func run(_ action: any CAAction) {
    guard AnimationContext.areChangesAnimated else { return }
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    action.run(forKey: key, object: layer, arguments: nil)
  }
}
