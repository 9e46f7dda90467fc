/// A reusable header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// A closure that updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private let content = ConfiguredContent()
  private let shape = CellShapeView(frame: .zero)
  private let customBackground = BackgroundContentSlot()
  private let configurationUpdates = ConfigurationUpdates()
  private var textStorage: UILabel?
  private var detailStorage: UILabel?
  /// The style of the table, and whether this is a header.
  ///
  /// It is `nil` outside a table.
  var role: HeaderFooterRole? {
    didSet { if role != oldValue { roleDidChange() } }
  }
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: - Creating a Header/Footer View

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(shape)
    addSubview(content.own)
  }

  /// The identifier with which the table reuses the view.
  public internal(set) var reuseIdentifier: String?

  /// Prepares the view for reuse with another section.
  ///
  /// An override must call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: - Managing the Content

  /// The view that contains the app's content.
  open var contentView: UIView { content.view }

  /// The label for the text.
  open var textLabel: UILabel? {
    if let textStorage { return textStorage }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    textStorage = label
    content.own.addSubview(label)
    roleDidChange()
    return label
  }

  /// The label for the secondary text below the text.
  open var detailTextLabel: UILabel? {
    if let detailStorage { return detailStorage }
    let label = UILabel(frame: .zero)
    AppearanceProxies.withSystemValues {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    detailStorage = label
    content.own.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The content configuration.
  ///
  /// The view creates a view for it that replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      showConfiguration(newValue, for: configurationState)
      requestUpdate()
    }
  }

  /// Returns the default content configuration for the role of the view in its table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (role?.tableStyle ?? .plain, role?.isHeader ?? true) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (.grouped, true), (.insetGrouped, true): .groupedHeader()
    case (.grouped, false), (.insetGrouped, false): .groupedFooter()
    }
  }

  /// The configuration of the background, which replaces ``backgroundView``.
  ///
  /// The default is that of the view's role in its table, unless it has a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground ?? standardBackground }
    set {
      ownBackground = newValue
      if newValue != nil { backgroundView = nil }
      customBackground.show(newValue?.content, radius: newValue?.cornerRadius ?? 0, in: self)
      if let view = customBackground.view, view.superview !== self { insertSubview(view, aboveSubview: shape) }
      showBackground(for: configurationState)
      setNeedsLayout()
    }
  }
  private var ownBackground: UIBackgroundConfiguration?

  private var standardBackground: UIBackgroundConfiguration? {
    role == nil || backgroundView != nil ? nil : defaultBackgroundConfiguration()
  }

  /// Returns the default background configuration for the role of the view in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    role?.isHeader ?? true ? .listHeader() : .listFooter()
  }

  /// A view behind the content, which replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        if ownBackground != nil { backgroundConfiguration = nil }
        insertSubview(backgroundView, aboveSubview: shape)
      }
      showBackground(for: configurationState)
      setNeedsLayout()
    }
  }

  private func showConfiguration(_ configuration: (any UIContentConfiguration)?, for state: UIViewConfigurationState) {
    content.show(configuration, for: state) {
      insertSubview($0, aboveSubview: customBackground.view ?? backgroundView ?? shape)
    }
    setNeedsLayout()
  }

  // MARK: - Managing the Configuration

  /// The current state of the view, on which its appearance may depend.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    state.listStyle = role.map { ListStyle($0.tableStyle) }
    return state
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { configurationUpdates.request(by: self) }

  /// Requests an update for a change that is not part of an update itself.
  private func requestUpdate() {
    if !configurationUpdates.isRunning { setNeedsUpdateConfiguration() }
  }

  /// Updates the appearance for a state.
  ///
  /// An override sets the configurations for it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that updates the appearance for a state, as an alternative to a subclass.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the content configuration is updated for the state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration != oldValue { requestUpdate() } }
  }

  /// A Boolean value that indicates whether the background configuration is updated for the state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { requestUpdate() } }
  }

  private func updateConfigurationIfNeeded() {
    configurationUpdates.runIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
      if automaticallyUpdatesContentConfiguration, let shown = content.configuration {
        showConfiguration(shown, for: state)
      }
      showBackground(for: state)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    shape.area = ownBackground?.area(in: bounds, isRightToLeft: isRightToLeft) ?? bounds
    customBackground.view?.place(in: shape.area)
    backgroundView?.place(in: bounds)
    contentView.place(in: contentFrame)
    (contentView as? UIListContentView)?.listMargin = role?.margin
    placeLabels()
  }

  /// The frame of the content view, which is in the safe area if the table demands that.
  private var contentFrame: CGRect {
    let insets = role?.sideInsets ?? .zero
    return CGRect(
      x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0), height: bounds.height)
  }

  // The content view has the constraints of a view that is reused.
  override var hasConstrainedContent: Bool { super.hasConstrainedContent || contentView.hasConstrainedContent }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Returns the size of the content at a width, or at the present width if it is 0.
  private func fittingSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    let full = width > 0 ? width : bounds.width
    let width = max(full - (role?.sideInsets.left ?? 0) - (role?.sideInsets.right ?? 0), 0)
    if content.configuration != nil || contentView.hasConstrainedContent {
      (contentView as? UIListContentView)?.listMargin = role?.margin
      return CGSize(width: full, height: contentView.fittingHeight(width: width))
    }
    let insets = labelInsets
    let space = CGSize(width: max(0, width - insets.left - insets.right), height: .infinity)
    let labels = [textStorage, detailStorage].compactMap { $0?.sizeThatFits(space).height }
    guard !labels.isEmpty else { return CGSize(width: full, height: 0) }
    let height = labels.reduce(0, +) + insets.top + insets.bottom
    // In a plain table, that is 28 points with the standard text size, on screens of any scale.
    return CGSize(width: full, height: role?.tableStyle == .plain ? height.rounded(.down) : height)
  }

  /// Returns the fitting height of the view at a width.
  ///
  /// An override of ``sizeThatFits(_:)`` has no effect on it.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(width: targetSize.width) }

  private var labelInsets: UIEdgeInsets {
    let margin = role?.margin ?? 16
    switch (role?.tableStyle ?? .plain, role?.isHeader ?? true) {
    case (.plain, _): return UIEdgeInsets(top: 4, left: margin, bottom: 4, right: margin)
    case (_, true): return UIEdgeInsets(top: role?.isFirst == true ? 33 : 16, left: margin, bottom: 6, right: margin)
    case (_, false): return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    }
  }

  private func placeLabels() {
    let insets = labelInsets
    let width = max(0, contentFrame.width - insets.left - insets.right)
    let space = CGSize(width: width, height: .infinity)
    let text = textStorage?.sizeThatFits(space).height ?? 0
    let detail = detailStorage?.sizeThatFits(space).height ?? 0
    // The text of a header is at the bottom, near the rows. The text of a footer is at the top.
    let isHeader = role?.isHeader ?? true
    let isPlain = (role?.tableStyle ?? .plain) == .plain
    let top =
      isPlain
      ? (bounds.height - text - detail) / 2 : isHeader ? bounds.height - insets.bottom - text - detail : insets.top
    textStorage?.frame = CGRect(x: insets.left, y: top, width: width, height: text)
    detailStorage?.frame = CGRect(x: insets.left, y: top + text, width: width, height: detail)
  }

  private func roleDidChange() {
    let look = defaultContentConfiguration().textProperties
    AppearanceProxies.withSystemValues {
      textStorage?.font = look.font
      textStorage?.textColor = look.color
    }
    // The values of appearance proxies replace those of the system.
    if textStorage?.window != nil { textStorage?.applyAppearance() }
    setNeedsUpdateConfiguration()
  }

  private func showBackground(for state: UIViewConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration { ownBackground = ownBackground?.updated(for: state) }
    let shown = ownBackground ?? standardBackground?.updated(for: state)
    shape.fill = shown?.shownBackgroundColor(tintColor: tintColor)
    shape.radius = shown?.cornerRadius ?? 0
    shape.stroke = shown?.shownStroke(tintColor: tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownBackground != nil { showBackground(for: configurationState) }
  }
}

/// The role of a header or footer in its table.
struct HeaderFooterRole: Equatable {
  var tableStyle: UITableView.Style
  var isHeader: Bool
  var isFirst: Bool
  var margin: CGFloat
  /// The insets of the content at the sides, for the safe area.
  var sideInsets = UIEdgeInsets.zero
}
