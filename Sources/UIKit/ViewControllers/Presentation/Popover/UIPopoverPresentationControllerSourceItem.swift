/// An object to which a popover can be anchored: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view.
  ///
  /// The result is `nil` if the item is not on screen with the view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds of the view in the coordinates of another view of its window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, referenceView.window === window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in the coordinates of a view of its window.
  public func frame(in referenceView: UIView) -> CGRect? { (customView ?? shownView)?.frame(in: referenceView) }
}
