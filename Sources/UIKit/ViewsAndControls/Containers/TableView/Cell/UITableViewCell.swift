/// A cell that displays a row of a table.
///
/// The ``contentView`` contains the content of the app: its views, the labels of a ``CellStyle``, or the view of a
/// content configuration. The cell also has a background, a selected background, an accessory, and a control at each
/// side during editing.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SelfSizingHost, UIGestureRecognizerDelegate {
  let style: CellStyle
  /// The properties that the table sets on its cells.
  var surroundings = CellSurroundings() {
    didSet {
      guard surroundings != oldValue else { return }
      setSystemMargins(surroundings.margins)
      surroundingsDidChange()
    }
  }
  let parts = CellParts()
  weak var table: UITableView?
  /// The segues of a cell in a storyboard: for the row, and for its accessory.
  var selectionSegue: (() -> Void)?
  var accessorySegue: (() -> Void)?
  private let configurationUpdates = ConfigurationUpdates()
  private var isSelectedStorage = false
  private var isHighlightedStorage = false
  private var isEditingStorage = false
  private let content = ConfiguredContent()
  private var transitions = CellTransitions()

  // MARK: - Creating a Table View Cell

  /// Creates a cell with the labels of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    content.own.frame = bounds
    setUp()
  }

  /// Creates a cell of the default style and size without a reuse identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of the default style and size without a reuse identifier.
  ///
  /// The frame has no effect, because a table places its cells.
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interfaceAttribute("style").flatMap { InterfaceKind.cellStyles[$0] } ?? .default
    reuseIdentifier = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    margins.start(with: surroundings.margins)
    addSubview(parts.background)
    addSubview(parts.selection)
    addSubview(content.own)
    addSubview(parts.separator)
    addSubview(parts.topSeparator)
    parts.selection.alpha = 0
    surroundingsDidChange()
  }

  // MARK: - Reusing Cells

  /// The identifier with which the table reuses the cell.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the cell for reuse with another row.
  ///
  /// An override must call `super`.
  open func prepareForReuse() {
    FocusEngine.viewIsReused(self)
    layer.removeAllAnimations()
    isHighlightedStorage = false
    isSelectedStorage = false
    transitions.supersede()
    isSwiped = false
    dragState = .none
    setNeedsUpdateConfiguration()
    parts.showSelection(of: self, animated: false)
  }

  // MARK: - Dragging the Row

  /// Called when the state of the row in a drag changes.
  ///
  /// The default implementation dims the content while it is dragged.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    if dragState == .dragging {
      let alpha = alphaBeforeDrag ?? contentView.alpha
      alphaBeforeDrag = alpha
      contentView.alpha = alpha * DragMetrics.sourceAlpha
    } else if let alpha = alphaBeforeDrag {
      alphaBeforeDrag = nil
      contentView.alpha = alpha
    }
  }

  /// The opacity of the content when it is not dragged, while it is.
  private var alphaBeforeDrag: CGFloat?

  var dragState = DragState.none {
    didSet { if dragState != oldValue { dragStateDidChange(dragState) } }
  }

  // MARK: - Specifying Content and Subviews

  /// The view that contains the app's content.
  open var contentView: UIView { content.view }

  /// The text, in a cell without a content configuration.
  open var textLabel: UILabel? { parts.textLabel(of: self) }

  /// The secondary text label, or `nil` in a cell of the default style.
  open var detailTextLabel: UILabel? { parts.detailTextLabel(of: self) }

  /// The image view, or `nil` in a cell whose style has none.
  open var imageView: UIImageView? { parts.imageView(of: self) }

  /// The content configuration.
  ///
  /// The cell creates a view for it that replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      showConfiguration(newValue, for: configurationState)
      if !configurationUpdates.isRunning { setNeedsUpdateConfiguration() }
    }
  }

  /// Returns the default content configuration for the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func showConfiguration(_ configuration: (any UIContentConfiguration)?, for state: UICellConfigurationState) {
    content.show(configuration, for: state) { insertSubview($0, aboveSubview: parts.selection) }
    setNeedsLayout()
    table?.contentDidChange(in: self, by: .invalidation)
  }

  /// Invalidates the height of the row, if the table determines heights again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(in: self, by: .invalidation)
  }

  func constraintsDidChange() { table?.contentDidChange(in: self, by: .constraints) }

  // MARK: - Managing the Configuration

  /// The current state of the cell, on which its appearance may depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlightedStorage
    state.isSelected = isSelectedStorage
    state.isFocused = isFocused
    state.isEditing = isEditingStorage
    state.isSwiped = isSwiped
    state.listStyle = ListStyle(surroundings.tableStyle)
    return state
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationUpdates.request(by: self)
  }

  /// Updates the appearance for a state.
  ///
  /// An override sets the configurations for it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the appearance for a state, as an alternative to a subclass.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the content configuration is updated for the state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true

  /// A Boolean value that indicates whether the background configuration is updated for the state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  func updateConfigurationIfNeeded() {
    configurationUpdates.runIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
      if automaticallyUpdatesContentConfiguration, let shown = content.configuration {
        showConfiguration(shown, for: state)
      }
      if ownBackground != nil { parts.showBackground(of: self) }
    }
  }

  // MARK: - Configuring the Background

  /// The configuration of the background, which replaces the background color and the background views.
  ///
  /// The default is that of the cell's table, unless the cell has a background color or a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground ?? (backgroundView == nil && parts.color == nil ? defaultBackgroundConfiguration() : nil) }
    set {
      ownBackground = newValue
      if newValue != nil {
        parts.color = nil
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
      }
      parts.customBackground.show(newValue?.content, radius: newValue?.cornerRadius ?? 0, in: self)
      if let view = parts.customBackground.view, view.superview !== self {
        insertSubview(view, aboveSubview: parts.background)
      }
      parts.showBackground(of: self)
      parts.showSelection(of: self, animated: false)
      setNeedsLayout()
    }
  }
  /// The configuration of the app.
  private(set) var ownBackground: UIBackgroundConfiguration?

  /// Updates the configuration of the app for the state, and returns it.
  ///
  /// - Parameter isOn: Whether the background shows that the cell is highlighted or selected.
  func updatedBackground(isOn: Bool) -> UIBackgroundConfiguration? {
    guard automaticallyUpdatesBackgroundConfiguration, let ownBackground else { return ownBackground }
    var state = configurationState
    state.isSelected = isOn
    state.isHighlighted = isOn
    let updated = ownBackground.updated(for: state)
    self.ownBackground = updated
    return updated
  }

  /// Returns the default background configuration of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// A view behind the content, which replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, ownBackground != nil { backgroundConfiguration = nil }
      replace(oldValue, with: backgroundView)
    }
  }

  /// The background view of a selected cell, in place of the gray background.
  open var selectedBackgroundView: UIView? {
    didSet {
      customized(selectedBackgroundView) { $0.selectedBackgroundView = $1 }
      replace(oldValue, with: selectedBackgroundView)
      selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
      parts.showSelection(of: self, animated: false)
    }
  }

  /// The background view of a selected cell in a table that permits several selected rows.
  ///
  /// If the value is `nil`, it is ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: multipleSelectionBackgroundView)
      parts.showSelection(of: self, animated: false)
    }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, aboveSubview: parts.background) }
    setNeedsLayout()
  }

  /// The background color, clipped to the rounded corners of a group.
  ///
  /// If the value is `nil`, the table determines it.
  open override var backgroundColor: UIColor? {
    get { parts.color }
    set {
      parts.color = newValue
      parts.showBackground(of: self)
    }
  }

  // MARK: - Managing Cell Selection and Highlighting

  /// The style of selected cells.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      customized(selectionStyle) { $0.selectionStyle = $1 }
      parts.showSelection(of: self, animated: false)
    }
  }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted, for example by a touch.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell.
  ///
  /// An override must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    setNeedsUpdateConfiguration()
    parts.showSelection(of: self, animated: animated)
  }

  /// Sets whether the cell is highlighted.
  ///
  /// An override must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    setNeedsUpdateConfiguration()
    parts.showSelection(of: self, animated: animated)
  }

  // MARK: - Managing Accessory Views

  /// The standard accessory of the cell.
  open var accessoryType = AccessoryType.none {
    didSet {
      customized(accessoryType) { $0.accessoryType = $1 }
      if accessoryType != oldValue { setNeedsLayout() }
    }
  }

  /// A custom view at the trailing side of the cell, in place of the accessory type.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { setNeedsLayout() } }
  }

  /// The standard accessory of the cell during editing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// A custom view at the trailing side of the cell during editing, in place of the accessory type.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { setNeedsLayout() } }
  }

  // MARK: - Editing the Cell

  /// A Boolean value that indicates whether the cell is being edited.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing the cell.
  ///
  /// An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    let transition = beginTransition(editing: editing, swiped: isSwiped)
    isEditingStorage = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard animated, window != nil else { return endTransition(transition) }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, animations: { self.layoutIfNeeded() },
      completion: { _ in self.endTransition(transition) })
  }

  /// The editing style of the row, which the delegate determines.
  open var editingStyle: EditingStyle { surroundings.editingStyle }

  /// A Boolean value that indicates whether the row's swipe actions are visible.
  open var showingDeleteConfirmation: Bool { isSwiped }
  private(set) var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Sets whether the swipe actions are visible.
  ///
  /// The animation of the actions ends the transition.
  func setSwiped(_ swiped: Bool) {
    guard swiped != isSwiped else { return }
    swipeTransition = beginTransition(editing: isEditingStorage, swiped: swiped)
    isSwiped = swiped
  }

  /// The last transition that a swipe began.
  private(set) var swipeTransition: CellTransitions.Transition?

  /// A Boolean value that indicates whether the reorder control is displayed during editing.
  ///
  /// The default is `false`.
  ///
  /// The control is displayed only if the data source permits the row to be moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the content is indented for the editing control.
  ///
  /// The default is `true`.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  // MARK: - Responding to Transitions

  /// Called when the cell is about to change its state.
  ///
  /// The state contains the editing mode of the cell and the visibility of its swipe actions. An override can add the
  /// views of the new state, which are then laid out, and must call `super`.
  ///
  /// - Parameter state: The state after the transition.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called when the state of the cell has changed, after the animation of the change.
  ///
  /// A transition that another one supersedes does not end with this method. An override must call `super`.
  ///
  /// - Parameter state: The state after the transition.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  private func beginTransition(editing: Bool, swiped: Bool) -> CellTransitions.Transition {
    let transition = transitions.begin(editing: editing, swiped: swiped)
    willTransition(to: transition.state)
    return transition
  }

  /// Ends a transition, unless another has superseded it or it has ended.
  func endTransition(_ transition: CellTransitions.Transition) {
    if transitions.end(transition) { didTransition(to: transition.state) }
  }

  // MARK: - Managing Content Indentation, Separator

  /// The indentation level of the content.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of an indentation level, in points.
  ///
  /// The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The insets of the line below the cell.
  ///
  /// The default is that of the table.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? surroundings.separatorInset }
    set {
      customized(newValue) { $0.separatorInset = $1 }
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    CellLayout(self).apply(to: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: CellLayout(self, size: CGSize(width: width, height: 0)).fittingHeight(of: self))
  }

  /// Returns whether the constraints in the content view allow several heights.
  func hasAmbiguousHeight(width: CGFloat) -> Bool {
    guard contentConfiguration == nil, contentView.hasConstrainedContent else { return false }
    let higher = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 1000), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return higher.height > 0
  }

  /// Returns the fitting size of the cell at a width.
  ///
  /// It depends on the constraints of the content, or without any, on ``sizeThatFits(_:)``.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(CGSize(width: targetSize.width, height: 0)) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownBackground != nil { parts.showBackground(of: self) }
  }

  func surroundingsDidChange() {
    parts.showBackground(of: self)
    setNeedsLayout()
  }

  // MARK: - Focusing

  /// A Boolean value that indicates whether the cell can be focused, as the delegate or the table determines.
  ///
  /// The views in a cell that can be focused cannot be focused themselves.
  open override var canBecomeFocused: Bool {
    guard let table, let row = table.live.indexPath(of: self) else { return false }
    return table.canFocus(row)
  }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: - Controlling Gesture Recognizers

  // The methods of the protocol are members of the class, so that the cells of apps can override them.

  /// Returns whether two recognizers may recognize simultaneously, which is `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer must wait for another one to fail, which is `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another recognizer must wait for a recognizer to fail, which is `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer should receive a touch, which is `true` by default.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Returns whether a recognizer should receive an event, which is `true` by default.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
