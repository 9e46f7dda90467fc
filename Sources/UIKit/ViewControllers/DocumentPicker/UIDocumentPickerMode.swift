import UniformTypeIdentifiers

/// Constants that specify what a document picker does.
///
/// Replaced by the initializers for opening and for exporting.
@available(iOS, deprecated: 14.0)
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app receives copies of documents.
  case `import` = 0
  /// The app receives documents at their location.
  case open = 1
  /// Documents are copied to a folder.
  case exportToService = 2
  /// Documents are moved to a folder.
  case moveToService = 3
}

extension UIDocumentPickerViewController {
  /// Creates a picker for opening documents.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The identifiers of the types of documents that can be selected.
  ///   - mode: The mode, which is `import` or `open`.
  @available(iOS, deprecated: 14.0)
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    expect(
      mode == .import || mode == .open,
      "UIDocumentPickerViewController.init(documentTypes:in:): the mode must be import or open")
    self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// Creates a picker for exporting a document.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - mode: The mode, which is `exportToService` or `moveToService`.
  @available(iOS, deprecated: 14.0)
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker for exporting documents.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - mode: The mode, which is `exportToService` or `moveToService`.
  @available(iOS, deprecated: 14.0)
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    expect(
      mode == .exportToService || mode == .moveToService,
      "UIDocumentPickerViewController.init(urls:in:): the mode must be exportToService or moveToService")
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// The mode of the picker.
  @available(iOS, deprecated: 14.0)
  public var documentPickerMode: UIDocumentPickerMode {
    switch task {
    case .opening(_, let asCopy): asCopy ? .import : .open
    case .exporting(_, let asCopy): asCopy ? .exportToService : .moveToService
    }
  }
}
