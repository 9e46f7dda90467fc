/// An object that adjusts the large content viewer of an interaction.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the gesture has ended at an item.
  ///
  /// The point is in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Asks the delegate for the item at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Asks the delegate for the view controller in whose area the viewer appears.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

// UIKit's behavior for members that a delegate does not implement.
extension UILargeContentViewerInteractionDelegate {
  /// The default implementation does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The default implementation returns the deepest view at the point that the viewer shows.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view?.largeContentItem(at: point)
  }
  /// The default implementation returns the root view controller of the window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
