/// A control that performs an action when the user presses it.
///
/// The content of a button is set for each state, or described by a ``configuration``.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles = ButtonStateValues<String>()
  private var titleColors = ButtonStateValues<UIColor>()
  private var images = ButtonStateValues<UIImage>()
  private var attributedTitles = ButtonStateValues<NSAttributedString>()
  private var backgroundImages = ButtonStateValues<UIImage>()
  private var shadowColors = ButtonStateValues<UIColor>()
  /// A Boolean value that indicates whether the button determines the color of the title's shadow.
  private var setsShadowColor = false
  private var symbolConfigurations = ButtonStateValues<UIImage.SymbolConfiguration>()
  private let parts = ButtonParts()
  private var needsConfigurationUpdate = false
  /// A Boolean value that indicates whether the configuration is being updated.
  private var isUpdatingConfiguration = false
  private var pointer: ButtonPointer?
  /// A Boolean value that indicates whether the label and the image view show an earlier appearance.
  private var showsEarlierContent = true
  /// The layout of the running layout pass.
  private var passLayout: ButtonLayout?

  /// The style of a button without a configuration.
  open private(set) var buttonType = ButtonType.custom

  // MARK: - Creating Buttons

  /// Creates a button without a style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.title.font = .systemFont(ofSize: UIFont.buttonFontSize)
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    decodeInterface(coder, as: UIButton.self)
  }

  /// Creates a button of a type.
  ///
  /// A button with a symbol of the system has the size that fits it; any other has no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
    if currentImage != nil { frame.size = intrinsicContentSize }
  }

  /// Creates a button of a type that displays an action's title and performs the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  ///
  /// A missing title or image is that of the action.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(configuration)
    adopt(primaryAction)
  }

  /// Creates a system button with an image that sends an action when the user presses it.
  ///
  /// If the target is `nil`, the action is sent to the responder chain.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = AppearanceConstruction.view(self)
    button.adopt(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the type of a button in a storyboard, which is created before its type is decoded.
  func adopt(_ type: ButtonType) {
    buttonType = type
    if type.isSystem { parts.title.font = .systemFont(ofSize: 15) }
    guard let image = type.image else { return }
    setImage(image, for: .normal)
    accessibilityLabel = type.spokenName
  }

  // An initializer that sets the property calls neither its observers nor an override.
  private func adopt(_ configuration: UIButton.Configuration) { self.configuration = configuration }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: - Managing the Title and Images

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Returns the title of a state.
  ///
  /// It is that of the normal state if none was set for the state.
  open func title(for state: State) -> String? { titles.current(in: state) }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    customized(color, Int(bitPattern: state.rawValue)) { $0.setTitleColor($1, for: state) }
    titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Returns the color of the title for a state.
  ///
  /// It is that of the normal state if none was set for the state. If none was set for the normal state either, it is
  /// the system's: white for a custom button; for the other types the tint color, or a gray for the disabled state.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors.current(in: state) { return color }
    guard buttonType.isSystem else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Sets the color of the title's shadow for a state.
  ///
  /// The offset of the shadow is that of the ``titleLabel``.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    customized(color, Int(bitPattern: state.rawValue)) { $0.setTitleShadowColor($1, for: state) }
    setsShadowColor = true
    shadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.current(in: state) }

  /// The color of the title's shadow that is currently displayed.
  open var currentTitleShadowColor: UIColor? { configuration == nil ? shadowColors.current(in: state) : nil }

  /// Sets the configuration with which a symbol is drawn in a state.
  ///
  /// The values that it does not specify are those of the image.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// Returns the configuration with which a symbol is drawn in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[exactly: state]
  }

  /// The configuration with which a symbol is currently drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration == nil ? symbolConfigurations.current(in: state) : nil
  }

  /// The current image with the configuration for symbols.
  private var shownImage: UIImage? {
    guard let image = currentImage, let configuration = currentPreferredSymbolConfiguration else { return currentImage }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// Sets the title of a state with attributes.
  ///
  /// It takes precedence over the title without attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title.map { NSAttributedString(attributedString: $0) }
    contentDidChange()
  }

  /// Returns the title with attributes of a state.
  ///
  /// It is that of the normal state if none was set for the state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.current(in: state) }

  /// Sets the image behind the content for a state.
  ///
  /// It fills the bounds of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setBackgroundImage($1, for: state) }
    backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// Returns the image behind the content of a state.
  ///
  /// It is that of the normal state if none was set for the state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.current(in: state) }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    customized(image, Int(bitPattern: state.rawValue)) { $0.setImage($1, for: state) }
    images[exactly: state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Returns the image of a state.
  ///
  /// It is that of the normal state if none was set for the state.
  open func image(for state: State) -> UIImage? { images.current(in: state) }

  /// The title that is currently displayed.
  open var currentTitle: String? {
    if let shownSelection { return shownSelection.title }
    return configuration == nil ? titles.current(in: state) : configuration?.title
  }
  /// The color of the title that is currently displayed.
  open var currentTitleColor: UIColor { appearance.foregroundColor }
  /// The image that is currently displayed.
  open var currentImage: UIImage? {
    if let shownSelection { return shownSelection.image }
    return configuration == nil ? images.current(in: state) : configuration?.image
  }

  /// The title with attributes that is currently displayed.
  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitles.current(in: state) : nil
  }
  /// The image behind the content that is currently displayed.
  open var currentBackgroundImage: UIImage? { configuration == nil ? backgroundImages.current(in: state) : nil }

  // MARK: - Configuring Edge Insets

  /// The insets around the content of a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      customized(contentEdgeInsets) { $0.contentEdgeInsets = $1 }
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }

  /// The insets by which the title of a button without a configuration is moved after layout.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The insets by which the image of a button without a configuration is moved after layout.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { contentDidChange() } }
  }

  // MARK: - Accessing the Parts

  /// The label that displays the title.
  ///
  /// Its text and its frame are current, also before the layout that a change of the button requests.
  open var titleLabel: UILabel? {
    layOutContentIfNeeded()
    return parts.title
  }

  /// The view that displays the image.
  ///
  /// Its image and its frame are current, also before the layout that a change of the button requests.
  open var imageView: UIImageView? {
    layOutContentIfNeeded()
    return parts.image
  }

  /// The label that displays the subtitle of a configuration.
  open var subtitleLabel: UILabel? {
    layOutContentIfNeeded()
    return parts.subtitle
  }

  // MARK: - Adjusting the Image

  /// A Boolean value that indicates whether the image of a highlighted button is lighter.
  ///
  /// It applies to custom buttons without a configuration or an image for the highlighted state. The default is `true`.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the image of a disabled button is dimmed.
  ///
  /// It applies to custom buttons without a configuration or an image for the disabled state. The default is `true`.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the button glows while the user touches it.
  ///
  /// It applies to buttons without a configuration. The default is `false`.
  open var showsTouchWhenHighlighted = false {
    didSet { if showsTouchWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the shadow of the title is on the opposite side while the button is
  /// highlighted.
  ///
  /// It applies to buttons without a configuration. The default is `false`.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { if reversesTitleShadowWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the shadow of the title is on the opposite side at present.
  private var isShadowReversed = false

  /// Updates the shadow of the title for the present state.
  private func updateTitleShadow() {
    if setsShadowColor { parts.title.shadowColor = currentTitleShadowColor }
    let reverses = reversesTitleShadowWhenHighlighted && configuration == nil && isHighlighted
    guard reverses != isShadowReversed else { return }
    isShadowReversed = reverses
    let offset = parts.title.shadowOffset
    parts.title.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
  }

  private var imageOpacity: CGFloat {
    // The image of a system button has the color of the title, which fades or is gray.
    guard buttonType == .custom, images[exactly: state] == nil else { return 1 }
    if state.contains(.disabled) { return adjustsImageWhenDisabled ? 0.5 : 1 }
    return state.contains(.highlighted) && adjustsImageWhenHighlighted ? 0.5 : 1
  }

  // MARK: - Managing Configurations

  /// A closure that updates the configuration of a button for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The configuration of the button.
  ///
  /// If the value is `nil`, the titles and images for states are displayed.
  open var configuration: UIButton.Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { parts.resetLines() }
      if !isUpdatingConfiguration { noteChangeForConfiguration() }
      contentDidChange()
    }
  }

  /// A Boolean value that indicates whether the configuration is updated when the state changes.
  ///
  /// The default is `true`: the button shows the configuration that ``Configuration/updated(for:)`` returns. Otherwise,
  /// the app calls that method, usually in ``updateConfiguration()`` or its handler, which are called in both cases.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentDidChange() } }
  }

  /// A closure that is called when the configuration must be updated for the state.
  ///
  /// It is called after ``updateConfiguration()``, for a button without a configuration as well.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configuration before the next layout.
  ///
  /// A button with a configuration or an update handler requests it itself when its state, its configuration, its tint
  /// color, or a trait that the update has read has changed.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentDidChange()
  }

  /// Updates the configuration for the current state.
  ///
  /// An override changes the configuration. The default implementation does nothing.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let isNested = isUpdatingConfiguration
    isUpdatingConfiguration = true
    tracking(.configuration) {
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    isUpdatingConfiguration = isNested
  }

  /// Requests an update for a change that can affect the configuration.
  private func noteChangeForConfiguration() {
    if configuration != nil || configurationUpdateHandler != nil { needsConfigurationUpdate = true }
  }

  override func traitsDidChange(for method: TrackedMethod) {
    super.traitsDidChange(for: method)
    if method == .configuration { setNeedsUpdateConfiguration() }
  }

  // MARK: - Managing the Menu

  /// The menu of the button, which is copied.
  ///
  /// A long press shows it; with ``UIControl/showsMenuAsPrimaryAction``, a touch.
  ///
  /// Setting a menu enables the context menu interaction.
  open var menu: UIMenu? {
    get { menuStorage }
    set {
      menuStorage = newValue?.copy() as? UIMenu
      isContextMenuInteractionEnabled = newValue != nil
      updateSelection()
    }
  }
  private var menuStorage: UIMenu?

  /// The order of the menu's elements.
  ///
  /// The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that indicates whether the button tracks a selection.
  ///
  /// The default is `false`.
  ///
  /// If a touch shows the menu, one of its actions is always selected, and the button displays its title and image.
  /// Otherwise, a touch toggles ``UIControl/isSelected``.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { updateSelection() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { updateSelection() } }
  }

  /// A Boolean value that indicates whether the menu is for choosing one of its actions.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The role of the button.
  ///
  /// The default is `normal`. A button with a configuration and the role `destructive` is red in place of its tint
  /// color.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  /// The element that the button displays in place of its own title and image.
  var shownSelection: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  private func updateSelection() {
    if isPopUp { menu?.keepOneActionSelected() }
    contentDidChange()
  }

  private func actionWasChosen(_ action: UIAction) {
    if isPopUp { menu?.selectOnly(action) }
    contentDidChange()
  }

  open override var contextMenuInteraction: UIContextMenuInteraction? {
    let interaction = super.contextMenuInteraction
    interaction?.actionWillBePerformed = { [weak self] in self?.actionWasChosen($0) }
    return interaction
  }

  /// Returns a configuration that shows the button's menu, or `nil` if it has none.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = isPopUp ? .fixed : preferredMenuElementOrder
    return configuration
  }

  override func primaryTouchWillEnd() {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
  }

  // MARK: - Supporting Pointer Interactions

  /// A Boolean value that indicates whether the button has an effect below the pointer of an iPad.
  ///
  /// The default is `false`.
  open var isPointerInteractionEnabled: Bool {
    get { pointer?.interaction.view === self }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      let interaction = usedPointer.interaction
      if newValue { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
  }

  /// A closure that returns the style of the pointer over the button, or `nil` for the style that suits the button.
  ///
  /// It applies while ``isPointerInteractionEnabled`` is `true`.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { pointer?.provider }
    set {
      usedPointer.provider = newValue
      usedPointer.interaction.invalidate()
    }
  }

  /// A Boolean value that indicates whether the pointer is over the button, and the button has an effect.
  open var isHovered: Bool { pointer?.isHovered ?? false }

  private var usedPointer: ButtonPointer {
    if let pointer { return pointer }
    let new = ButtonPointer()
    pointer = new
    return new
  }

  // MARK: - State

  override func stateDidChange() {
    noteChangeForConfiguration()
    contentDidChange()
  }

  private func contentDidChange() {
    showsEarlierContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  override var isTappedByOneFinger: Bool { true }

  override func primaryTouchDidEnd(with event: UIEvent?) { sendActions(for: .primaryActionTriggered) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !isUpdatingConfiguration { noteChangeForConfiguration() }
    contentDidChange()
  }

  // MARK: - Measuring and Layout

  private var appearance: ButtonAppearance {
    if var configuration {
      if let shownSelection {
        (configuration.title, configuration.image) = (shownSelection.title, shownSelection.image)
      }
      if automaticallyUpdatesConfiguration { configuration = configuration.updated(for: self) }
      return ButtonAppearance(configuration, of: self)
    }
    var appearance = ButtonAppearance(
      type: buttonType, state: state, title: currentTitle, font: parts.title.font, image: shownImage,
      color: titleColors[exactly: state] ?? (state == .highlighted ? nil : titleColors.current(in: state)),
      normalColor: titleColors[exactly: .normal], tint: tintColor, isRightToLeft: isReversed)
    appearance.title.lines = ButtonText.Lines(of: parts.title)
    appearance.show(currentAttributedTitle)
    appearance.backgroundImage = currentBackgroundImage
    appearance.addMargins()
    appearance.adjust(content: contentEdgeInsets, title: titleEdgeInsets, image: imageEdgeInsets)
    appearance.imageOpacity = imageOpacity
    appearance.glows = showsTouchWhenHighlighted && isHighlighted
    return appearance
  }

  private var buttonLayout: ButtonLayout {
    passLayout ?? layout(of: appearance)
  }

  private func layout(of appearance: ButtonAppearance) -> ButtonLayout {
    ButtonLayout(
      appearance, traits: traitCollection, adjustsImage: adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  /// A Boolean value that indicates whether the image is larger at the accessibility sizes of text.
  ///
  /// The size of a symbol image in a text style depends on the style alone. The default is `false`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { parts.image.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      parts.image.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let isLimited = configuration != nil && size.width > 0
    return buttonLayout.size(fitting: isLimited ? size.width : .infinity)
  }

  /// The intrinsic size, which is the size of the title and the image with the insets around them.
  ///
  /// The texts of a configuration wrap at the width that constraints give the button.
  // Dynamic, so that an extension of the app can replace it; see `ReplaceableMember` in `Tools/PortApp`.
  open dynamic override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns whether a touch at a point, in the button's coordinates, is one of the button.
  // Dynamic, so that an extension of the app can replace it; see `ReplaceableMember` in `Tools/PortApp`.
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }

  override var measuresHeightForWidth: Bool {
    updateConfigurationIfNeeded()
    return configuration != nil && buttonLayout.wraps
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { buttonLayout.size(fitting: width).height }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory else {
      return
    }
    // The fonts of the texts follow the size of text that the user prefers.
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func baselineOffset(first: Bool) -> CGFloat? {
    updateConfigurationIfNeeded()
    let layout = buttonLayout
    let bounds = CGRect(origin: .zero, size: layout.size())
    let title = layout.frames(in: layout.contentRect(in: bounds), alignedTo: horizontalShare, verticalShare).title
    guard !title.isEmpty else { return nil }
    let baseline = title.minY + appearance.title.font.ascender
    return first ? baseline : bounds.height - baseline
  }

  /// Returns the rectangle for the background image, which is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content, which is the bounds without the insets of the content.
  ///
  /// The layout of a button without a configuration calls this method.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { buttonLayout.contentRect(in: bounds) }

  /// Returns the frame of the title in a rectangle of the content.
  ///
  /// The layout of a button without a configuration calls this method.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).title }

  /// Returns the frame of the image in a rectangle of the content.
  ///
  /// The layout of a button without a configuration calls this method.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).image }

  private func frames(in content: CGRect) -> ButtonLayout.Frames {
    var layout = buttonLayout
    if configuration == nil {
      layout.fillsWidth = contentHorizontalAlignment == .fill
      layout.fillsHeight = contentVerticalAlignment == .fill
    }
    return layout.frames(in: content, alignedTo: horizontalShare, verticalShare)
  }

  /// The frames of the parts in the bounds, which a subclass can determine for a button without a configuration.
  private var partFrames: ButtonLayout.Frames {
    guard configuration == nil else { return frames(in: buttonLayout.contentRect(in: bounds)) }
    let content = contentRect(forBounds: bounds)
    return ButtonLayout.Frames(
      image: imageRect(forContentRect: content), title: titleRect(forContentRect: content))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let appearance = appearance
    showsEarlierContent = false
    parts.show(appearance, in: self)
    updateTitleShadow()
    passLayout = layout(of: appearance)
    defer { passLayout = nil }
    parts.place(appearance, at: partFrames, in: self)
  }

  /// Shows the current text and image in the parts, whose frames are set by the layout.
  private func showContentIfNeeded() {
    guard showsEarlierContent else { return }
    showsEarlierContent = false
    parts.show(appearance, in: self)
    updateTitleShadow()
  }

  /// Shows and places the current text and image in a button whose layout is pending.
  ///
  /// It does not lay out the button itself, because a subclass can read the parts before it has all of its subviews. The
  /// methods that determine the frames can read the parts as well.
  private func layOutContentIfNeeded() {
    showContentIfNeeded()
    guard layoutState.needsLayout, passLayout == nil, bounds.width > 0, bounds.height > 0 else { return }
    passLayout = layout(of: appearance)
    defer { passLayout = nil }
    parts.setFrames(partFrames)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var horizontalShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left, .leading: 0
    case .right, .trailing: 1
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  // MARK: - Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityElementStorage ?? true }
    set { accessibilityElementStorage = newValue }
  }
  private var accessibilityElementStorage: Bool?

  /// The custom label of the button.
  ///
  /// If none is set, it is the text of the title, with or without attributes.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .button }
}
