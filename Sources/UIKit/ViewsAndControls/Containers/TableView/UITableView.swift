/// A view that presents data using rows in a single column.
///
/// The table calls its data source for the number of sections and rows, and computes all positions in a
/// `TableGeometry`. In each layout pass, it creates the cells of rows that have become visible and reuses the cells of
/// rows that are no longer visible.
///
/// - Note: Self-sizing rows are measured when they become visible. Visible rows keep their positions if an estimate was
///   wrong.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  let registry = TableRegistry()
  var geometry = TableGeometry()
  var live = TableLiveViews()
  var selection = ItemSelection()
  var editingState = TableEditing()
  var batch = TableBatch()
  /// The placeholders for dropped items.
  var placeholders = ListPlaceholders()
  var placeholderSources: [Int: UITableViewPlaceholder] = [:]
  /// A Boolean value that indicates whether the index paths of the methods count the placeholders.
  var usesPresentationValues = false
  var isDataLoaded = false
  var isLoadingData = false
  var isLayingOutRows = false
  var lastLayoutWidth: CGFloat = 0
  /// The row whose cell the data source makes, and its height, as far as it is known.
  var rowInCreation: (row: IndexPath, height: CGFloat)?
  /// A Boolean value that indicates whether the data source commits edits.
  ///
  /// The default implementation sets it to `false`.
  var commitsEditing = true
  let sectionIndex = SectionIndex()
  var prefetch = TablePrefetch()
  /// The static sections from a storyboard, which a table view controller displays.
  var staticSections: [StaticTableSection] = []
  private weak var tableDelegate: (any UITableViewDelegate)?
  private var isEditingStorage = false

  // MARK: - Creating a Table View

  /// Creates a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interfaceAttribute("style").flatMap { InterfaceKind.tableStyles[$0] } ?? .plain
    super.init(coder: coder)
    setUpTable()
    decodeInterface(coder, as: UITableView.self)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    AppearanceProxies.withSystemValues {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    addGestureRecognizer(swipe)
  }

  /// The style of the table.
  public let style: UITableView.Style

  /// The value `nil`, because only rows and headers determine the size of the content.
  override var contentExtentGuide: UILayoutGuide? { nil }

  // MARK: - Providing Data and Cells

  /// The data source of the table, which is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      commitsEditing = true
      guard dataSource !== oldValue else { return }
      removePlaceholders()
      invalidateData()
    }
  }

  /// The delegate of the table, which is not retained.
  ///
  /// - Note: An override in Swift cannot have a narrower type, so that this property is another one than that of
  ///   `UIScrollView`, which sets only the delegate for scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, contextMenus == nil { addContextMenus() }
      invalidateData()
    }
  }

  private var contextMenus: TableContextMenus?
  private var editMenus: ListEditMenus?
  private var multipleSelection: ListMultipleSelection?

  private func addContextMenus() {
    let contextMenus = TableContextMenus(self)
    self.contextMenus = contextMenus
    addInteraction(contextMenus.interaction)
    multipleSelection = ListMultipleSelection(of: self)
    editMenus = ListEditMenus(of: self) { [unowned self] point in editMenu(at: point) }
  }

  /// The interaction that shows the context menus for which the table asks its delegate.
  ///
  /// The value is `nil` without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }

  // MARK: - Focusing Rows

  /// A Boolean value that indicates whether the cells can be focused.
  ///
  /// The answer of the delegate takes precedence. The default is `false`.
  open var allowsFocus: Bool {
    get { focus.allowsFocus ?? false }
    set { focus.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether a cell is selected when it is focused.
  ///
  /// The delegate can make exceptions. The default is `false`. It has no effect while several rows can be selected.
  open var selectionFollowsFocus: Bool {
    get { focus.selectionFollowsFocus ?? false }
    set { focus.selectionFollowsFocus = newValue }
  }

  /// A Boolean value that indicates whether the focus returns to the cell that was focused last when it enters the
  /// table.
  ///
  /// The default is `false`.
  open var remembersLastFocusedIndexPath = false
  var focus = ListFocus()

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusEntries }

  /// Returns the answer of the delegate.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { permits(context) }

  /// Tells the delegate that the focus has moved.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    followFocus(context, coordinator)
  }

  // MARK: - Dragging and Dropping Rows

  /// The object that provides the items for dragging rows, which is not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { updateDragging() }
  }

  /// The object that receives dropped items, which is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { updateDragging() }
  }

  /// A Boolean value that indicates whether the user can drag rows.
  ///
  /// The default is `true`.
  open var dragInteractionEnabled = true {
    didSet { updateDragging() }
  }

  /// A Boolean value that indicates whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { drags.session != nil }

  /// A Boolean value that indicates whether a drag is in the table.
  open var hasActiveDrop: Bool { drops.session != nil }

  private(set) lazy var drags = ListDrags<UITableView>(self)
  private(set) lazy var drops = TableDrops(self)

  private func updateDragging() {
    guard dragDelegate != nil || dropDelegate != nil || drags.interaction.view != nil else { return }
    drags.interaction.isEnabled = dragInteractionEnabled && dragDelegate != nil
    guard drags.interaction.view == nil else { return }
    addInteraction(drags.interaction)
    addInteraction(drops.interaction)
  }

  // MARK: - Creating Cells

  /// Registers a class of cells for an identifier, or removes the registration if the class is `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass, cells: identifier)
  }

  /// Registers a nib of a cell for an identifier, or removes the registration if the nib is `nil`.
  ///
  /// - Precondition: The nib has one top-level object, which is a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib, cells: identifier)
  }

  /// Registers a nib of a header or footer for an identifier, or removes the registration if the nib is `nil`.
  ///
  /// - Precondition: The nib has one top-level object, which is a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(nib, headers: identifier)
  }

  /// Registers a class of headers and footers for an identifier.
  ///
  /// If the class is `nil`, the registration is removed.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(aClass, headers: identifier)
  }

  /// Returns a reused cell for an identifier, or a new one of the registered class.
  ///
  /// The result is `nil` if there is neither.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registry.cell(identifier)
  }

  /// Returns a cell of a registered identifier for a row.
  ///
  /// In ``UITableViewDataSource/tableView(_:cellForRowAt:)``, the cell has the size of the row, or its estimate.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = registry.cell(identifier) else {
      misuse(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    if let rowInCreation, rowInCreation.row == indexPath {
      cell.frame.size = CGSize(width: cellWidth, height: rowInCreation.height)
    }
    return cell
  }

  /// Returns a reused header or footer for an identifier, or a new one of the registered class.
  ///
  /// The result is `nil` if there is neither.
  @discardableResult
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    registry.header(identifier)
  }

  // MARK: - Configuring the Table's Appearance

  /// The view above the first section.
  ///
  /// Its height is kept, and its width is that of the table.
  open var tableHeaderView: UIView? {
    didSet { replaceOuter(oldValue, with: tableHeaderView) }
  }

  /// The view below the last section.
  ///
  /// Its height is kept, and its width is that of the table.
  open var tableFooterView: UIView? {
    didSet {
      customized(tableFooterView) { $0.tableFooterView = $1 }
      replaceOuter(oldValue, with: tableFooterView)
    }
  }

  /// The view behind all other views, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      customized(separatorStyle) { $0.separatorStyle = $1 }
      updateSurroundings()
    }
  }

  /// The color of the lines between rows.
  ///
  /// If the value is `nil`, the default color is used.
  open var separatorColor: UIColor? = .separator {
    didSet {
      customized(separatorColor) { $0.separatorColor = $1 }
      if separatorColor == nil { separatorColor = .separator }
      updateSurroundings()
    }
  }

  /// The effect of the lines between rows.
  ///
  /// A vibrancy effect replaces the ``separatorColor``; other effects do not change the lines. The default is `nil`.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      customized(separatorEffect) { $0.separatorEffect = $1 }
      vibrantSeparatorColor = (separatorEffect as? UIVibrancyEffect)?.dynamicColor
      updateSurroundings()
    }
  }
  private var vibrantSeparatorColor: UIColor?

  /// The color with which the lines between rows are drawn.
  var shownSeparatorColor: UIColor? { vibrantSeparatorColor ?? separatorColor }

  /// The insets of the lines between rows, as ``separatorInsetReference-swift.property`` determines.
  ///
  /// The default is the margin of the cells.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetStorage ?? (separatorInsetReference == .fromCellEdges ? automaticSeparatorInset : .zero) }
    set {
      customized(newValue) { $0.separatorInset = $1 }
      separatorInsetStorage = newValue
      updateSurroundings()
    }
  }
  private var separatorInsetStorage: UIEdgeInsets?

  /// A Boolean value that indicates whether the app has set the insets of the lines.
  var hasSeparatorInset: Bool { separatorInsetStorage != nil }

  /// The origin of the insets of the lines between rows: the edges of the cells, or the default insets.
  ///
  /// The default is `fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { updateSurroundings() } }
  }

  /// A Boolean value that indicates whether the content views of cells, headers, and footers are in the safe area.
  ///
  /// The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet {
      guard insetsContentViewsToSafeArea != oldValue else { return }
      updateSurroundings()
      measureRowsAgain()
      setNeedsLayout()
    }
  }

  /// The height of the empty rows that fill a plain table below its last row; 0 for no such rows.
  ///
  /// The default is 0. If it is the automatic dimension, the empty rows are as high as the last row. A table with a
  /// footer view has no empty rows.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }
  var fillerRows: TableFillerRows?

  /// A Boolean value that indicates whether the content of cells is as wide as can be read comfortably, at most.
  ///
  /// The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      updateSurroundings()
      measureRowsAgain()
    }
  }

  // MARK: - Configuring Heights

  /// The height of rows.
  ///
  /// If it is the automatic dimension, the content determines each height.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: rowHeight, \.rowHeight) }
  }

  /// The changes with which the height of a visible cell with an automatic height is determined again.
  ///
  /// The default is `enabled`. The change of the height is animated unless animations are disabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation == .enabledIncludingConstraints { SelfSizing.followsConstraints = true } }
  }
  var resizing = ListResizing<UITableViewCell>()

  /// The estimated height of rows that were not displayed.
  ///
  /// If it is the automatic dimension, the table chooses an estimate. If it is 0, all heights are requested in advance.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedRowHeight, \.estimatedRowHeight) }
  }

  /// The height of headers.
  ///
  /// If it is the automatic dimension, the content determines each height.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionHeaderHeight, \.sectionHeaderHeight) }
  }

  /// The height of footers.
  ///
  /// If it is the automatic dimension, the content determines each height.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionFooterHeight, \.sectionFooterHeight) }
  }

  /// The estimated height of headers with an automatic height that were not displayed.
  ///
  /// If it is the automatic dimension or 0, the table chooses an estimate.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionHeaderHeight, \.estimatedSectionHeaderHeight) }
  }

  /// The estimated height of footers with an automatic height that were not displayed.
  ///
  /// If it is the automatic dimension or 0, the table chooses an estimate.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: estimatedSectionFooterHeight, \.estimatedSectionFooterHeight) }
  }

  /// The padding above headers in a plain table.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(from: oldValue, to: sectionHeaderTopPadding, \.sectionHeaderTopPadding) }
  }

  /// Determines the heights again if one of the properties above has changed.
  private func heightDidChange(
    from old: CGFloat, to new: CGFloat, _ property: ReferenceWritableKeyPath<UITableView, CGFloat>,
    name: StaticString = #function
  ) {
    customized(new, property: name) { $0[keyPath: property] = $1 }
    if new != old { invalidateData() }
  }

  // MARK: - Getting the Number of Rows and Sections

  /// The number of sections.
  ///
  /// A table without a data source has one section.
  open var numberOfSections: Int {
    loadDataIfNeeded()
    return dataSource == nil ? max(geometry.numberOfSections, 1) : geometry.numberOfSections
  }

  /// Returns the number of rows in a section.
  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return usesPresentationValues
      ? geometry.numberOfPresentedRows(in: section) : geometry.numberOfRows(in: section)
  }

  /// The size of the content, which the table determines when its data is loaded or changes.
  open override var contentSize: CGSize {
    get {
      loadDataIfNeeded()
      return super.contentSize
    }
    set {
      // The data that is loaded later would replace the size of the app.
      loadDataIfNeeded()
      super.contentSize = newValue
    }
  }

  override var computesContentSize: Bool { true }

  override var storedContentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  // MARK: - Getting Cells and Section-Based Views

  /// Returns the cell of a row, or `nil` if the row is not visible.
  ///
  /// Before the next layout pass, such as after ``reloadData()``, the visible cells that are missing are created.
  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadDataIfNeeded()
    if let cell = liveCell(at: indexPath) { return cell }
    showPendingRows()
    return liveCell(at: indexPath)
  }

  /// Returns the header of a section if it is visible.
  @discardableResult
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    live.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section if it is visible.
  @discardableResult
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    live.footers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the index path of the row that a cell displays.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    loadDataIfNeeded()
    guard usesPresentationValues else { return live.indexPath(of: cell) }
    let id = live.placeholders.first { $0.value === cell }?.key
    return id.flatMap(placeholders.place(ofPlaceholder:)) ?? live.indexPath(of: cell).map(placeholders.place)
  }

  /// Returns the index path of the row at a point.
  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
    guard usesPresentationValues else { return geometry.row(at: point.y) }
    if let (id, _) = geometry.placeholder(at: point.y) { return placeholders.place(ofPlaceholder: id) }
    return geometry.row(at: point.y).map(placeholders.place)
  }

  /// Returns the index paths of the rows in a rectangle.
  @discardableResult
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard usesPresentationValues else { return rows(in: rect) }
    let others = placeholders.places.filter {
      let frame = placeholderRect($0.id)
      return frame.minY < rect.maxY && frame.maxY > rect.minY
    }
    return (rows(in: rect).map(placeholders.place) + others.map(\.place)).sorted()
  }

  /// The visible cells, in order.
  open var visibleCells: [UITableViewCell] {
    showPendingRows()
    guard placeholders.isEmpty else { return presentedCells.map(\.cell) }
    return visibleRows.compactMap { live.cells[$0] }
  }

  /// The index paths of the visible rows, in order, or `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showPendingRows()
    let rows = usesPresentationValues ? presentedCells.map(\.place) : visibleRows
    return rows.isEmpty ? nil : rows
  }

  // MARK: - Finding Positions

  /// Returns the rectangle of a section with its header and footer.
  @discardableResult
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Returns the rectangle of a row, which is empty if there is no such row.
  @discardableResult
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard usesPresentationValues else { return rowRect(indexPath) }
    if let id = placeholder(at: indexPath) { return placeholderRect(id) }
    return rowRect(placeholders.insertion(at: indexPath))
  }

  /// Returns the rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  // MARK: - Reloading

  /// Reloads all rows and sections from the data source.
  ///
  /// The selection is cleared. The numbers of sections and rows are read immediately, and cells are requested in the
  /// next layout pass.
  open func reloadData() { reload() }

  /// Reloads rows.
  ///
  /// The data source provides new cells for them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedItems += items(at: indexPaths) }
  }

  /// Reconfigures the visible cells of rows without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(items(at: indexPaths)) }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedSections += sections }
  }

  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() { updateSectionIndex() }

  // MARK: - Inserting, Deleting, and Moving Rows and Sections

  /// Inserts rows that were added to the data.
  ///
  /// The index paths are those after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedItems += insertions(at: indexPaths) }
  }

  /// Deletes rows that were removed from the data.
  ///
  /// The index paths are those before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedItems += items(at: indexPaths) }
  }

  /// Moves a row that was moved in the data.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    for row in items(at: [indexPath]) {
      for place in insertions(at: [newIndexPath]) { change(.automatic) { $0.movedItems.append((row, place)) } }
    }
  }

  /// Inserts sections that were added to the data.
  ///
  /// The indexes are those after the change.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections += sections }
  }

  /// Deletes sections that were removed from the data.
  ///
  /// The indexes are those before the change.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections += sections }
  }

  /// Moves a section that was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Animates multiple changes as a group, and calls a completion handler when the animations end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { batch.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Begins a batch of changes, which ``endUpdates()`` performs.
  open func beginUpdates() { beginBatch() }

  /// Applies the changes since ``beginUpdates()``.
  open func endUpdates() { endBatch() }

  // MARK: - Scrolling

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    for row in items(at: [indexPath]) { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  /// Scrolls to the selected row that is nearest to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    guard let row = selectedRow(nearestTo: scrollPosition) else { return }
    scroll(to: row, at: scrollPosition, animated: animated)
  }

  // MARK: - Managing Selections

  /// A Boolean value that indicates whether the user can select rows.
  ///
  /// The default is `true`.
  open var allowsSelection = true

  /// A Boolean value that indicates whether the user can select several rows.
  ///
  /// The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { limitSelection() } }
  }

  /// A Boolean value that indicates whether the user can select rows during editing.
  ///
  /// The default is `false`.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether the user can select several rows during editing.
  ///
  /// The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { updateSurroundings() }
  }

  /// The index path of the selected row, or the first of them.
  open var indexPathForSelectedRow: IndexPath? { selection.items.first.flatMap { indexPaths(of: [$0]).first } }

  /// The index paths of the selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.items.isEmpty ? nil : indexPaths(of: selection.items)
  }

  /// Selects a row, or no row if the index path is `nil`, and scrolls to it.
  ///
  /// The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    if let indexPath, usesPresentationValues {
      guard let row = placeholders.item(at: indexPath) else { return }
      return select(row, animated: animated, scrollPosition: scrollPosition)
    }
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row.
  ///
  /// The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    for row in items(at: [indexPath]) { deselect(row, animated: animated) }
  }

  /// Measures the rows again when the preferred text size changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { measureRowsAgain() }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the table is being edited.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing.
  ///
  /// An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    editingDidChange(animated: animated)
  }

  /// A Boolean value that indicates whether the table shows something that the data source does not know.
  ///
  /// It shows placeholders for dropped items, a batch of changes is in progress, or the user moves a row in a drag.
  /// Reloading the data then removes the placeholders.
  open var hasUncommittedUpdates: Bool {
    batch.depth > 0 || !placeholders.isEmpty || editingState.gap?.source != nil
  }

  // MARK: - Section Index

  /// The color of the titles in the section index.
  ///
  /// If the value is `nil`, the tint color is used.
  open var sectionIndexColor: UIColor? {
    didSet {
      customized(sectionIndexColor) { $0.sectionIndexColor = $1 }
      updateSectionIndex()
    }
  }

  /// The color behind the section index while it is not touched.
  ///
  /// If the value is `nil`, there is none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      customized(sectionIndexBackgroundColor) { $0.sectionIndexBackgroundColor = $1 }
      updateSectionIndex()
    }
  }

  /// The color behind the section index while it is touched.
  ///
  /// If the value is `nil`, it is the color without a touch.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      customized(sectionIndexTrackingBackgroundColor) { $0.sectionIndexTrackingBackgroundColor = $1 }
      updateSectionIndex()
    }
  }

  /// The minimum number of rows with which the section index is displayed.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { updateSectionIndex() }
  }

  // MARK: - Prefetching

  /// The object that is notified of the rows that are about to be displayed.
  ///
  /// It is not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { prefetch = TablePrefetch() }
  }

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called.
  ///
  /// The default is `true`.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetch = TablePrefetch() } }
  }

  // MARK: - Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchCancelled() }

  /// Permits rows with actions to be swiped.
  ///
  /// An override must call `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === swipe { return maySwipe() }
    if gestureRecognizer === pan, multipleSelection?.takesPrecedence(over: pan) == true { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  let swipe = UIPanGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UITableView)?.swipeDidChange()
  })

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is CellReorderControl) && !(view is SectionIndexView) && super.touchesShouldCancel(in: view)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { abandonInteraction() }
  }

  override func contentDidScroll() { if drag != nil { closeSwipe(animated: true) } }
}
