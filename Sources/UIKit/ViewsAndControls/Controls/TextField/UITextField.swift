package import DisplayScene

/// An object that displays an editable text area in an interface.
///
/// A touch makes the field first responder and shows the keyboard. The ``delegate`` can refuse each change by the user.
/// The delegate, the actions of the control, and the observers of the notifications are notified after the change.
/// Changes by the app are not reported.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting,
  SceneContentProviding
{
  let content = StyledText(font: .systemFont(ofSize: UIFont.labelFontSize))
  /// The offset of the text to the left that keeps the caret visible.
  var scrollOffset: CGFloat = 0
  let canvas = TextFieldCanvas()
  let clearButton = UIButton(type: .custom)
  let textUndo = TextUndo()
  let textTaps = TextTaps()
  let textMenu = TextEditMenu()
  /// The content that the drawing methods have drawn; `nil` except while the field is drawn.
  var drawn: [SceneContent]?
  private var inputViewStorage: UIView?
  private var inputAccessoryViewStorage: UIView?

  // MARK: - Creating a Text Field

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UITextField.self)
  }

  private func setUp() {
    canvas.field = self
    addSubview(canvas)
    clearButton.setImage(
      UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))?
        .withTintColor(.systemGray, renderingMode: .alwaysOriginal), for: .normal)
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak self] _ in self?.clearButtonWasPressed() }, for: .touchUpInside)
    clearButton.isHidden = true
    addSubview(clearButton)
    addGestureRecognizer(tap)
    textMenu.attach(to: self)
  }

  /// Removes what the field shows in addition to its text, such as the tokens of a search field.
  ///
  /// Called when the user clears the field.
  func removeAdditions() {}

  /// Called when the selection in the text is about to change, or editing to end.
  func selectionWillChange() {}

  // MARK: - Validating and Handling Edits

  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Configuring the Text Attributes

  /// The text, which is never `nil` when read.
  ///
  /// Setting it moves the caret to the end of the text.
  open var text: String? {
    get { editor.string }
    set {
      notifyingObservers(of: \UITextField.text) { setText { $0.setString(Self.oneLine(newValue ?? "")) } }
    }
  }

  /// The styled text.
  ///
  /// Setting it sets the field's font and color to those of the first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      notifyingObservers(of: \UITextField.attributedText) {
        setText {
          // In a text with several lines, the attributes would apply to other ranges after the removal of line breaks.
          let isOneLine = !text.string.contains(where: \.isNewline)
          isOneLine ? $0.setAttributedString(text) : $0.setString(Self.oneLine(text.string))
        }
      }
    }
  }

  /// The placeholder that is displayed while there is no text.
  open var placeholder: String? {
    get { placeholderStorage?.string }
    set {
      placeholderStorage = newValue.map { NSAttributedString(string: $0) }
      contentDidChange()
    }
  }

  /// The styled placeholder.
  ///
  /// Ranges without attributes look like ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderStorage.map(placeholderInLook) }
    set {
      placeholderStorage = newValue.map { NSAttributedString(attributedString: $0) }
      contentDidChange()
    }
  }
  private(set) var placeholderStorage: NSAttributedString?
  /// The label that represents the placeholder for apps that access it by name.
  private(set) lazy var placeholderLabel = PlaceholderLabel(of: self)
  /// The color and the font of a placeholder without attributes, which the label sets.
  var placeholderLook: (color: UIColor?, font: UIFont?) {
    get { placeholderLookStorage }
    set {
      placeholderLookStorage = newValue
      contentDidChange()
    }
  }
  private var placeholderLookStorage: (color: UIColor?, font: UIFont?) = (nil, nil)
  /// The color of a placeholder that has no other.
  var standardPlaceholderColor: UIColor { .placeholderText }

  /// The font.
  ///
  /// If it is set to `nil`, it is the system font at 17 points.
  open var font: UIFont? {
    get { content.font }
    set {
      customized(newValue) { $0.font = $1 }
      content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      contentDidChange()
    }
  }

  /// The color of the text.
  ///
  /// If it is set to `nil`, it is the label color.
  open var textColor: UIColor? {
    get { content.color }
    set {
      customized(newValue) { $0.textColor = $1 }
      content.setColor(newValue ?? .label)
      contentDidChange()
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.setAlignment(newValue)
      contentDidChange()
    }
  }

  /// The attributes of the whole text.
  ///
  /// Setting them replaces all attributes of the text. A font or a color that they do not contain is the default one.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = content.paragraphStyle(at: 0)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
      style.alignment = content.alignment
      return content.viewAttributes.merging([.paragraphStyle: style]) { $1 }
    }
    set {
      content.setViewAttributes(newValue, font: .systemFont(ofSize: UIFont.labelFontSize))
      contentDidChange()
    }
  }

  /// The attributes of inserted text, or `nil` while the text is not being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? content.typingAttributes : nil }
    set { if isEditing { content.typingAttributes = newValue ?? content.viewAttributes } }
  }

  /// A Boolean value that indicates whether the user can change the style of the text.
  ///
  /// The default is `false`. The edit menu then offers to make the selection bold, italic and underlined, and text is
  /// pasted with the style with which it was copied in the app.
  open var allowsEditingTextAttributes = false

  /// A Boolean value that indicates whether the font adjusts when the preferred text size changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }

  // MARK: - Sizing the Text Field's Text

  /// A Boolean value that indicates whether text that does not fit is shrunk, down to ``minimumFontSize``.
  ///
  /// The default is `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange() }
  }

  /// The smallest font size to which text is shrunk to fit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  // MARK: - Managing the Editing Behavior

  /// A Boolean value that indicates whether the text is being edited.
  open internal(set) var isEditing = false

  /// A Boolean value that indicates whether the text is removed when editing begins.
  ///
  /// The default is `false`.
  ///
  /// The delegate can refuse the removal.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether inserted text replaces the current text.
  ///
  /// The default is `false`.
  ///
  /// A change of the selection resets it to `false`. A secure field sets it to `true` when editing begins, because the
  /// user cannot see the text.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the user has changed the text.
  var hasUserText = false

  // MARK: - Setting the View's Background Appearance

  /// The border style of the text field.
  open var borderStyle = BorderStyle.none {
    didSet {
      customized(borderStyle) { $0.borderStyle = $1 }
      contentDidChange()
    }
  }

  /// The image behind the text, in place of the border.
  ///
  /// It fills the rectangle of the border, and is not displayed with a rounded border.
  open var background: UIImage? {
    didSet { contentDidChange() }
  }

  /// The image behind the text of a disabled field.
  ///
  /// It is displayed if there is a ``background``, which is displayed without this image.
  open var disabledBackground: UIImage? {
    didSet { contentDidChange() }
  }

  // MARK: - Managing Overlay Views

  /// The mode that determines when the clear button is displayed.
  ///
  /// It is not displayed while there is no text.
  open var clearButtonMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  /// The overlay view on the left side of the text.
  open var leftView: UIView? {
    didSet {
      if leftView !== oldValue { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }

  /// The mode that determines when ``leftView`` is displayed.
  open var leftViewMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  /// The overlay view on the trailing side of the text, in place of the clear button.
  open var rightView: UIView? {
    didSet {
      if rightView !== oldValue { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }

  /// The mode that determines when ``rightView`` is displayed.
  open var rightViewMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  // MARK: - Text Input Traits

  /// The autocapitalization style.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection style.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell-checking style.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard type.
  ///
  /// Call `reloadInputViews()` after a change during editing.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { customized(keyboardAppearance) { $0.keyboardAppearance = $1 } }
  }
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  ///
  /// The default is `false`.
  open var enablesReturnKeyAutomatically = false
  /// The semantic meaning of the text.
  open var textContentType: UITextContentType!
  /// The requirements for generated passwords.
  open var passwordRules: UITextInputPasswordRules?
  /// The style of quotation marks and apostrophes.
  ///
  /// The default is `default`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The style of dashes.
  ///
  /// The default is `default`.
  open var smartDashesType = UITextSmartDashesType.default
  /// The style of the spaces around text that is cut or pasted.
  ///
  /// The default is `default`.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The style of inline predictions.
  ///
  /// The default is `default`.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// A Boolean value that indicates whether the text is hidden behind bullets.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      clearsOnInsertion = isSecureTextEntry && isEditing && hasText
      contentDidChange()
    }
  }

  // MARK: - Replacing the System Input Views

  /// The custom input view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }

  /// The custom accessory view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputAccessoryViewStorage }
    set { inputAccessoryViewStorage = newValue }
  }

  // MARK: - Drawing and Positioning Overrides

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, isEditing: false) }
  /// Returns the rectangle of the text while it is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds, isEditing: true) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Draws the text in a rectangle, while it is not being edited.
  ///
  /// The field calls this method when it is displayed, and again after each change. A subclass passes another rectangle
  /// to `super`, or draws itself.
  open func drawText(in rect: CGRect) { draw(shownString, in: rect) }
  /// Draws the placeholder in a rectangle.
  ///
  /// The field calls this method when it is displayed, and again after each change. A subclass passes another rectangle
  /// to `super`, or draws itself.
  open func drawPlaceholder(in rect: CGRect) { draw(shownPlaceholder, in: rect) }
  /// Returns the rectangle of the clear button in a left-to-right layout.
  ///
  /// In a right-to-left layout, the button is at the opposite side.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
  /// Returns the rectangle of the overlay view on the left, in a left-to-right layout.
  ///
  /// In a right-to-left layout, the view is at the opposite side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(of: leftView, in: bounds, atLeft: true) }
  /// Returns the rectangle of the overlay view on the right, in a left-to-right layout.
  ///
  /// In a right-to-left layout, the view is at the opposite side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(of: rightView, in: bounds, atLeft: false) }

  // MARK: - Focusing

  /// A Boolean value that indicates whether the field can be focused, as it can while it is enabled.
  ///
  /// The focused field becomes the first responder.
  open override var canBecomeFocused: Bool { isEnabled }

  /// The value `nil`, because the caret shows that the field receives the keys.
  override var standardFocusEffect: UIFocusEffect? { nil }

  // MARK: - First Responder

  /// A Boolean value that indicates whether the field is enabled, and its delegate permits editing.
  ///
  /// The delegate is asked each time.
  open override var canBecomeFirstResponder: Bool { isEnabled && delegatePermitsEditing }

  private var delegatePermitsEditing: Bool {
    if case .answered(let answer) = beginning { return answer }
    let answer = delegate?.textFieldShouldBeginEditing(self) ?? true
    if case .unanswered = beginning { beginning = .answered(answer) }
    return answer
  }

  /// The progress of `becomeFirstResponder()`, which asks the delegate once.
  private enum Beginning {
    case unanswered
    case answered(Bool)
  }
  private var beginning: Beginning?

  /// Begins editing if the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return super.becomeFirstResponder() }
    guard window != nil else {
      FirstResponder.awaitAppearance(of: self)
      return false
    }
    // As on iOS, a field begins editing before the keyboard appears.
    return FirstResponder.updatingKeyboardLast {
      let outer = beginning
      beginning = .unanswered
      // An override of `canBecomeFirstResponder` may not have asked the delegate.
      let isPermitted = canBecomeFirstResponder && delegatePermitsEditing
      if isPermitted { (delegate as? SearchFieldEvents)?.fieldWillBeginEditing() }
      let becomes = isPermitted && super.becomeFirstResponder()
      beginning = outer
      guard becomes else { return false }
      beginEditing()
      return isFirstResponder
    }
  }

  /// Ends editing if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
    guard agrees || FirstResponder.isForced(self) else { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  // MARK: - Performing Edit Actions

  open override func cut(_ sender: Any?) { performEdit(.cut) }
  open override func copy(_ sender: Any?) { performEdit(.copy) }
  open override func paste(_ sender: Any?) { performEdit(.paste) }
  open override func pasteAndMatchStyle(_ sender: Any?) { performEdit(.pasteAndMatchStyle) }
  open override func select(_ sender: Any?) { performEdit(.select) }
  open override func selectAll(_ sender: Any?) { performEdit(.selectAll) }
  open override func delete(_ sender: Any?) { performEdit(.delete) }
  open override func toggleBoldface(_ sender: Any?) { performEdit(.toggleBoldface) }
  open override func toggleItalics(_ sender: Any?) { performEdit(.toggleItalics) }
  open override func toggleUnderline(_ sender: Any?) { performEdit(.toggleUnderline) }
  open override func increaseSize(_ sender: Any?) { performEdit(.increaseSize) }
  open override func decreaseSize(_ sender: Any?) { performEdit(.decreaseSize) }

  // Dynamic, so that an extension of the app can replace it; see `ReplaceableMember` in `Tools/PortApp`.
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  override var standardPasteConfiguration: UIPasteConfiguration? { .forTexts() }

  /// Returns whether the text can be changed, and an item has a type of the paste configuration.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    acceptsText && super.canPaste(itemProviders)
  }

  /// Replaces the selection by the texts and URLs of the items, when they are loaded.
  ///
  /// The ``pasteDelegate`` can determine other texts.
  open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders) }

  /// The delegate that determines the text of pasted and dropped items, which is not retained.
  ///
  /// The default is `nil`.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  // MARK: - Dragging and Dropping Text

  private(set) lazy var textDrags = TextDrags()
  private(set) lazy var textDrops = TextDrops()

  override func enteredWindow() {
    super.enteredWindow()
    textDrops.attach(to: self)
  }

  /// The delegate of drags of the selected text, which is not retained.
  ///
  /// The default is `nil`.
  open weak var textDragDelegate: (any UITextDragDelegate)?

  /// The interaction with which the user drags the selected text.
  ///
  /// It can be disabled, and is enabled by default if `UIDragInteraction.isEnabledByDefault` is `true`.
  open var textDragInteraction: UIDragInteraction? { textDrags.interaction(of: self) }

  /// A Boolean value that indicates whether the user drags text of the text field.
  open var isTextDragActive: Bool { textDrags.isActive }

  /// The options of drags.
  ///
  /// The default is none.
  open var textDragOptions: UITextDragOptions = []

  /// The delegate of drops on the text, which is not retained.
  ///
  /// The default is `nil`.
  open weak var textDropDelegate: (any UITextDropDelegate)?

  /// The interaction with which the text receives drops.
  open var textDropInteraction: UIDropInteraction? { textDrops.interaction(of: self) }

  /// A Boolean value that indicates whether the user drags items over the text field.
  open var isTextDropActive: Bool { textDrops.isActive }

  // MARK: - Showing the Edit Menu

  /// Returns the edit menu for a range.
  ///
  /// The default is that of the delegate.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: TextPlaces(editor).range(of: textRange), suggestedActions: suggestedActions)
  }

  /// Called when the edit menu is about to appear.
  ///
  /// The default implementation tells the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Called when the edit menu is about to disappear.
  ///
  /// The default implementation tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: - Managing Undo and Redo

  /// The undo manager of the text, which is empty when editing begins and ends.
  open override var undoManager: UndoManager? { textUndo.manager }

  // MARK: - Key Input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !editor.string.isEmpty }

  /// Inserts text at the caret.
  ///
  /// The delegate is notified but cannot prevent the change.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selected text, or the character before the caret if no text is selected.
  ///
  /// The delegate is notified but cannot prevent the change.
  open func deleteBackward() { delete() }

  // MARK: - Text Input

  /// The selected range.
  ///
  /// An empty range represents the caret. Setting it to `nil` moves the caret to the beginning.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { selectForApp(newValue.map(range(of:)) ?? NSRange(location: 0, length: 0)) }
  }

  /// The position at the beginning of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { TextOffset(editor.length) }
  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.substring(in: self.range(of: range)) }
  /// Replaces the text in a range as if the user had entered it.
  open func replace(_ range: UITextRange, withText text: String) { replace(self.range(of: range), with: text) }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextPlaces(editor).textRange(from: fromPosition, to: toPosition)
  }
  /// Returns the position at an offset in UTF-16 units, or `nil` if it is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    TextPlaces(editor).position(from: position, offset: offset)
  }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPlaces(editor).compare(position, to: other)
  }
  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextPlaces(editor).offset(from: from, to: toPosition)
  }
  /// Returns the rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: self.range(of: range)) }
  /// Returns the rectangle of the caret at a position.
  ///
  /// It is the rectangle of the displayed caret. An override that returns an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: TextPlaces(editor).offset(of: position)) }
  /// Returns the rectangles of a range, one for each line.
  ///
  /// They are the rectangles of the displayed selection. An override that returns none hides it.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionSegments(of: TextPlaces(editor).range(of: range))
  }
  /// Returns the position in the text that is closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }
  /// The object that is notified of changes of the text and the selection, which the keyboard sets.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The object that finds the units of the text.
  open var tokenizer: any UITextInputTokenizer { textTokenizer }
  private lazy var textTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The attributes of marked text.
  ///
  /// If it is `nil`, marked text has a light background in the tint color.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  // MARK: - Touches

  /// The recognizer of the taps that begin editing, and then select.
  ///
  /// A tap is none on a superview that recognizes taps as well, for example to end editing. It cancels the touch of the
  /// control, which therefore sends no event for the end of the touch.
  let tap = UITapGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UITextField)?.didTap(recognizer)
  })

  /// Returns whether a gesture may begin: the tap of the field itself, while it is enabled and no control in it is
  /// touched.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === tap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let controls = tap.trackedTouches.map { touch in touch.view?.chain.first { $0 is UIControl } }
    return isEnabled && controls.allSatisfy { $0 === self }
  }

  private func didTap(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: self)
    let count = textTaps.count(in: self, at: place)
    guard FirstResponder.current === self else {
      becomeFirstResponder()
      return
    }
    textTaps.select(in: self, at: place, count: count)
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  override func stateDidChange() { contentDidChange() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
  }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    content.mapFonts { $0.adjusted(to: traits) }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityElementStorage ?? true }
    set { accessibilityElementStorage = newValue }
  }
  private var accessibilityElementStorage: Bool?

  /// The custom label of the field.
  ///
  /// If none is set, it is the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The custom value of the field.
  ///
  /// If none is set, it is the displayed text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] { backgroundContent ?? border() }
}
