/// The methods with which a document picker reports the user's choice.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user selected documents, or a destination.
  ///
  /// The document picker was dismissed before.
  ///
  /// - Parameters:
  ///   - controller: The document picker.
  ///   - urls: The documents, their copies, or the exported documents at their destination.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate that the user cancelled the document picker, or pulled it down.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Tells the delegate that the user selected a document.
  ///
  /// Replaced by the method with several URLs.
  @available(iOS, deprecated: 11.0)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// The default implementation calls the method that this one replaces, with the first document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// The default implementation does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// The default implementation does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
