/// An item of a collection view.
///
/// The ``contentView`` contains the app's views, or the view of a content configuration. Behind it are, from back to
/// front, the background of a configuration, the ``backgroundView``, and the ``selectedBackgroundView``, which is
/// visible while the cell is highlighted or selected.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SelfSizingHost {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  let content = ConfiguredContent()
  let backgroundShape = CellShapeView(frame: .zero)
  private let customBackground = BackgroundContentSlot()
  private let configurationUpdates = ConfigurationUpdates()
  /// The segue of a cell from a storyboard.
  var selectionSegue: (() -> Void)?

  // MARK: - Creating a Cell

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UICollectionViewCell.self)
  }

  private func setUp() {
    addSubview(backgroundShape)
    addSubview(content.own)
    content.own.frame = bounds
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    FocusEngine.viewIsReused(self)
    layer.removeAllAnimations()
    isHighlighted = false
    isSelected = false
    dragState = .none
    setNeedsUpdateConfiguration()
  }

  // MARK: - Dragging the Item

  /// Constants that specify the state of an item that the user drags.
  public enum DragState: Int, Sendable {
    /// The item is not dragged.
    case none
    /// The item is lifted.
    case lifting
    /// The item is dragged.
    case dragging
  }

  /// Called when the state of the item in a drag changes.
  ///
  /// The default implementation dims the content while it is dragged.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
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

  // MARK: - Configuring the Cell's Content

  /// The view that contains the app's content.
  open var contentView: UIView { content.view }

  /// The content configuration; the cell creates a view for it that replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      showConfiguration(newValue, for: configurationState)
      if !configurationUpdates.isRunning { setNeedsUpdateConfiguration() }
    }
  }

  private func showConfiguration(_ configuration: (any UIContentConfiguration)?, for state: UICellConfigurationState) {
    content.show(configuration, for: state) { view in
      view.frame = contentFrame
      if let below = selectedBackgroundView ?? backgroundView ?? customBackground.view {
        insertSubview(view, aboveSubview: below)
      } else {
        insertSubview(view, aboveSubview: backgroundShape)
      }
    }
    setNeedsLayout()
    collectionView?.contentDidChange(in: self, by: .invalidation)
  }

  /// Invalidates the size of the item, if the collection view determines sizes again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.contentDidChange(in: self, by: .invalidation)
  }

  func constraintsDidChange() { collectionView?.contentDidChange(in: self, by: .constraints) }

  // MARK: - Managing the Configuration

  /// The current state on which the cell's appearance may depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isEditing = collectionView?.isEditing ?? false
    state.isReordering = collectionView?.movement?.view === self
    state.listStyle = listStyle
    return state
  }

  /// The style of the list in which the cell is; `nil` outside of a list.
  var listStyle: ListStyle? { nil }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationUpdates.request(by: self)
  }

  /// Updates the appearance for a state.
  ///
  /// An override sets configurations for it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the appearance for a state, as an alternative to a subclass.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether the content configuration is updated for the state automatically.
  open var automaticallyUpdatesContentConfiguration = true

  /// A Boolean value that indicates whether the background configuration is updated for the state automatically.
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
      showBackground(for: state)
    }
  }

  // MARK: - Configuring the Background

  /// The background configuration, which replaces ``backgroundView`` and ``selectedBackgroundView``.
  ///
  /// A cell in a list has the default configuration of its place there, unless it has a background view. The default of
  /// other cells is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ownBackground ?? standardBackground }
    set {
      ownBackground = newValue
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      customBackground.show(newValue?.content, radius: newValue?.cornerRadius ?? 0, in: self)
      if let view = customBackground.view, view.superview !== self {
        insertSubview(view, aboveSubview: backgroundShape)
      }
      showBackground(for: configurationState)
      setNeedsLayout()
    }
  }
  private var ownBackground: UIBackgroundConfiguration?

  /// The background of a cell for which the app has no configuration.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// Returns the default background configuration of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// A view behind the content, which replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        if ownBackground != nil { backgroundConfiguration = nil }
        insertSubview(backgroundView, aboveSubview: backgroundShape)
      }
      showBackground(for: configurationState)
      setNeedsLayout()
    }
  }

  /// A view in front of the background view, which is visible while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, aboveSubview: backgroundView ?? customBackground.view ?? backgroundShape)
      }
      showSelection()
      setNeedsLayout()
    }
  }

  /// Shows the background for a state of the cell.
  func showBackground(for state: UICellConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration { ownBackground = ownBackground?.updated(for: state) }
    show(ownBackground ?? standardBackground?.updated(for: state))
  }

  func show(_ shown: UIBackgroundConfiguration?) {
    backgroundShape.fill = shown?.shownBackgroundColor(tintColor: tintColor)
    backgroundShape.radius = shown?.cornerRadius ?? 0
    backgroundShape.position = CellGroupPosition()
    backgroundShape.stroke = shown?.shownStroke(tintColor: tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownBackground != nil { showBackground(for: configurationState) }
  }

  private func showSelection() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

  // MARK: - Managing the Cell's State

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// A Boolean value that indicates whether the cell is highlighted, for example by a touch.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    showSelection()
    // A control, or another view that the user can touch, shows its own touches.
    CellHighlight.set(isSelected || isHighlighted, in: contentView) { !$0.isUserInteractionEnabled }
  }

  // MARK: - Focusing

  /// A Boolean value that indicates whether the cell can be focused, as the delegate or the collection view determines.
  ///
  /// The views in a cell that can be focused cannot be focused themselves.
  open override var canBecomeFocused: Bool {
    guard let collectionView, let element = collectionView.live.element(of: self), element.category == .cell else {
      return false
    }
    return collectionView.canFocus(element.indexPath)
  }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: - Layout

  /// The frame of the content view.
  var contentFrame: CGRect { bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = ownBackground?.area(in: bounds, isRightToLeft: isRightToLeft) ?? bounds
    backgroundShape.area = area
    customBackground.view?.frame = area
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: - Fitting

  override func fittingSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateConfigurationIfNeeded()
    // If the app's layout does not specify the axes, constraints determine the size.
    let axes = attributes.estimatedAxes ?? (contentView.hasConstrainedContent ? [.horizontal, .vertical] : [])
    guard content.configuration == nil, !contentView.hasConstrainedContent else {
      return fittingContentSize(attributes.size, axes)
    }
    // Without constraints, `sizeThatFits(_:)` determines the size.
    let fit = sizeThatFits(attributes.size)
    return CGSize(
      width: axes.contains(.horizontal) ? fit.width : attributes.size.width,
      height: axes.contains(.vertical) ? fit.height : attributes.size.height)
  }

  /// Returns the size of the content with the parts around it.
  func fittingContentSize(_ given: CGSize, _ axes: Set<NSLayoutConstraint.Axis>) -> CGSize {
    guard contentView is UIListContentView else { return fittingSize(of: contentView, given, axes) }
    let fit = contentView.sizeThatFits(given)
    return CGSize(
      width: given.width, height: axes.contains(.vertical) ? pixelGrid.up(fit.height) : given.height)
  }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
