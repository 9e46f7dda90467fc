/// A button with which the user pastes the items of the general pasteboard into an object.
///
///     let control = UIPasteControl(configuration: UIPasteControl.Configuration())
///     control.target = textView
///
/// The control is enabled while its target can paste the items of the general pasteboard.
///
/// - Note: On iOS 16 and later, the app needs no permission of the user to paste with this control. On Linux, it never
///   needs one.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  private let button = UIButton(type: .system)
  private let appearance: Configuration
  private var observations: [NotificationObservation] = []

  // MARK: - Creating a Paste Control

  /// Creates a control with an appearance.
  ///
  /// The configuration is copied.
  public init(configuration: Configuration) {
    appearance = configuration.copy() as? Configuration ?? Configuration()
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control with the default appearance.
  public override init(frame: CGRect) {
    appearance = Configuration()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with the default appearance from an archive.
  public required init?(coder: NSCoder) {
    appearance = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.configuration = appearance.button
    button.isUserInteractionEnabled = false
    button.isAccessibilityElement = false
    addSubview(button)
    isAccessibilityElement = true
    accessibilityLabel = "Paste"
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
    let changes = [
      UIPasteboard.changedNotification, UIResponder.pasteConfigurationDidChangeNotification,
      UIApplication.didBecomeActiveNotification,
    ]
    observations = changes.map { name in NotificationObservation(name) { [weak self] in self?.update() } }
    update()
  }

  // MARK: - Configuring the Control

  /// The appearance, which is a copy.
  open var configuration: Configuration { appearance.copy() as? Configuration ?? Configuration() }

  /// The object into which the control pastes.
  ///
  /// It is not retained. The default is `nil`, with which the control is disabled.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { update() }
  }

  // MARK: - Pasting

  /// Enables the control if the target can paste the items of the general pasteboard.
  private func update() { isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false }

  private func pasteIntoTarget() {
    let itemProviders = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(itemProviders) else { return update() }
    target.paste(itemProviders: itemProviders)
  }

  // MARK: - Displaying the Control

  override func stateDidChange() {
    super.stateDidChange()
    button.isEnabled = isEnabled
    button.isHighlighted = isHighlighted
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  /// Asks the target again, because its answer can have changed while the control was not displayed.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  override func contentSizeOfSubviewDidChange(_ subview: UIView) { invalidateIntrinsicContentSize() }

  /// The size of the icon and the title with the insets.
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  /// Returns the size of the icon and the title with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  /// Lays out the icon and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  /// Pastes into the target if the control is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    pasteIntoTarget()
    return true
  }
}
