/// A view controller that displays an alert, or an action sheet at the bottom of the screen.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in … })
///     present(alert, animated: true)
///
/// When the user chooses an action, the alert is dismissed, and then the action's handler runs.
///
/// On iPad, an action sheet is a popover: set the source of its `popoverPresentationController` before presenting it. A
/// touch outside of the popover chooses the cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  /// Constants that specify the style of an alert.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom of the screen.
    case actionSheet = 0
    /// A box in the center of the screen.
    case alert = 1
  }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet

  /// The title of the alert.
  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// Descriptive text that provides more details about the reason for the alert.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds an action after the existing ones.
  ///
  /// An alert can have at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    expect(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "\(self): a UIAlertController can have only one action with the style .cancel")
    action.owner = self
    actions.append(action)
    contentDidChange()
  }

  /// The highlighted action of an alert, which must be one of ``actions``.
  ///
  /// For the style `alert` only.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let action = preferredAction {
        expect(
          actions.contains { $0 === action },
          "\(self): preferredAction must be one of the actions; call addAction(_:) first")
      }
      contentDidChange()
    }
  }

  /// The severity of the alert, which determines its icon on a Mac.
  ///
  /// The default is `default`. On iPhone and iPad, it has no effect.
  open var severity = UIAlertControllerSeverity.default

  /// A Boolean value that indicates whether a drag that rests over an action chooses it.
  ///
  /// The default is `false`.
  open var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { contentDidChange() } }
  }

  // MARK: - Properties Without Public Names

  /// The title with attributes, which apps set by this name.
  var attributedTitle: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The message with attributes, which apps set by this name.
  var attributedMessage: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The view controller between the text and the buttons, which apps set by this name.
  ///
  /// The height of its view is that of its preferred content size.
  var contentViewController: UIViewController? {
    willSet {
      guard let old = contentViewController, old !== newValue else { return }
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    didSet {
      guard let new = contentViewController, new !== oldValue else { return contentDidChange() }
      addChild(new)
      contentDidChange()
      new.didMove(toParent: self)
    }
  }

  /// Updates the height of the content.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === contentViewController { contentDidChange() }
  }

  // MARK: - Text Fields

  /// The text fields in the order in which they were added, from top to bottom; `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field below the existing ones, and configures it with a handler.
  ///
  /// For the style `alert` only.
  ///
  /// Editing begins in the first text field as soon as the alert appears. The return key moves to the next text field.
  /// In the last one, it chooses the preferred action, or the only action besides the cancel action.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    expect(
      preferredStyle == .alert,
      "\(self): text fields can be added to a UIAlertController of the style .alert only")
    let field = UITextField()
    addTextField(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Adds a text field below the existing ones.
  func addTextField(_ field: UITextField) {
    prepare(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // MARK: - View

  /// Creates the view of the alert.
  open override func loadView() { view = AlertView(self) }

  /// Begins editing in the first text field.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    editFirstField()
  }

  // MARK: - Preferences

  // Dynamic members, which extensions of the app can replace, are those of `ReplaceableMember` in `Tools/PortApp`.

  /// A Boolean value that indicates whether the interface rotates with the device, as that of every view controller.
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

  /// The orientations in which the alert can be shown, which are those of every view controller.
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  // MARK: - Content

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  func contentDidChange() {
    alertView?.contentDidChange()
    ownPresentation?.container?.setNeedsLayout()
  }

  // MARK: - Presentation

  override func prepareForPresentation() {
    expect(
      title != nil || message != nil || attributedTitle != nil || attributedMessage != nil || !actions.isEmpty
        || hasFields || contentViewController != nil,
      "\(self): a UIAlertController must have a title, a message or an action to display")
  }

  /// A Boolean value that indicates whether the alert has text fields.
  var hasFields: Bool { textFields?.isEmpty == false }

  override func makeSystemPresentationController() -> UIPresentationController? {
    preferredStyle == .actionSheet && UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      ? AlertPopoverPresentationController(presentedViewController: self, presenting: nil)
      : AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Dismisses the alert because the user chose an action, and then runs the action's handler.
  func choose(_ action: UIAlertAction) {
    guard canChoose(action) else { return }
    ownPresentation?.dismiss(animated: true) { action.perform() }
  }

  /// Returns whether the user can currently choose an action.
  func canChoose(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, let presentation = ownPresentation else { return false }
    return presentation.phase == .presented && presentation.pendingDismissal == nil
  }
}
