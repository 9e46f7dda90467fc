public import UniformTypeIdentifiers

/// A view controller with which the user selects documents outside of the app, or a folder to which documents are
/// exported.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The picker shows the folders of the user as the Files app does, and dims what cannot be selected. It dismisses
/// itself before it calls its delegate.
///
/// - Note: The folder that is shown first is `Simulator.documentsDirectory` in a test, and the user's documents on this
///   machine in the live display. There are no other locations, recent documents, or tags.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  let task: DocumentPickerTask
  private let browser = UINavigationController()
  /// A Boolean value that indicates whether the folders of the current presentation are shown.
  private var hasBegun = false
  /// A Boolean value that indicates whether the picker dismisses itself.
  private var isFinishing = false

  // MARK: - Creating a Document Picker

  /// Creates a picker for opening documents.
  ///
  /// A package is shown as a file. With the type `folder`, the user can select the folder that is shown.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of documents that can be selected.
  ///   - asCopy: A Boolean value that indicates whether the app receives copies of the documents.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    task = .opening(contentTypes, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for opening documents at their location.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker for exporting documents to a folder that the user selects.
  ///
  /// A document whose name is in use in the folder gets a number.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: A Boolean value that indicates whether the documents are copied, as opposed to moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    task = .exporting(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for moving documents to a folder that the user selects.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Not available, because the types and the documents are not part of an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { misuse("UIDocumentPickerViewController cannot be created from an archive") }

  // MARK: - Configuring the Document Picker

  /// The delegate.
  ///
  /// It is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// A Boolean value that indicates whether the user can open several documents.
  ///
  /// The default is `false`.
  open var allowsMultipleSelection = false

  /// A Boolean value that indicates whether filename extensions are shown.
  ///
  /// The default is `false`.
  open var shouldShowFileExtensions = false

  /// The folder that is shown first.
  ///
  /// A folder that is not among the user's documents is not shown. The default is `nil`, for the folder with all
  /// documents.
  open var directoryURL: URL?

  // MARK: - Showing the Documents

  /// Adds the view with the folders.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(browser)
    browser.view.frame = view.bounds
    browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(browser.view)
    browser.didMove(toParent: self)
  }

  /// Shows the folders of the user.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    browser.setViewControllers(
      path(to: directoryURL).map { FileListViewController($0, title: title(of: $0), of: self) }, animated: false)
  }

  /// Prepares for another presentation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { hasBegun = false }
  }

  /// Returns the folders from that with all documents to another one, or the former alone.
  private func path(to folder: URL?) -> [URL] {
    let root = UserFiles.documents
    guard let folder, folder.isExistingFolder else { return [root] }
    let rootParts = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let parts = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    guard parts.starts(with: rootParts) else { return [root] }
    return parts.dropFirst(rootParts.count).reduce(into: [root]) { path, name in
      path.append((path.last ?? root).appendingPathComponent(name, isDirectory: true))
    }
  }

  private func title(of folder: URL) -> String {
    guard folder == UserFiles.documents else { return folder.lastPathComponent }
    return UIScreen.main.hardware.idiom == .pad ? "On My iPad" : "On My iPhone"
  }

  // MARK: - Responding to the User

  /// Shows a folder.
  func show(_ folder: URL) {
    browser.pushViewController(
      FileListViewController(folder, title: title(of: folder), of: self), animated: true)
  }

  /// Completes the task with documents or a folder, and reports the result.
  func choose(_ choice: [URL]) {
    guard !isFinishing else { return }
    do {
      let urls = try task.perform(with: choice, inbox: UserFiles.inbox)
      if task.grantsAccess { SecurityScopes.shared.grant(urls) }
      finish { $0.delegate?.documentPicker($0, didPickDocumentsAt: urls) }
    } catch {
      let alert = UIAlertController(
        title: "The operation couldn’t be completed.", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  /// Ends without a result.
  func cancel() {
    guard !isFinishing else { return }
    finish { $0.delegate?.documentPickerWasCancelled($0) }
  }

  override func presentationWasDismissedByUser() { if !isFinishing { delegate?.documentPickerWasCancelled(self) } }

  /// Dismisses the picker if it is presented, and then reports the result.
  private func finish(_ report: @escaping (UIDocumentPickerViewController) -> Void) {
    guard let presenter = ownPresentation?.presenter else { return report(self) }
    isFinishing = true
    presenter.dismiss(animated: true) { [self] in
      isFinishing = false
      report(self)
    }
  }
}
