/// The methods with which an image picker reports the user's choice.
///
/// All methods are optional. A delegate dismisses the image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a photo.
  ///
  /// - Parameters:
  ///   - picker: The image picker.
  ///   - info: The photo, and information about it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user cancelled the image picker.
  ///
  /// It is not called when the user pulls the image picker down, which the delegate of its presentation controller
  /// observes.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation dismisses the image picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// The default implementation dismisses the image picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
