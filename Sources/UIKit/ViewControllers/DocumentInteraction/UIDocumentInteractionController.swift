import UniformTypeIdentifiers

/// An object that shows a preview of a file, and a menu of what can be done with it.
///
/// Keep a reference to it while the user can interact with the file. A preview requires a delegate, which provides the
/// view controller from which it is shown.
///
/// - Note: A preview shows the content of images and of plain text, and the name, the kind and the size of other files,
///   because Quick Look is not available. There are no other apps that open a file.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private var explicitName: String?
  private var explicitType: String?
  private weak var preview: DocumentPreviewViewController?
  private weak var menu: UIActivityViewController?

  /// Creates a document interaction controller without a file.
  public override init() { super.init() }

  /// Creates a document interaction controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The delegate.
  ///
  /// It is not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  // MARK: - Describing the File

  /// The file.
  open var url: URL?

  /// The identifier of the file's type.
  ///
  /// The default is that of the filename extension, or `nil` if the type is not known.
  open var uti: String? {
    get {
      if let explicitType { return explicitType }
      guard let url, !url.pathExtension.isEmpty, let type = UTType(filenameExtension: url.pathExtension) else {
        return nil
      }
      return type.isDeclared ? type.identifier : nil
    }
    set { explicitType = newValue }
  }

  /// The name of the file, which the preview shows.
  ///
  /// The default is the last part of the URL.
  open var name: String? {
    get { explicitName ?? url?.lastPathComponent }
    set { explicitName = newValue }
  }

  /// Images that stand for files of this type, the smallest one first.
  ///
  /// There is always one.
  open var icons: [UIImage] {
    let name = uti.flatMap { UTType($0) }?.preferredFilenameExtension ?? url?.pathExtension ?? ""
    return [64, 320].map { FileIcon.document(kind: name, side: $0) }
  }

  /// A property list for the app that opens the file.
  ///
  /// It has no effect on Linux, where there are no other apps to open a file. The default is `nil`.
  open var annotation: Any?

  // MARK: - Previewing the File

  /// Shows a preview of the file.
  ///
  /// - Returns: A Boolean value that indicates whether the preview is shown. It is not without a file, without a
  ///   delegate that provides a view controller, and while a preview or another view controller is presented.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard preview == nil, let document = PreviewedDocument(of: self), let delegate, let parent = previewParent else {
      return false
    }
    if let navigation = parent as? UINavigationController {
      let controller = makePreview(of: document)
      delegate.documentInteractionControllerWillBeginPreview(self)
      navigation.pushViewController(controller, animated: animated)
      return true
    }
    guard Self.canPresent(parent) else { return false }
    let source = delegate.documentInteractionControllerViewForPreview(self)
    let rect = delegate.documentInteractionControllerRectForPreview(self)
    let controller = makePreview(of: document)
    let navigation = DocumentPreviewNavigationController(controller, growingFrom: source, rect)
    delegate.documentInteractionControllerWillBeginPreview(self)
    parent.present(navigation, animated: animated)
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

  /// The view controller that the delegate provides; `nil` if there is none.
  private var previewParent: UIViewController? {
    let parent = delegate?.documentInteractionControllerViewControllerForPreview(self)
    return parent is MissingPreviewParent ? nil : parent
  }

  /// Returns a view controller with the preview, which retains this object until it has disappeared.
  private func makePreview(of document: PreviewedDocument) -> DocumentPreviewViewController {
    let controller = DocumentPreviewViewController(document) { [self] in
      preview = nil
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    preview = controller
    return controller
  }

  // MARK: - Showing Menus

  /// Shows a menu of what can be done with the file, beside a rectangle of a view.
  ///
  /// On iPhone it is a sheet; on iPad it is a popover.
  ///
  /// - Returns: A Boolean value that indicates whether the menu is shown. It is not without a file, for a view that is
  ///   not in a window, and while a view controller is presented.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptionsMenu(in: view, animated: animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  /// Shows a menu of what can be done with the file, beside a bar button item.
  ///
  /// On iPhone it is a sheet; on iPad it is a popover.
  ///
  /// - Returns: A Boolean value that indicates whether the menu is shown. It is not without a file, for an item that is
  ///   not on screen, and while a view controller is presented.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptionsMenu(in: item.customView ?? item.shownView, animated: animated) { $0.barButtonItem = item }
  }

  /// Shows a menu of the apps that can open the file, beside a rectangle of a view.
  ///
  /// - Returns: A Boolean value that indicates whether the menu is shown. It is always `false` on Linux, where there
  ///   are no other apps to open a file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Shows a menu of the apps that can open the file, beside a bar button item.
  ///
  /// - Returns: A Boolean value that indicates whether the menu is shown. It is always `false` on Linux, where there
  ///   are no other apps to open a file.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

  private func presentOptionsMenu(
    in view: UIView?, animated: Bool, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard menu == nil, let url, let view, view.window != nil, let presenter = view.nearestViewController,
      Self.canPresent(presenter)
    else { return false }
    let look = previewParent == nil || PreviewedDocument(of: self) == nil ? nil : QuickLookActivity()
    let controller = UIActivityViewController(activityItems: [url], applicationActivities: look.map { [$0] })
    controller.completionWithItemsHandler = { [self] _, _, _, _ in
      menu = nil
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      if look?.isChosen == true { presentPreview(animated: true) }
    }
    controller.popoverPresentationController.map(place)
    menu = controller
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    presenter.present(controller, animated: animated)
    return true
  }

  /// Returns whether a view controller is on screen and presents no other one.
  private static func canPresent(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window != nil && controller.presentedViewController == nil
  }

  // MARK: - Responding to Gestures

  /// Gesture recognizers for a view that stands for the file.
  ///
  /// A tap shows the preview, or the options menu if there is no preview. A long press shows the options menu.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }

  private lazy var recognizers: [UIGestureRecognizer] = {
    let tap = UITapGestureRecognizer()
    tap.add { [weak self] recognizer in
      if let self, !presentPreview(animated: true) { showOptions(for: recognizer) }
    }
    let press = UILongPressGestureRecognizer()
    press.add { [weak self] recognizer in
      if recognizer.state == .began { self?.showOptions(for: recognizer) }
    }
    return [tap, press]
  }()

  private func showOptions(for recognizer: UIGestureRecognizer) {
    if let view = recognizer.view { presentOptionsMenu(from: view.bounds, in: view, animated: true) }
  }
}

/// The activity of an options menu that shows the preview, after the menu was dismissed.
private final class QuickLookActivity: UIActivity {
  private(set) var isChosen = false

  override var activityTitle: String? { "Quick Look" }
  override var activityImage: UIImage? { UIImage(systemName: "eye") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  override func perform() {
    isChosen = true
    activityDidFinish(true)
  }
}
