extension UIView {
  /// Returns the action of the view's layer for a change.
  func actionInBlock(forKey event: String) -> any CAAction {
    guard let context = AnimationContext.recording, let property = LayerProperty(actionKey: event),
      property.animatesInBlocks
    else { return LayerAction.none }
    return BlockAction.action(for: property, in: context)
  }
}
