/// An object that shows content of a size and passes changes of the size to its children.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits the content best.
  var preferredContentSize: CGSize { get }
  /// Tells that a contained container's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a contained container gets when this one has `parentSize`.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Tells that the size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
