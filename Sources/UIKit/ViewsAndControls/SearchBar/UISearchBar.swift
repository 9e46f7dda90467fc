package import DisplayScene

/// A view in which the user enters the text of a search, and selects its scope.
///
/// The bar only provides the text field and a cancel button; its ``delegate``, which is notified of every change the
/// user makes, performs the search.
///
/// A bar with scopes displays a control below the text field in which the user selects one.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits, SceneContentProviding {
  let events = SearchFieldEvents()
  let cancelButton = UIButton(type: .system)
  /// The control with the scopes, which is created with the first titles.
  var scopeControl: UISegmentedControl?
  /// The search controller that owns the bar.
  weak var searchController: UISearchController?
  /// The navigation bar that displays the bar for its search controller.
  weak var navigationBar: UINavigationBar?
  private(set) var isShowingCancelButton = false
  private(set) var isShowingScopeBar = false
  /// The label of the prompt, which is created with the first prompt.
  var promptLabel: UILabel?
  /// The view with the image behind the scope bar.
  var scopeBackground: UIImageView?
  /// The looks of the scope buttons, which apply to every new control.
  var scopeLook = ScopeLook()

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
    searchTextField.onTokenChange = { [weak self] in self?.searchController?.barDidChange() }
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

  /// A Boolean value that indicates whether the bar responds to touches.
  ///
  /// The default is `true`. The parts of a disabled bar are disabled as well.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      searchTextField.isEnabled = isEnabled
      cancelButton.isEnabled = isEnabled
      scopeControl?.isEnabled = isEnabled
      setNeedsLayout()
    }
  }

  /// Returns the part at a point, or the bar itself while it is disabled.
  @discardableResult
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil || isEnabled ? hit : self
  }

  /// The color of the bar's background.
  ///
  /// If the value is `nil`, the system's color is used.
  open var barTintColor: UIColor? {
    didSet {
      customized(barTintColor) { $0.barTintColor = $1 }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// The style of the system's colors for the background.
  ///
  /// The default is `default`.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }

  /// A Boolean value that indicates whether the system's color of the background is translucent.
  ///
  /// The default is `true`.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }

  /// The image of the bar's background.
  ///
  /// An empty image removes the background.
  open var backgroundImage: UIImage? {
    didSet {
      customized(backgroundImage) { $0.backgroundImage = $1 }
      AppRuntime.shared.setNeedsCommit()
    }
  }

  /// Sets the image of the background for a position and metrics of the bar.
  ///
  /// All metrics and positions have the same image here; it is ``backgroundImage``.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Returns the image of the background for a position and metrics of the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  /// The offset of the text from its place in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set {
      customized(newValue) { $0.searchTextPositionAdjustment = $1 }
      searchTextField.textOffset = newValue
    }
  }

  private(set) var iconImages: [Icon: ButtonStateValues<UIImage>] = [:]
  private var fieldBackgrounds = ButtonStateValues<UIImage>()

  /// Sets the image of an icon for a state; `nil` for the image of the system.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    customized(iconImage, icon.rawValue, Int(bitPattern: state.rawValue)) { $0.setImage($1, for: icon, state: state) }
    iconImages[icon, default: ButtonStateValues()][exactly: state] = iconImage
    switch icon {
    case .search: showSearchIcon()
    case .clear: searchTextField.showClearImage(iconImage, for: state)
    case .bookmark, .resultsList: updateTrailingButton()
    }
  }

  /// Returns the image that was set for an icon and a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { iconImages[icon]?[exactly: state] }

  private func showSearchIcon() {
    searchTextField.showSearchImage(iconImages[.search]?.current(in: searchTextField.isEnabled ? .normal : .disabled))
  }

  /// Sets the offset of an icon from its place.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    customized(adjustment, icon.rawValue) { $0.setPositionAdjustment($1, for: icon) }
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// Returns the offset of an icon from its place.
  open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconOffsets[icon] ?? .zero }

  /// The offset of the text field from its place in the bar.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }

  /// Sets the image behind the text field for a state, which is normal or disabled.
  ///
  /// It replaces the background of the field.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    customized(backgroundImage, Int(bitPattern: state.rawValue)) { $0.setSearchFieldBackgroundImage($1, for: state) }
    fieldBackgrounds[exactly: state] = backgroundImage
    searchTextField.showBackground(
      fieldBackgrounds[exactly: .normal], disabled: fieldBackgrounds[exactly: .disabled])
  }

  /// Returns the image behind the text field that was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[exactly: state] }

  /// The position of the bar, which its delegate determines.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: - Managing Text

  /// The text in the search field.
  ///
  /// Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { searchController?.barDidChange() }
    }
  }

  /// The placeholder text, which is displayed while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The line of text at the top of the bar, which is higher with a prompt.
  ///
  /// The default is `nil`.
  open var prompt: String? {
    didSet { if prompt != oldValue { promptDidChange() } }
  }

  // MARK: - Configuring the Buttons

  /// A Boolean value that indicates whether the field has a button for bookmarks while it is empty.
  ///
  /// The default is `false`.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { updateTrailingButton() } }
  }

  /// A Boolean value that indicates whether the field has a button for the list of results while it is empty.
  ///
  /// The default is `false`. It is displayed in place of the button for bookmarks.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { updateTrailingButton() } }
  }

  /// A Boolean value that indicates whether the button for the list of results is selected.
  ///
  /// The default is `false`.
  open var isSearchResultsButtonSelected = false {
    didSet { if isSearchResultsButtonSelected != oldValue { updateTrailingButton() } }
  }

  /// A Boolean value that indicates whether the cancel button is displayed.
  ///
  /// The default is `false`. If a search controller owns the bar, setting the property sets its
  /// `automaticallyShowsCancelButton` to `false`.
  open var showsCancelButton: Bool {
    get { isShowingCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    guard showsCancelButton != isShowingCancelButton else { return }
    guard animated, window != nil else {
      showCancelButton(showsCancelButton)
      return hideUnusedParts()
    }
    prepareCancelButton(for: showsCancelButton)
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.showCancelButton(showsCancelButton)
      self.layoutIfNeeded()
    } completion: { _ in
      self.hideUnusedParts()
    }
  }

  /// Changes whether the cancel button is displayed.
  ///
  /// Called within an animation block, or without one.
  func showCancelButton(_ isShown: Bool) {
    guard isShown != isShowingCancelButton else { return }
    isShowingCancelButton = isShown
    if isShown { cancelButton.isHidden = false }
    cancelButton.alpha = isShown ? 1 : 0
    setNeedsLayout()
  }

  // MARK: - Configuring Scope Buttons

  /// The titles of the scopes from left to right.
  ///
  /// A bar with fewer than two titles has no scope bar.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// The index of the selected scope.
  ///
  /// Setting it does not notify the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet {
      guard selectedScopeButtonIndex != oldValue else { return }
      scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex
      if !isSelectingScope { searchController?.barDidChange() }
    }
  }
  /// A Boolean value that indicates whether the user is selecting a scope.
  ///
  /// The selection is reported separately.
  var isSelectingScope = false

  /// A Boolean value that indicates whether the scope bar is displayed.
  ///
  /// The default is `false`. If a search controller owns the bar, setting the property sets its
  /// `automaticallyShowsScopeBar` to `false`.
  open var showsScopeBar: Bool {
    get { isShowingScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.automaticallyShowsScopeBar = false
    guard animate, window != nil else { return showScopeBar(show) }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.showScopeBar(show)
      self.layOutHeight()
    }
  }

  /// Changes whether the scope bar is displayed.
  ///
  /// Called within an animation block, or without one.
  func showScopeBar(_ isShown: Bool) {
    guard isShown != isShowingScopeBar else { return }
    let old = heightOfOwnBar
    isShowingScopeBar = isShown
    heightDidChange()
    if searchController != nil { growInContent(by: heightOfOwnBar - old) }
  }

  /// The image behind the scope bar.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { showScopeBackground() }
  }

  /// Sets the image behind the buttons of the scope bar in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeLook.backgrounds[state.rawValue] = backgroundImage
    scopeControl?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// Returns the image behind the buttons of the scope bar that was set for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeLook.backgrounds[state.rawValue]
  }

  /// Sets the attributes of the titles in the scope bar in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeLook.attributes[state.rawValue] = attributes
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the titles in the scope bar that were set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeLook.attributes[state.rawValue]
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
  /// The title of the return key.
  ///
  /// The default is `search`.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  ///
  /// The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden behind bullets.
  ///
  /// The default is `false`.
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

  /// The shortcuts above the keyboard of the text field.
  open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

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
    if iconImages[.search] != nil { showSearchIcon() }
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfOwnBar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard searchBarStyle != .minimal, navigationBar == nil, bounds.width > 0, bounds.height > 0 else { return [] }
    func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }
    func line(at y: CGFloat) -> SceneContent {
      let rect = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5)
      return .shape(SceneShape(path: SymbolPath.roundedRect(rect, radius: 0), fill: scene(.separator)))
    }
    if let backgroundImage {
      return backgroundImage.scene(in: bounds, templateColor: scene(tintColor), traits: traitCollection)
    }
    return [
      .shape(SceneShape(path: SymbolPath.roundedRect(bounds, radius: 0), fill: scene(shownColor))),
      line(at: bounds.minY), line(at: bounds.maxY - 0.5),
    ]
  }

  private static let paper = UIColor(light: (249, 249, 249, 0.94), dark: (29, 29, 29, 0.94))

  /// The color of the background.
  private var shownColor: UIColor {
    let color = barTintColor ?? (barStyle.isDark ? Self.paper.resolvedColor(with: .darkBar) : Self.paper)
    return isTranslucent ? color : color.withAlphaComponent(1)
  }
}

extension UITraitCollection {
  /// The traits of a black bar.
  fileprivate static let darkBar = UITraitCollection(userInterfaceStyle: .dark)
}
