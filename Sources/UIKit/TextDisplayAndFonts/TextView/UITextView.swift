/// A scrollable, multiline text region.
///
/// A tap makes the view the first responder and shows the keyboard. The view calls the ``delegate`` before each change
/// by the user, and notifies the delegate and the observers of its notifications afterward. The intrinsic height of a
/// view that does not scroll is the height of its text.
///
/// The text is in the ``textStorage``, and what the user types is changed there. Changes of the storage by the app are
/// shown, and are not reported to the delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
  let content: StyledText
  private(set) var isEditingText = false
  /// A Boolean value that indicates whether a tap begins editing, which places the caret visibly.
  var beginsByTap = false
  let textUndo = TextUndo()
  let textTaps = TextTaps()
  let textMenu = TextEditMenu()
  let canvas = TextViewCanvas()
  let finding = TextFinding()
  private let container: NSTextContainer
  // The container does not retain its layout manager, nor the layout manager its text storage.
  private let manager: NSLayoutManager
  private weak var textDelegate: (any UITextViewDelegate)?
  private var inputViewStorage: UIView?
  private var inputAccessoryViewStorage: UIView?
  private var sizeAtLayout = CGSize.zero

  // MARK: - Creating a Text View

  /// Creates a text view for the text of a container.
  ///
  /// If the container is `nil`, the view creates one that tracks its width.
  ///
  /// The view retains the layout manager and the text storage of the container, and creates those that are missing.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (container, manager, content) = Self.parts(textContainer ?? Self.followingContainer())
    super.init(frame: frame)
    setUpText()
  }

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view.
  ///
  /// - Note: There is no text layout manager, so that the ``layoutManager`` lays the text out in each case.
  ///
  /// - Parameter usingTextLayoutManager: A Boolean value that indicates whether the text view uses a text layout
  ///   manager, if there is one.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    (container, manager, content) = Self.parts(Self.followingContainer())
    super.init(coder: coder)
    setUpText()
    decodeInterface(coder, as: UITextView.self)
  }

  private static func followingContainer() -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    return container
  }

  private static func parts(_ container: NSTextContainer) -> (NSTextContainer, NSLayoutManager, StyledText) {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil {
      manager.allowsNonContiguousLayout = true
      manager.addTextContainer(container)
    }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    let content = StyledText(
      font: StringMeasurement.defaultFont, storage: storage,
      bareLook: TextAttributes(font: StringMeasurement.defaultFont, color: .black))
    if storage.length > 0 { content.adoptAttributes(storage.attributes(at: 0, effectiveRange: nil)) }
    return (container, manager, content)
  }

  private func setUpText() {
    AppearanceProxies.withSystemValues { backgroundColor = .systemBackground }
    canvas.textView = self
    finding.textView = self
    insertSubview(canvas, at: 0)
    addGestureRecognizer(tap)
    textMenu.attach(to: self)
    // The app accesses the container through the view, and therefore on the main actor only.
    container.onChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
    content.onForeignChange = { [weak self] in
      guard let self else { return }
      textUndo.clear(self)
      // The text must not be changed while its change is processed.
      needsDataDetection = true
      finding.textDidChange()
      setNeedsLayout()
    }
    defaultsDidChange()
  }

  // MARK: - Responding to Text View Changes

  /// The delegate, which controls editing and is notified of editing and scrolling.
  ///
  /// It is not retained.
  ///
  /// - Note: An override in Swift cannot have a narrower type, so that this property is another one than that of
  ///   `UIScrollView`, which sets only the delegate for scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  // MARK: - Configuring the Text

  /// The text of the view, which is never `nil` when read.
  ///
  /// Setting this property moves the caret to the end, and is reported only as a change of selection.
  open var text: String! {
    get { editor.string }
    set { notifyingObservers(of: \UITextView.text) { setText { $0.setString(newValue ?? "") } } }
  }

  /// The styled text.
  ///
  /// Setting it sets the font and the color of the view to those of the first character. Where the text specifies none,
  /// they are those of `NSAttributedString`: Helvetica of 12 points, and black.
  open var attributedText: NSAttributedString! {
    get { content.attributedString }
    set {
      notifyingObservers(of: \UITextView.attributedText) {
        setText { $0.setAttributedString(newValue ?? NSAttributedString(string: "")) }
      }
    }
  }

  /// The font of the whole text, or `nil` before the view has a font of its own or text.
  ///
  /// Text without a font of its own is displayed and typed in Helvetica of 12 points. Setting the property to `nil`
  /// restores that font, and the property is `nil` until the text changes.
  open var font: UIFont? {
    get { content.isFontKnown ? content.font : nil }
    set {
      customized(newValue) { $0.font = $1 }
      content.setFont(newValue ?? StringMeasurement.defaultFont, isDefault: newValue == nil)
      defaultsDidChange()
    }
  }

  /// The color of the whole text.
  ///
  /// Setting it to `nil` restores the label color.
  open var textColor: UIColor? {
    get { content.color }
    set {
      customized(newValue) { $0.textColor = $1 }
      content.setColor(newValue ?? .label)
      defaultsDidChange()
    }
  }

  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.setAlignment(newValue)
      defaultsDidChange()
    }
  }

  /// The attributes of inserted text.
  ///
  /// A change of the selection sets them to the attributes before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typingAttributes }
    set {
      content.typingAttributes = newValue
      // The attributes determine the height of the empty line.
      if !hasText { textDidChange() }
    }
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

  /// The border of the view.
  ///
  /// The default is `none`.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { setNeedsDisplay() } }
  }

  // MARK: - Accessing Text Kit Objects

  /// The region in which the lines are laid out, inside of ``textContainerInset``.
  open var textContainer: NSTextContainer { container }

  /// The layout manager of the lines.
  open var layoutManager: NSLayoutManager { manager }

  /// The text of the view.
  ///
  /// Changes of the storage are shown. They are not reported to the delegate of the view, and cannot be undone.
  open var textStorage: NSTextStorage { content.storage }

  /// The attributes of links.
  ///
  /// The default are the link color and an underline.
  ///
  /// The attributes replace those of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get {
      linkAttributes ?? [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
    set {
      linkAttributes = newValue
      defaultsDidChange()
    }
  }
  private var linkAttributes: [NSAttributedString.Key: Any]?

  /// The insets of the text.
  ///
  /// The default is 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  // MARK: - Working with the Selection

  /// The selected range, in UTF-16 units; an empty range is the caret.
  ///
  /// The range is limited to the text, and extended to whole characters.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { selectForApp(newValue) }
  }

  /// Scrolls until the lines of a range of the text are visible, but not the insets beside them.
  open func scrollRangeToVisible(_ range: NSRange) {
    updateContentSize()
    scrollRectToVisible(caretSpan(of: editor.aligned(range)), animated: window != nil)
  }

  /// A Boolean value that indicates whether the user can change the text.
  open var isEditable = true {
    didSet {
      if !isEditable, isEditingText { resignFirstResponder() }
      if isEditable != oldValue { updateDetectedData() }
    }
  }

  /// A Boolean value that indicates whether the user can select text and place the caret.
  open var isSelectable = true {
    didSet {
      canvas.contentDidChange()
      if isSelectable != oldValue { updateDetectedData() }
    }
  }

  /// The data in the text that are converted to links, while the text can be selected and cannot be edited.
  ///
  /// The default is none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { updateDetectedData() }
  }
  /// A Boolean value that indicates whether the text has detected links.
  var hasDetectedData = false
  /// A Boolean value that indicates whether the app has changed the storage since the last detection.
  var needsDataDetection = false

  /// A Boolean value that indicates whether inserted text replaces the whole text.
  ///
  /// A change of the selection resets the value to `false`.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the user has changed the text.
  var hasUserText = false

  // MARK: - Finding Text

  /// A Boolean value that indicates whether the text view has a find interaction of its own.
  ///
  /// The default is `false`.
  open var isFindInteractionEnabled: Bool {
    get { finding.interaction != nil }
    set { finding.setEnabled(newValue) }
  }

  /// The find interaction of the text view; `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: UIFindInteraction? { finding.interaction }

  // MARK: - Scrolling

  /// A Boolean value that indicates whether scrolling is enabled.
  ///
  /// The intrinsic height of a view that does not scroll is the height of its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      if textContainer.widthTracksTextView {
        textContainer.heightTracksTextView = !isScrollEnabled
        if isScrollEnabled { textContainer.size.height = CGFloat.greatestFiniteMagnitude }
      }
      textDidChange()
    }
  }

  // MARK: - Text Input Traits

  /// The autocapitalization style.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection style.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell-checking style.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The type of the keyboard.
  ///
  /// If you change it during editing, call `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while the view has no text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether the text cannot be copied.
  ///
  /// Unlike a text field, a text view does not hide the characters. The default is `false`.
  open var isSecureTextEntry = false
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

  // MARK: - Focusing

  /// A Boolean value that indicates whether the text view can be focused, as it can while its text is editable.
  ///
  /// The focused text view becomes the first responder.
  open override var canBecomeFocused: Bool { isEditable }

  /// The value `nil`, because the caret shows that the text view receives the keys.
  override var standardFocusEffect: UIFocusEffect? { nil }

  // MARK: - First Responder

  /// A Boolean value that indicates whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing if the text is editable and the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else {
      FirstResponder.awaitAppearance(of: self)
      return false
    }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDrags.attach(to: self)
    if isEditable {
      isEditingText = true
      didBeginEditing()
    }
    return isFirstResponder
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditingText else { return super.resignFirstResponder() }
    let agrees = delegate?.textViewShouldEndEditing(self) ?? true
    guard agrees || FirstResponder.isForced(self) else { return false }
    guard super.resignFirstResponder() else { return false }
    isEditingText = false
    didEndEditing()
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

  /// A Boolean value that indicates whether the user drags text of the text view.
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

  /// A Boolean value that indicates whether the user drags items over the text view.
  open var isTextDropActive: Bool { textDrops.isActive }

  // MARK: - Showing the Edit Menu

  /// Returns the edit menu for a range.
  ///
  /// The default is that of the delegate.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: TextPlaces(editor).range(of: textRange), suggestedActions: suggestedActions)
  }

  /// Called when the edit menu is about to appear.
  ///
  /// The default implementation tells the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Called when the edit menu is about to disappear.
  ///
  /// The default implementation tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: - Managing Undo and Redo

  /// The undo manager of the text.
  ///
  /// Setting the text removes what can be undone.
  open override var undoManager: UndoManager? { textUndo.manager }

  // MARK: - Key Input

  /// A Boolean value that indicates whether the view has text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts text at the caret.
  ///
  /// The delegate is notified but cannot prevent the change.
  open func insertText(_ text: String) { replace(clearsOnInsertion ? all : editor.selection, with: text) }

  /// Deletes the selected text, or the character before the caret.
  ///
  /// The delegate is notified but cannot prevent the change.
  open func deleteBackward() {
    if let range = clearsOnInsertion && hasText ? all : editor.deletionRange { replace(range, with: "") }
  }

  // MARK: - Text Input

  /// The selected range; an empty range is the caret.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let newValue { selectForApp(TextPlaces(editor).range(of: newValue)) } }
  }

  /// The position at the beginning of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { TextOffset(editor.length) }
  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { editor.substring(in: TextPlaces(editor).range(of: range)) }
  /// Replaces the text in a range as if the user had typed.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(TextPlaces(editor).range(of: range), with: text)
  }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    TextPlaces(editor).textRange(from: fromPosition, to: toPosition)
  }
  /// Returns the position at an offset in UTF-16 units; `nil` if it is outside of the text.
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
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: TextPlaces(editor).range(of: range)) }
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
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

  let tap = UITapGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UITextView)?.didTap(recognizer)
  })

  /// Returns whether a gesture may begin.
  ///
  /// Taps move the caret in editable text; an override must call `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === tap ? isEditable || isSelectable : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Layout

  /// The size of the text with its insets, of which the height is rounded up to whole points.
  ///
  /// It is that of the current text also before the next layout.
  open override var contentSize: CGSize {
    get {
      // The size of the scroll view itself is read while that of the text is determined.
      if layoutState.needsLayout, !isMeasuringContent { updateContentSize() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  private var isMeasuringContent = false

  /// Adopts the size of the text, unless it is that of the content already.
  func adoptContentSize(_ size: CGSize) {
    isMeasuringContent = true
    defer { isMeasuringContent = false }
    if size != contentSize { contentSize = size }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsDataDetection { updateDetectedData() }
    finding.searchAgainIfNeeded()
    canvas.visiblePartMayChange()
    let isResized = bounds.size != sizeAtLayout
    sizeAtLayout = bounds.size
    placeText()
    // If the view becomes smaller to make room for the keyboard, the caret must remain visible.
    if isResized, isEditingText { scrollToCaret() }
  }

  /// Returns the size of the text with its insets.
  ///
  /// The lines wrap at the given width if it is greater than 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size.width) }

  /// The intrinsic content size: that of the text without wrapping, or no size if the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(for: 0)
  }

  override var measuresHeightForWidth: Bool { !isScrollEnabled }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fittingSize(for: width).height }

  override func baselineOffset(first: Bool) -> CGFloat? { isScrollEnabled ? nil : textBaseline(first: first) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
  }

  private func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    content.mapFonts { $0.adjusted(to: traits) }
    defaultsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.contentDidChange()
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityElementStorage ?? true }
    set { accessibilityElementStorage = newValue }
  }
  private var accessibilityElementStorage: Bool?

  /// The accessibility value that was set, or the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
