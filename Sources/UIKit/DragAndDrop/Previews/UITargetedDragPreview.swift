/// The place of a drag preview: a view, and a center and a transform in it.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a drag item, with the place from which it is lifted, or to which it moves.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
