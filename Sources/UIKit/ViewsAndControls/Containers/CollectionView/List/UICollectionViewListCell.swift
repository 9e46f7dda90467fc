/// A row, header or footer of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView(frame: .zero)
  private let topSeparator = UIView(frame: .zero)
  let accessoryViews = ListAccessoryViews()
  /// The position in the list, which the layout determines.
  var place: ListPlace? {
    didSet { if place != oldValue { placeDidChange() } }
  }
  var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: - Creating a List Cell

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpList()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpList()
  }

  private func setUpList() {
    for view in [separator, topSeparator] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
      addSubview(view)
    }
  }

  // MARK: - Configuring the Cell

  /// Returns the default content configuration for the position of the cell in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place else { return .cell() }
    switch (place.role, place.isPlain) {
    case (.row, _): return .cell()
    case (.header, true), (.headerRow, true): return .plainHeader()
    case (.header, false), (.headerRow, false): return .groupedHeader()
    case (.footer, true): return .plainFooter()
    case (.footer, false): return .groupedFooter()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch place?.role ?? .row {
    case .row: .listCell()
    case .header, .headerRow: .listHeader()
    case .footer: .listFooter()
    }
  }

  /// The accessories at the sides of the cell, from the leading to the trailing edge on each side.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  /// The indentation level of the content.
  ///
  /// The default is 0. The level of an item in a section snapshot sets it when the cell is dequeued.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The level of the item in the hierarchy of its section; `nil` if there is no hierarchy.
  var hierarchyLevel: Int? {
    didSet { if hierarchyLevel != nil || oldValue != nil { indentationLevel = hierarchyLevel ?? 0 } }
  }

  /// The width of an indentation level, in points.
  ///
  /// The default is 16.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether accessories at the leading side are indented.
  ///
  /// The default is `true`.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// A layout guide for the separator at the bottom of the cell.
  ///
  /// A separator whose insets in the list are automatic extends from the leading to the trailing edge of the guide. By
  /// default, that is from the text of a list content configuration to the end of the cell. A cell with content of its
  /// own aligns the separator by a constraint with the leading edge of the guide.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ListSeparatorGuide(in: self)
    separatorGuide = made
    made.place(from: automaticStart, height: separatorThickness)
    return made.guide
  }
  private var separatorGuide: ListSeparatorGuide?

  var isHeaderOrFooter: Bool { place.map { $0.role != .row } ?? false }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    return state
  }

  private func placeDidChange() {
    separator.backgroundColor = place?.separators.color
    topSeparator.backgroundColor = place?.separators.color
    showBackground(for: configurationState)
    setNeedsUpdateConfiguration()
  }

  private func accessoriesDidChange() {
    accessoryViews.show(accessories, in: self)
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showBackground(for: configurationState)
    accessoryViews.show(accessories, in: self)
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    accessoryViews.show(accessories, in: self)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSwiped = false
  }

  // MARK: - Background

  override var listStyle: ListStyle? { place.map { ListStyle($0.appearance) } }

  override var standardBackground: UIBackgroundConfiguration? {
    place == nil || backgroundView != nil ? nil : defaultBackgroundConfiguration()
  }

  override func showBackground(for state: UICellConfigurationState) {
    var state = state
    // The mark shows the selection.
    if accessoryViews.hasMark { state.isSelected = false }
    super.showBackground(for: state)
  }

  override func show(_ shown: UIBackgroundConfiguration?) {
    super.show(shown)
    guard let place, let shown else {
      backgroundShape.reachesIntoNext = false
      return
    }
    backgroundShape.reachesIntoNext =
      place.role == .row && place.appearance != .sidebar && shown.customBackgroundColor == nil
      && shown.list != nil
    guard shown.cornerRadius == 0 else { return }
    let isRounded = (place.appearance == .insetGrouped || place.appearance == .sidebar) && place.role == .row
    backgroundShape.radius = isRounded ? TableMetrics.groupCornerRadius : 0
    // In a sidebar, only the selected row has a background.
    backgroundShape.position = place.appearance == .sidebar ? CellGroupPosition() : place.position
  }

  // MARK: - Layout

  /// The margin of the content at the sides.
  var margin: CGFloat {
    guard let place, place.appearance == .insetGrouped || place.appearance == .sidebar else {
      return TableMetrics.margin(width: bounds.width)
    }
    return TableMetrics.margin(width: bounds.width + 32)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  override var contentFrame: CGRect {
    let sides = accessoryViews.widths(in: self)
    let leading = sides.leading + indentation
    let width = max(0, bounds.width - leading - sides.trailing)
    let size = CGRect(origin: .zero, size: bounds.size)
    return directed(CGRect(x: leading, y: 0, width: width, height: bounds.height), in: size)
  }

  private func prepareContent() {
    guard let view = contentView as? UIListContentView else { return }
    let sides = accessoryViews.widths(in: self)
    view.listMargin = sides.leading > 0 ? 8 : margin
    view.hasTrailingNeighbor = sides.trailing > 0
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    prepareContent()
    super.layoutSubviews()
    accessoryViews.layOut(in: self)
    placeSeparators()
  }

  private func placeSeparators() {
    let thickness = separatorThickness
    separatorGuide?.place(from: automaticStart, height: thickness)
    guard let place, place.role == .row, bounds.width > 0 else {
      separator.isHidden = true
      topSeparator.isHidden = true
      return
    }
    let isInset = place.appearance == .insetGrouped
    let hasBottom =
      switch place.separators.bottomSeparatorVisibility {
      case .automatic: place.showsSeparators && !(isInset && place.position.isLast)
      case .visible: true
      case .hidden: false
      }
    let hasTop =
      switch place.separators.topSeparatorVisibility {
      case .automatic: place.showsSeparators && place.appearance == .grouped && place.position.isFirst
      case .visible: true
      case .hidden: false
      }
    separator.isHidden = !hasBottom
    topSeparator.isHidden = !hasTop
    let isEnd = place.appearance == .grouped && place.position.isLast
    separator.frame = line(
      place.separators.bottomSeparatorInsets, isEdge: isEnd, y: bounds.height - thickness, thickness)
    if !isEnd, place.separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets,
      let edges = separatorGuide?.edges
    {
      separator.frame.origin.x = edges.left
      separator.frame.size.width = edges.right - edges.left
    }
    topSeparator.frame = line(
      place.separators.topSeparatorInsets, isEdge: place.appearance == .grouped, y: 0, thickness)
    bringSubviewToFront(separator)
    bringSubviewToFront(topSeparator)
  }

  private var separatorThickness: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func line(_ insets: NSDirectionalEdgeInsets, isEdge: Bool, y: CGFloat, _ thickness: CGFloat) -> CGRect {
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    var leading = isAutomatic ? (isEdge ? 0 : automaticStart) : insets.leading
    var trailing = isAutomatic ? 0 : insets.trailing
    if isMirrored { swap(&leading, &trailing) }
    return CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
  }

  /// The position at which the text begins.
  private var automaticStart: CGFloat {
    let frame = directed(contentView.frame, in: CGRect(origin: .zero, size: bounds.size))
    return frame.minX + ((contentView as? UIListContentView)?.textStart ?? margin)
  }

  override func fittingContentSize(_ given: CGSize, _ axes: Set<NSLayoutConstraint.Axis>) -> CGSize {
    prepareContent()
    let sides = accessoryViews.widths(in: self)
    let around = sides.leading + indentation + sides.trailing
    let inner = CGSize(width: max(0, given.width - around), height: given.height)
    let fit = super.fittingContentSize(inner, axes)
    let least = place?.role == .row ? TableMetrics.rowHeight : 0
    return CGSize(
      width: axes.contains(.horizontal) ? fit.width + around : given.width,
      height: axes.contains(.vertical) ? max(least, fit.height) : given.height)
  }

  override func fittingSize(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateConfigurationIfNeeded()
    guard content.configuration == nil, !contentView.hasConstrainedContent, place != nil else {
      return super.fittingSize(in: attributes)
    }
    return CGSize(width: attributes.size.width, height: TableMetrics.rowHeight)
  }

  // MARK: - Hierarchy

  private var item: IndexPath? {
    collectionView?.live.element(of: self).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// A Boolean value that indicates whether the item is expanded in the section snapshot of its data source.
  var isExpanded: Bool {
    guard let item, let hierarchy = collectionView?.dataSource as? any ItemHierarchy else { return false }
    return hierarchy.isExpanded(item)
  }

  /// Expands or collapses the item.
  func toggleExpansion() {
    guard let item, let hierarchy = collectionView?.dataSource as? any ItemHierarchy else { return }
    hierarchy.toggle(item)
  }

  /// A Boolean value that indicates whether a tap anywhere in the row expands or collapses it.
  var togglesAsWhole: Bool {
    accessories.contains { accessory in
      guard case .outlineDisclosure(let style, nil) = accessory.kind else { return false }
      return style == .header || style == .automatic && isHeaderOrFooter
    }
  }

  /// Shows the trailing swipe actions of the row.
  func showTrailingActions() {
    guard let item else { return }
    collectionView?.showTrailingActions(of: item)
  }

  /// Moves the row with the gesture of its reorder control.
  func reorderDidChange(_ recognizer: UIGestureRecognizer) {
    guard let collectionView else { return }
    let location = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began:
      guard let item, collectionView.beginInteractiveMovementForItem(at: item) else { return }
      collectionView.movement?.grip = CGPoint(x: 0, y: center.y - location.y)
    case .changed:
      guard let movement = collectionView.movement, movement.view === self else { return }
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: center.x, y: location.y + (movement.grip?.y ?? 0)))
    case .ended: collectionView.endInteractiveMovement()
    case .cancelled, .failed: collectionView.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
