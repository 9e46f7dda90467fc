extension UIView {
  var focusAttributesForWriting: FocusAttributes {
    let attributes = focusAttributes ?? FocusAttributes()
    focusAttributes = attributes
    return attributes
  }

  func changeFocusEffect(to effect: UIFocusEffect?) {
    let attributes = focusAttributesForWriting
    attributes.hasEffect = true
    attributes.effect = effect?.copy() as? UIFocusEffect
    guard FocusEngine.isFocused(self) else { return }
    windowStorage?.windowScene?.focusSystemIfAny?.halo.show(on: self)
  }
}
