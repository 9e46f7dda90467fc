/// The methods with which a document interaction controller reports what it shows, and receives where a preview is
/// shown.
///
/// All methods are optional. A preview requires the first one.
///
/// As on Apple's platforms, only that method is declared for the main actor, although all are called on it.
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  // MARK: - Previews

  /// Returns the view controller from which a preview is shown.
  ///
  /// A navigation controller pushes the preview. Another view controller presents it. The method is also called before
  /// the options menu is shown, because the menu offers a preview only if the delegate implements the method.
  @MainActor func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle from which a presented preview grows, in the coordinates of the view for the preview.
  ///
  /// The default is the bounds of that view.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view from which a presented preview grows; `nil` for a preview that fades in.
  ///
  /// The default is `nil`.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Tells the delegate that a preview will be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that a preview was dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

  // MARK: - Menus

  /// Tells the delegate that the options menu will be shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the options menu was dismissed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of apps will be shown.
  ///
  /// Never called on Linux, where there are no other apps to open a document.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of apps was dismissed.
  ///
  /// Never called on Linux, where there are no other apps to open a document.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)

  // MARK: - Other Apps

  /// Tells the delegate that the document will be given to another app, which has a bundle identifier.
  ///
  /// Never called on Linux, where there are no other apps to open a document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Tells the delegate that the document was given to another app, which has a bundle identifier.
  ///
  /// Never called on Linux, where there are no other apps to open a document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// The default implementation returns a value that stands for none, without which there is no preview.
  @MainActor public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { MissingPreviewParent() }
  /// The default implementation returns a value that stands for the bounds of the view.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .null
  }
  /// The default implementation returns `nil`.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  /// The default implementation does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// The default implementation does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// The view controller that stands for that of a delegate that provides none for previews.
final class MissingPreviewParent: UIViewController {}
