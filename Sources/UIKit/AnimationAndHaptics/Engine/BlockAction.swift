/// The action of a view's layer in an animation block: it records the change in the block.
final class BlockAction: NSObject, CAAction {
  @MainActor static let shared = BlockAction()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let change = LayerChange.current, change.layer === anObject as AnyObject else { return }
    AnimationContext.recording?.record(
      change.property, of: change.layer, from: change.old, to: change.layer.modelValues)
  }
}

extension UIView {
  /// Returns the action of the view's layer for a change.
  func actionInBlock(forKey event: String) -> any CAAction {
    guard AnimationContext.recording != nil, LayerProperty(actionKey: event)?.animatesInBlocks == true else {
      return LayerAction.none
    }
    return BlockAction.shared
  }
}
