package import DisplayScene

/// A specialized view for receiving search-related information from the user.
///
/// The bar only provides the text field and a cancel button; its ``delegate``, which is notified of every change the
/// user makes, performs the search.
///
/// - Note: Scopes, prompts, bookmarks, and custom images are not available.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits, SceneContentProviding {
  private let events = SearchFieldEvents()
  private let cancelButton = UIButton(type: .system)
  private static let margin: CGFloat = 8
  private static let height: CGFloat = 56

  // MARK: - Creating a Search Bar

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UISearchBar.self)
  }

  private func setUp() {
    events.bar = self
    searchTextField.delegate = events
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addAction(UIAction { [events] _ in events.textDidChange() }, for: .editingChanged)
    addSubview(searchTextField)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(UIAction { [events] _ in events.cancelWasPressed() }, for: .touchUpInside)
    cancelButton.isHidden = true
    cancelButton.alpha = 0
    addSubview(cancelButton)
  }

  // MARK: - Customizing the Appearance

  /// The text field in which the user enters the text.
  public let searchTextField = UISearchTextField()

  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The style of the search bar's background.
  open var searchBarStyle = Style.default {
    didSet { setNeedsLayout() }
  }

  /// The color of the bar's background. If the value is `nil`, the system's color is used.
  open var barTintColor: UIColor? {
    didSet {
      customized(barTintColor) { $0.barTintColor = $1 }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The image of the bar's background. An empty image removes the background.
  open var backgroundImage: UIImage? {
    didSet {
      customized(backgroundImage) { $0.backgroundImage = $1 }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The position of the bar, as its delegate returns it.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: - Managing Text

  /// The text in the search field. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder text, which is displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  // MARK: - Configuring the Buttons

  /// A Boolean value that indicates whether the cancel button is displayed.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { cancelButton.isHidden = false }
      cancelButton.alpha = showsCancelButton ? 1 : 0
      setNeedsLayout()
    }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    // The button enters from its side of the bar.
    if showsCancelButton { UIView.performWithoutAnimation { cancelButton.frame = cancelFrame(isShown: false) } }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    } completion: { _ in
      self.hideCancelButtonIfUnused()
    }
  }

  private func hideCancelButtonIfUnused() {
    if !showsCancelButton { cancelButton.isHidden = true }
  }

  // MARK: - Text Input Traits

  /// The autocapitalization style.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The autocorrection style.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The spell-checking style.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The keyboard type.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the return key. The default is `search`.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden behind bullets.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The semantic meaning of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: - Replacing the System Input Views

  /// The custom accessory view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: - First Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing the text.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the text.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cancel = cancelFrame(isShown: showsCancelButton)
    if !cancelButton.isHidden { cancelButton.frame = cancel }
    let height = min(searchTextField.sizeThatFits(bounds.size).height, max(bounds.height, 0))
    let right = showsCancelButton ? cancel.minX - 10 : bounds.maxX - Self.margin
    let left = bounds.minX + Self.margin
    searchTextField.frame = CGRect(
      x: left, y: bounds.midY - height / 2, width: max(right - left, 0), height: height)
  }

  private func cancelFrame(isShown: Bool) -> CGRect {
    let width = TextRuler.width(of: "Cancel", font: .systemFont(ofSize: 17)).rounded(.up) + 2
    let x = isShown ? bounds.maxX - width - 14 : bounds.maxX
    return CGRect(x: x, y: bounds.midY - 18, width: width, height: 36)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: searchTextField.sizeThatFits(size).height + Self.height - 36)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard searchBarStyle != .minimal, bounds.width > 0, bounds.height > 0 else { return [] }
    func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }
    let line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    if let backgroundImage {
      return backgroundImage.scene(in: bounds, templateColor: scene(tintColor), traits: traitCollection)
    }
    return [
      .shape(SceneShape(path: SymbolPath.roundedRect(bounds, radius: 0), fill: scene(barTintColor ?? Self.paper))),
      .shape(SceneShape(path: SymbolPath.roundedRect(line, radius: 0), fill: scene(.separator))),
    ]
  }

  private static let paper = UIColor(light: (249, 249, 249, 0.94), dark: (29, 29, 29, 0.94))
}
