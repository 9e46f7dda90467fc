/// The text field of a search bar, which has a filled background, a magnifying glass, and tokens before the text.
///
/// The app adds tokens, which are conditions of the search that are not text. A tap selects a token, and so does the
/// delete key at the beginning of the text. The delete key deletes a selected token, and typed text replaces it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let radius: CGFloat = 10
  private lazy var standardClearImage = clearButton.image(for: .normal)
  /// The offsets of the icons from their places.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { if iconOffsets != oldValue { contentDidChange() } }
  }

  /// The offset of the text from its place.
  var textOffset = UIOffset.zero {
    didSet { if textOffset != oldValue { contentDidChange() } }
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  // MARK: - Tokens

  let tokenStrip = SearchTokenStrip()
  /// Called when the tokens have changed.
  var onTokenChange: (() -> Void)?

  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { tokenStrip.tokens }
    set {
      tokenStrip.tokens = newValue
      tokensDidChange()
    }
  }

  /// The range of the text.
  ///
  /// Tokens have no positions in the text.
  open var textualRange: UITextRange { TextSpan(NSRange(location: 0, length: editor.length)) }

  /// The background color of the tokens.
  ///
  /// If it is set to `nil`, it is the default color, a gray.
  open var tokenBackgroundColor: UIColor! {
    get { tokenStrip.color ?? .systemGray }
    set { tokenStrip.color = newValue }
  }

  /// A Boolean value that indicates whether the user can delete tokens.
  ///
  /// The default is `true`.
  open var allowsDeletingTokens = true

  /// A Boolean value that indicates whether the user can copy, cut and drag tokens.
  ///
  /// The default is `true`. The delegate must also provide the tokens, with
  /// ``UISearchTextFieldDelegate/searchTextField(_:itemProviderForCopying:)``.
  open var allowsCopyingTokens = true

  private var tokenDrags: SearchTokenDrags?

  /// Inserts a token at an index of the tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokenStrip.tokens.insert(token, at: tokenIndex)
    tokensDidChange()
  }

  /// Removes the token at an index of the tokens.
  open func removeToken(at tokenIndex: Int) {
    tokenStrip.tokens.remove(at: tokenIndex)
    tokensDidChange()
  }

  /// Replaces text by a token, which is selected.
  ///
  /// Marked text is committed before. The change cannot be undone.
  ///
  /// - Parameters:
  ///   - textRange: The range of the text to remove.
  ///   - token: The token to insert.
  ///   - tokenIndex: The index of the token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    endMarking()
    let range = range(of: textRange)
    setText {
      $0.replace(range, with: "")
      $0.select(NSRange(location: 0, length: 0))
    }
    tokenStrip.tokens.insert(token, at: tokenIndex)
    tokenStrip.selection = token
    tokensDidChange()
  }

  private func tokensDidChange() {
    contentDidChange()
    onTokenChange?()
  }

  /// Deletes the selected token for the user, and returns whether there was one.
  private func deleteSelectedToken() -> Bool {
    guard allowsDeletingTokens, let token = tokenStrip.selection,
      let index = tokenStrip.tokens.firstIndex(where: { $0 === token })
    else { return false }
    tokenStrip.tokens.remove(at: index)
    contentDidChange()
    return true
  }

  override func removeAdditions() {
    tokenStrip.tokens = []
    contentDidChange()
  }

  override func selectionWillChange() { tokenStrip.selection = nil }

  /// The color of the magnifying glass.
  override var standardPlaceholderColor: UIColor { .secondaryLabel }

  /// A Boolean value that indicates whether there is any text, or a token.
  open override var hasText: Bool { super.hasText || !tokenStrip.tokens.isEmpty }

  open override func insertText(_ text: String) {
    _ = deleteSelectedToken()
    tokenStrip.selection = nil
    super.insertText(text)
  }

  open override func deleteBackward() {
    if deleteSelectedToken() {
      userDidChangeText(from: editor.selection)
    } else if editor.selection == NSRange(location: 0, length: 0), !clearsOnInsertion, let last = tokens.last {
      tokenStrip.selection = last
    } else {
      super.deleteBackward()
    }
  }

  /// Selects a token, and moves the caret to the beginning of the text.
  private func select(_ token: UISearchToken) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    // The menu of a token that is already selected offers to copy it.
    if tokenStrip.selection === token { return textMenu.toggle() }
    changeSelection { $0.select(NSRange(location: 0, length: 0)) }
    tokenStrip.selection = token
  }

  open override func cut(_ sender: Any?) {
    guard tokenStrip.selection != nil else { return super.cut(sender) }
    guard acceptsText, allowsDeletingTokens, copySelectedToken(), deleteSelectedToken() else { return }
    textMenu.dismiss()
    userDidChangeText(from: editor.selection)
  }

  open override func copy(_ sender: Any?) {
    guard tokenStrip.selection != nil else { return super.copy(sender) }
    copySelectedToken()
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let answer = tokenStrip.selection == nil ? nil : canPerformWithToken(action)
    return answer ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Suggestions

  /// The menu of the suggestions, while it is shown.
  var suggestionMenu: SearchSuggestionMenu?

  /// The suggestions for the search, which are in a menu below the field while it is edited; `nil` or empty for no
  /// menu.
  ///
  /// The menu follows changes of the property. When the user chooses a suggestion, the property becomes `nil`, and
  /// ``UISearchTextFieldDelegate/searchTextField(_:didSelect:)`` is called. The default is `nil`.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { updateSuggestionMenu() }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    let isFirst = super.becomeFirstResponder()
    if isFirst, !wasFirst { updateSuggestionMenu() }
    return isFirst
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns { updateSuggestionMenu() }
    return resigns
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = spaced(super.textRect(forBounds: bounds), in: bounds, besideTokens: false)
    var strip = directed(rect, in: bounds)
    strip.size.width = tokenWidth(in: rect)
    tokenStrip.frame = directed(strip, in: bounds)
    tokenStrip.layoutIfNeeded()
    suggestionMenu?.place()
  }

  /// Returns the width of the tokens in a rectangle, of which a part remains for the text.
  private func tokenWidth(in rect: CGRect) -> CGFloat { min(tokenStrip.fullWidth, max(rect.width - 60, 0)) }

  private func configure() {
    tokenStrip.onTap = { [weak self] in self?.select($0) }
    tokenStrip.onSelection = { [weak self] in
      guard let self, tokenDrags == nil else { return }
      tokenDrags = SearchTokenDrags(of: self)
    }
    addSubview(tokenStrip)
    AppearanceProxies.withSystemValues { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = Self.radius
    leftView = Self.makeGlass()
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  // MARK: - Custom Icons

  private static func makeGlass() -> UIView { SearchGlass(frame: CGRect(x: 0, y: 0, width: 18, height: 18)) }

  /// Shows an image in place of the magnifying glass; `nil` shows the glass.
  func showSearchImage(_ image: UIImage?) {
    guard let image else {
      if !(leftView is SearchGlass) { leftView = Self.makeGlass() }
      return
    }
    guard (leftView as? UIImageView)?.image !== image else { return }
    let view = UIImageView(image: image)
    view.tintColor = .systemGray
    leftView = view
  }

  /// Shows an image in the clear button; `nil` shows the standard image.
  func showClearImage(_ image: UIImage?, for state: UIControl.State) {
    let standard = standardClearImage
    clearButton.setImage(image ?? (state == .normal ? standard : nil), for: state)
  }

  /// Shows a button at the end of the field while it is empty; `nil` for none.
  func showTrailingButton(_ button: SearchFieldButton?) {
    guard button != nil || rightView is SearchFieldButton else { return }
    rightView = button
    rightViewMode = button == nil ? .never : .always
  }

  /// Shows images behind the text in place of the filled background.
  func showBackground(_ image: UIImage?, disabled: UIImage?) {
    let hadImage = background != nil
    (background, disabledBackground) = (image, disabled)
    guard hadImage != (image != nil) else { return }
    AppearanceProxies.withSystemValues { backgroundColor = image == nil ? .tertiarySystemFill : nil }
  }

  /// Returns a rectangle moved by the offset of an icon, which is mirrored with the field.
  private func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    guard let offset = iconOffsets[icon] else { return rect }
    return rect.offsetBy(dx: isLaidOutRightToLeft ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }

  private var fullHeight: CGFloat { max(36, usedFont.lineHeight.rounded(.up) + 15) }

  /// Returns the bounds that the field has while its bar is not collapsed.
  ///
  /// With these bounds, the views beside the text keep their size.
  private func expanded(_ bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 0, dy: min(bounds.height - fullHeight, 0) / 2)
  }

  /// Shows the content of a field that has a fraction of its height, because its bar collapses.
  func showContent(_ fraction: CGFloat) {
    let alpha = min(max(2 * fraction - 1, 0), 1)
    for view in [canvas, tokenStrip, leftView, rightView, clearButton] where view?.alpha != alpha {
      view?.alpha = alpha
    }
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: expanded(bounds)).offsetBy(dx: 8, dy: 0), .search)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: expanded(bounds)).offsetBy(dx: -8, dy: 0)
    return (rightView as? SearchFieldButton).map { moved(rect, $0.icon) } ?? rect
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0), .clear)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    spaced(super.editingRect(forBounds: bounds), in: bounds)
  }

  /// Insets a rectangle so that the text does not overlap the magnifying glass or touch the edge.
  private func spaced(_ rect: CGRect, in bounds: CGRect, besideTokens: Bool = true) -> CGRect {
    let rect = directed(rect, in: bounds)
    let right = min(rect.maxX, bounds.maxX - 8)
    var left = rect.minX + 6 + textOffset.horizontal
    if besideTokens { left += tokenWidth(in: CGRect(x: left, y: 0, width: right - left, height: 0)) }
    return directed(
      CGRect(x: left, y: rect.minY + textOffset.vertical, width: max(right - left, 0), height: rect.height), in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width + 28, height: fullHeight)
  }

  // MARK: - Accessibility

  override var standardAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
