/// A list of actions, whose delegate receives the index of the button that the user taps.
///
///     let sheet = UIActionSheet(
///       title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete")
///     sheet.addButton(withTitle: "Share")
///     sheet.show(in: view)
///
/// The action sheet is retained until it is dismissed. On iPad, it is a popover at the view or the item from which it
/// is shown.
@available(iOS, deprecated: 8.3, message: "Use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private var buttons = ClassicAlertButtons()
  private var controller: ClassicAlertController?

  // MARK: - Creating an Action Sheet

  /// Creates an action sheet.
  ///
  /// The button that deletes data is the first one, and the cancel button is the next.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - delegate: The delegate, which is not retained.
  ///   - cancelButtonTitle: The title of the cancel button; `nil` for none.
  ///   - destructiveButtonTitle: The title of the button that deletes data; `nil` for none.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an action sheet with several buttons.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for none.
  ///   - delegate: The delegate, which is not retained.
  ///   - cancelButtonTitle: The title of the cancel button; `nil` for none.
  ///   - destructiveButtonTitle: The title of the button that deletes data; `nil` for none.
  ///   - firstButtonTitle: The title of the button after them.
  ///   - moreButtonTitles: The titles of the other buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: - Configuring an Action Sheet

  /// The delegate, which is not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title.
  open var title = "" {
    didSet { controller?.title = title }
  }
  /// A Boolean value that indicates whether the action sheet is displayed.
  open var isVisible: Bool { controller != nil }

  // MARK: - Configuring Buttons

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  /// The number of the buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// Returns the title of a button; `nil` if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
  /// The index of the cancel button; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }
  /// The index of the button that deletes data; -1 if there is none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructiveIndex }
    set { buttons.destructiveIndex = newValue }
  }
  /// The index of the first button that neither cancels nor deletes; -1 if there is none.
  open var firstOtherButtonIndex: Int { buttons.firstOtherIndex }

  // MARK: - Showing and Dismissing

  /// Shows the action sheet above the interface of a view, with an animation.
  open func show(in view: UIView) { show(in: view.window, animated: true, from: .view(view, view.bounds)) }
  /// Shows the action sheet from a tab bar, with an animation.
  open func show(from view: UITabBar) { show(in: view as UIView) }
  /// Shows the action sheet from a toolbar, with an animation.
  open func show(from view: UIToolbar) { show(in: view as UIView) }
  /// Shows the action sheet from a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window, animated: animated, from: .view(view, rect))
  }
  /// Shows the action sheet from a bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: UIApplication.shared.frontScene?.keyWindow, animated: animated, from: .item(item))
  }

  /// Dismisses the action sheet as if the user had tapped a button.
  ///
  /// The delegate does not receive a tap.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index of the button.
  ///   - animated: A Boolean value that indicates whether the dismissal is animated.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(index: buttonIndex, animated: animated)
  }

  /// The place from which an action sheet is shown on iPad.
  private enum Origin {
    case view(UIView, CGRect)
    case item(UIBarButtonItem)
  }

  private func show(in window: UIWindow?, animated: Bool, from origin: Origin) {
    guard controller == nil, let presenter = window?.rootViewController?.lastPresented else { return }
    let controller = ClassicAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    buttons.add(to: controller)
    controller.onStep = { self.report($0) }
    self.controller = controller
    switch origin {
    case .view(let view, let rect):
      controller.popoverPresentationController?.sourceView = view
      controller.popoverPresentationController?.sourceRect = rect
    case .item(let item): controller.popoverPresentationController?.barButtonItem = item
    }
    presenter.present(controller, animated: animated)
  }

  private func report(_ step: ClassicAlertController.Step) {
    switch step {
    case .willPresent: delegate?.willPresent(self)
    case .didPresent: delegate?.didPresent(self)
    case .click(let index): delegate?.actionSheet(self, clickedButtonAt: index)
    case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    case .didDismiss(let index):
      controller = nil
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }
}
