/// The places in a list to which a drop coordinator's items go.
///
/// Each place has the animator that the app received for it.
@MainActor
final class DropLandings {
  private struct Landing {
    let place: Place
    let animator: DragAnimator
  }

  @MainActor
  enum Place {
    /// A cell, which is determined when the list has its final data, with the appearance of its preview.
    case cell(() -> UIView?, frame: () -> CGRect?, in: UIView, (UIView) -> UIDragPreviewParameters?)
    /// A rectangle of a view, which is determined when the list has its final data.
    case rectangle(() -> CGRect?, in: UIView)
    case target(UIDragPreviewTarget)
  }

  private var landings: [ObjectIdentifier: Landing] = [:]
  private var isOver = false

  /// Records where an item goes.
  ///
  /// An item whose drop has ended is not animated any more.
  func land(_ item: UIDragItem, at place: Place) -> any UIDragAnimating {
    let animator = DragAnimator()
    if isOver {
      animator.complete(at: .end)
    } else {
      landings[ObjectIdentifier(item)] = Landing(place: place, animator: animator)
    }
    return animator
  }

  /// Returns the preview at the place to which an item goes.
  ///
  /// The result is the default preview if the app has not specified one.
  func preview(for item: UIDragItem, default preview: UITargetedDragPreview) -> UITargetedDragPreview {
    switch landings[ObjectIdentifier(item)]?.place {
    case .target(let target): return preview.retargetedPreview(with: target)
    case .cell(let cell, let frame, let container, let parameters):
      guard let frame = frame() else { return preview }
      guard let cell = cell() else { return preview.fitted(into: frame, of: container) }
      // The preview is displayed in place of the cell until it has arrived.
      cell.isLifted = true
      landings[ObjectIdentifier(item)]?.animator.addCompletion { _ in cell.isLifted = false }
      return UITargetedDragPreview(
        view: cell, parameters: parameters(cell) ?? UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: container, center: CGPoint(x: frame.midX, y: frame.midY)))
    case .rectangle(let frame, let container):
      return frame().map { preview.fitted(into: $0, of: container) } ?? preview
    case nil: return preview
    }
  }

  /// Lets the app's animations for an item run with those of the drop.
  func join(_ animator: any UIDragAnimating, for item: UIDragItem) {
    guard let own = landings[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete(at: $0) }
  }

  func end() {
    isOver = true
    landings = [:]
  }
}

extension UITargetedDragPreview {
  /// Returns the preview in the middle of a rectangle, scaled down to fit.
  fileprivate func fitted(into frame: CGRect, of container: UIView) -> UITargetedDragPreview {
    guard size.width > 0, size.height > 0 else { return self }
    let scale = min(1, frame.width / size.width, frame.height / size.height)
    return retargetedPreview(
      with: UIDragPreviewTarget(
        container: container, center: CGPoint(x: frame.midX, y: frame.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale)))
  }
}
