extension AccessibilityFocus {
  /// The rotors of the focused element and of the objects that contain it, from the element outward.
  package var rotors: [UIAccessibilityCustomRotor] {
    var rotors: [UIAccessibilityCustomRotor] = []
    _ = perform { responder in
      rotors += responder.accessibilityCustomRotors ?? []
      return false
    }
    return rotors
  }

  /// Moves the focus to the next or the previous item of a rotor.
  ///
  /// Selects the item's range of text. Returns whether there is such an item.
  package func step(_ direction: UIAccessibilityCustomRotor.Direction, through rotor: UIAccessibilityCustomRotor)
    -> Bool
  {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let rotorItem {
      predicate.currentItem = rotorItem
    } else if let element {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
    }
    guard let item = rotor.itemSearchBlock(predicate), let target = item.targetElement as? UIResponder else {
      return false
    }
    // An item can be a view that contains the element.
    let found = AccessibilityTree.elements().first { $0.isOrIsIn(target) }?.object ?? target
    move(to: found)
    rotorItem = item
    if let range = item.targetRange, let input = target as? any UITextInput {
      input.selectedTextRange = range
      if let text = input.text(in: range) { speak(text) }
    }
    return true
  }
}
