// Changes of the model, and the actions that they run.
extension CALayer {
  /// Changes the model without an animation.
  package func changeModelWithoutAnimation(_ body: (inout LayerAppearance) -> Void) {
    notifyingObservers { changeModel(body) }
  }

  /// Changes a property of the model, and runs the layer's action for the change.
  func change(_ property: LayerProperty, _ body: (inout LayerAppearance) -> Void) {
    notifyingObservers { performChange(of: property, body) }
  }

  /// Changes a property of the model, and runs the layer's action, for a caller that notifies the observers.
  func performChange(of property: LayerProperty, _ body: (inout LayerAppearance) -> Void) {
    guard !isPristine, let action = action(forKey: property.actionKey), action !== LayerAction.none, !(action is NSNull)
    else {
      changeModel(body)
      return displayAfterChange(of: property.actionKey)
    }
    let change = LayerChange(of: property, in: self, from: modelValues)
    changeModel(body)
    displayAfterChange(of: property.actionKey)
    change.run(action)
  }

  /// Stores a value of the app's own, and runs the layer's action for the change.
  func changeValue(_ value: Any?, forKey key: String) {
    let old = modelValues.rare.values[key]
    // The action is determined before the change, so that it reads the previous value.
    let action = isPristine ? nil : action(forKey: key)
    let change = LayerChange(of: .value, key: key, in: self, from: modelValues)
    changeModelWithoutAnimation { $0.rare.values[key] = value }
    // The previous value is released when the storage is no longer accessed, because that can run code of the app.
    withExtendedLifetime(old) {}
    displayAfterChange(of: key)
    if let action, !(action is NSNull) { change.run(action) }
  }

  // The key is an autoclosure, because most layers are of Core Animation's class, whose contents depend on no property.
  private func displayAfterChange(of key: @autoclosure () -> String) {
    let type = type(of: self)
    if type != CALayer.self, type.needsDisplay(forKey: key()) { setNeedsDisplay() }
  }

  /// Changes a rarely used value that does not animate.
  func changeRare<Value: Equatable>(_ keyPath: WritableKeyPath<RareAppearance, Value>, to value: Value) {
    if modelValues.rare[keyPath: keyPath] != value { changeModelWithoutAnimation { $0.rare[keyPath: keyPath] = value } }
  }

  /// Changes a rarely used property.
  func changeRare<Value: Equatable>(
    _ property: LayerProperty, _ keyPath: WritableKeyPath<RareAppearance, Value>, to value: Value
  ) {
    if modelValues.rare[keyPath: keyPath] != value { change(property) { $0.rare[keyPath: keyPath] = value } }
  }

  /// A Boolean value that indicates whether the layer, such as a new one, cannot have actions.
  private var isPristine: Bool { host == nil && recordIfAny == nil && type(of: self) == CALayer.self }
}
