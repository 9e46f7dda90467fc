/// The methods with which an object provides an item for an activity view controller.
///
/// As on Apple's platforms, they are not declared for the main actor, although they are called on it.
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object with the type of the item, which need not have its content.
  ///
  /// The activities that can act on it are shown.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity that the user has chosen; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item, for services with a subject, such as email.
  ///
  /// It is not called on Linux, which has no such services.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the uniform type identifier of an item that is data.
  ///
  /// Copy uses it as the type of the data in the pasteboard. An empty identifier is that of data of any kind.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity
      .ActivityType?
  ) -> String
  /// Returns a picture of the item, for services that show a preview of it.
  ///
  /// It is not called on Linux, which has no such services.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity
      .ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity
      .ActivityType?
  ) -> String { "" }
  /// The default implementation returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity
      .ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
