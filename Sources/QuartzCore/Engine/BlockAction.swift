/// The action of a view's layer in an animation block, which records the change in the block.
package final class BlockAction: NSObject, CAAction {
  @MainActor static let shared = BlockAction()

  /// Returns the action for a property that the block animates.
  @MainActor
  package static func action(for property: LayerProperty, in context: AnimationContext) -> any CAAction {
    switch property {
    case .opacity, .backgroundColor: BlockAnimation(property, in: context)
    default: shared
    }
  }

  package func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let change = LayerChange.current, change.layer === anObject as AnyObject, change.property != .value else {
      return
    }
    AnimationContext.recording?.record(
      change.property, of: change.layer, from: change.old, to: change.layer.modelValues)
  }
}
