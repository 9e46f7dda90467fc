/// The action of a view's layer in an animation block for a property whose animation replaces others.
///
/// It is a basic animation with the timing of the block, so that an app can animate another property like the block: it
/// requests the action of a property of `CALayer`, and returns it with another key path.
final class BlockAnimation: CABasicAnimation {
  /// The key path of the property that the block animates itself.
  private var blockKeyPath: String?

  /// Creates the action for a property.
  convenience init(_ property: LayerProperty, in context: AnimationContext) {
    self.init(keyPath: property.rawValue)
    blockKeyPath = property.rawValue
    adoptTiming(of: context.segment)
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? BlockAnimation)?.blockKeyPath = blockKeyPath
    return copy
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard keyPath != blockKeyPath || event != blockKeyPath || sampleValue != nil else {
      return BlockAction.shared.run(forKey: event, object: anObject, arguments: dict)
    }
    guard let layer = anObject as? CALayer, let context = AnimationContext.recording else { return }
    layer.attach(self, forKey: event, in: context)
  }
}

extension CALayer {
  /// Starts an animation that plays and ends with an animation block.
  fileprivate func attach(_ animation: CAAnimation, forKey key: String, in context: AnimationContext) {
    let duration = context.segment.duration
    let copy = animation.makePlayingCopy(inheritedDuration: duration)
    let media = MediaAnimation(copy, for: self, inheritedDuration: duration, inheritedCurve: context.settings.curve)
    if let running = keyedAnimation(forKey: key) { cancel(running, completing: .afterCommit) }
    add(
      LayerAnimation(
        .media(media, source: copy), of: self, over: context.segment, on: context.timeline, key: key))
  }
}
