/// What a layer showed before a transition changed its content.
package final class FormerContent {
  /// The movement of the former content.
  package enum Motion {
    /// Cross-dissolves with the new content.
    case dissolves
    /// Curls up and uncovers the new content.
    case curlsUp
    /// Is covered by the new content, which curls down.
    case isCovered
    /// Is shown in place of the new content until the middle.
    case hidesAtMiddle
    /// Is pushed out by the new content, which slides in from an offset.
    case isPushed(from: CGVector)
    /// Is covered by the new content, which slides in from an offset.
    case isSlidOver(from: CGVector)
    /// Slides out, away from an offset, and uncovers the new content.
    case slidesAway(from: CGVector)
  }

  /// A layer that looks like the former content, in no hierarchy.
  let layer: CALayer
  /// The object that the layer belongs to.
  private let owner: AnyObject

  package init(_ layer: CALayer, of owner: AnyObject) { (self.layer, self.owner) = (layer, owner) }
}

/// What a transition shows besides the properties of a layer.
struct TransitionScene {
  /// The fraction to which the layer has curled up like a page.
  var curl = 0.0
  /// What the layer showed before, how it moves, and the progress of the transition.
  var former: (content: FormerContent, motion: FormerContent.Motion, progress: Double)?
}
