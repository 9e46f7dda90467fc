extension UIView {
  var focusAttributesForWriting: FocusAttributes {
    let attributes = focusAttributes ?? FocusAttributes()
    focusAttributes = attributes
    return attributes
  }

  func changeFocusEffect(to effect: UIFocusEffect?) {
    let attributes = focusAttributesForWriting
    attributes.hasEffect = true
    // The old effect can be of a class of the app, whose deinitializer must not run during the access.
    withExtendedLifetime(attributes.effect) { attributes.effect = effect?.copy() as? UIFocusEffect }
    guard FocusEngine.isFocused(self) else { return }
    windowStorage?.windowScene?.focusSystemIfAny?.halo.show(on: self)
  }
}
