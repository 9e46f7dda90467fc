extension UIView {
  /// Returns the action of the view's layer for a change.
  func actionInBlock(forKey event: String) -> any CAAction {
    guard AnimationContext.recording != nil, LayerProperty(actionKey: event)?.animatesInBlocks == true else {
      return LayerAction.none
    }
    return BlockAction.shared
  }
}
