/// An alert, whose delegate receives the index of the button that the user taps.
///
///     let alert = UIAlertView(title: "Saved", message: nil, delegate: self, cancelButtonTitle: "OK")
///     alert.show()
///
/// The alert is retained until it is dismissed. It appears in a window of its own, above the other windows of the app.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private var buttons = ClassicAlertButtons()
  private var fields: [UITextField] = []
  private var controller: ClassicAlertController?
  private var alertWindow: UIWindow?
  private weak var formerKeyWindow: UIWindow?

  // MARK: - Creating an Alert

  /// Creates an alert with at most one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - delegate: The delegate, a ``UIAlertViewDelegate``, which is not retained.
  ///   - cancelButtonTitle: The title of the cancel button; `nil` for no button.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with several buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - delegate: The delegate, which is not retained.
  ///   - cancelButtonTitle: The title of the cancel button; `nil` for none.
  ///   - firstButtonTitle: The title of the button after the cancel button.
  ///   - moreButtonTitles: The titles of the other buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: - Configuring an Alert

  /// The delegate, a ``UIAlertViewDelegate``, which is not retained.
  open weak var delegate: AnyObject?
  /// The style, which determines the text fields.
  ///
  /// The default is `default`.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { makeFields() } }
  }
  /// The title.
  open var title = "" {
    didSet { controller?.title = title }
  }
  /// The text below the title.
  open var message: String? {
    didSet { controller?.message = message }
  }
  /// A Boolean value that indicates whether the alert is displayed.
  open var isVisible: Bool { controller != nil }

  // MARK: - Configuring Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The number of the buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Returns the title of a button; `nil` if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// Returns a text field of the style; `nil` if there is none at the index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }
  /// The index of the first button other than the cancel button; -1 if there is none.
  open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

  // MARK: - Showing and Dismissing

  /// Shows the alert above the app, with an animation.
  open func show() {
    guard controller == nil, let scene = UIApplication.shared.frontScene else { return }
    let controller = ClassicAlertController(title: title, message: message, preferredStyle: .alert)
    buttons.add(to: controller)
    for field in fields { controller.addTextField(field) }
    controller.onStep = { self.report($0) }
    self.controller = controller
    updateFirstOtherButton()
    formerKeyWindow = scene.keyWindow
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    alertWindow = window
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: true)
  }

  /// Dismisses the alert as if the user had tapped a button.
  ///
  /// The delegate does not receive a tap.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index of the button.
  ///   - animated: A Boolean value that indicates whether the dismissal is animated.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(index: buttonIndex, animated: animated)
  }

  // MARK: - Reporting to the Delegate

  private func report(_ step: ClassicAlertController.Step) {
    let delegate = delegate as? any UIAlertViewDelegate
    switch step {
    case .willPresent: delegate?.willPresent(self)
    case .didPresent: delegate?.didPresent(self)
    case .click(let index): delegate?.alertView(self, clickedButtonAt: index)
    case .willDismiss(let index): delegate?.alertView(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      controller = nil
      removeWindow()
      delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
  }

  private func removeWindow() {
    if alertWindow?.isKeyWindow == true { formerKeyWindow?.makeKey() }
    alertWindow?.isHidden = true
    alertWindow = nil
  }

  // MARK: - Text Fields

  private func makeFields() {
    let count =
      switch alertViewStyle {
      case .default: 0
      case .secureTextInput, .plainTextInput: 1
      case .loginAndPasswordInput: 2
      }
    fields = (0..<count).map { index in
      let field = UITextField()
      field.isSecureTextEntry = alertViewStyle == .secureTextInput || index == 1
      if count == 2 { field.placeholder = index == 0 ? "Login" : "Password" }
      field.addAction(UIAction { [weak self] _ in self?.updateFirstOtherButton() }, for: .editingChanged)
      return field
    }
  }

  private func updateFirstOtherButton() {
    guard let controller, controller.actions.indices.contains(firstOtherButtonIndex) else { return }
    let delegate = delegate as? any UIAlertViewDelegate
    controller.actions[firstOtherButtonIndex].isEnabled =
      delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }
}
