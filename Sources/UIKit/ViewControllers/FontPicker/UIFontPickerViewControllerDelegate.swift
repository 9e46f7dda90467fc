/// The methods with which a font picker reports the user's choice.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected a font, before the picker is dismissed.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Tells the delegate that the user dismissed the picker without selecting a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
