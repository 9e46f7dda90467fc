/// The preview of an item while the user drags it.
@MainActor
final class DragCard {
  /// Where a preview goes at the end of a drag.
  enum Destination {
    /// To the target of a preview, as which it appears.
    case place(UITargetedDragPreview)
    /// It fades out where it is.
    case vanishing(shrinks: Bool)
  }

  let item: UIDragItem
  /// The preview with which the item was lifted.
  let lifted: UITargetedDragPreview
  private(set) var view: PreviewView
  var destination = Destination.vanishing(shrinks: false)
  private var hasOwnPreview = false
  /// A Boolean value that indicates whether the preview with which the item was lifted shows its view, not a picture of
  /// it.
  private let showsViewItself: Bool

  /// The radius of the corners of previews without one.
  private static let cornerRadius: CGFloat = 8

  init(_ item: UIDragItem, _ lifted: UITargetedDragPreview) {
    self.item = item
    self.lifted = lifted
    showsViewItself = lifted.view.window == nil && lifted.view.superview == nil
    view = PreviewView(lifted, cornerRadius: Self.cornerRadius)
  }

  /// A Boolean value that indicates whether the source is hidden, because the preview is displayed in its place.
  var hidesSource = false {
    didSet { if hidesSource != oldValue, !showsViewItself { lifted.view.isLifted = hidesSource } }
  }

  /// Creates the preview that the item has from the beginning of the movement.
  ///
  /// Returns the view that it replaces.
  func adoptOwnPreview() -> PreviewView? {
    guard !hasOwnPreview, let provider = item.previewProvider else { return nil }
    hasOwnPreview = true
    guard let preview = provider() else {
      view.isHidden = true
      return nil
    }
    let standing = UITargetedDragPreview(
      view: preview.view, parameters: preview.parameters, target: lifted.target)
    return replace(with: standing)
  }

  /// Replaces the view by one for another preview.
  ///
  /// Returns the former one; `nil` if the preview shows the same view.
  func replace(with preview: UITargetedDragPreview) -> PreviewView? {
    guard preview.view !== lifted.view else { return nil }
    let old = view
    view = PreviewView(preview, cornerRadius: Self.cornerRadius)
    view.isRaised = old.isRaised
    return old
  }
}
