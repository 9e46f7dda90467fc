/// A view that presents an ordered collection of items with a customizable layout.
///
/// The collection view stores the counts of the data, the views on screen, and the selection; its layout determines the
/// positions. In each layout pass, it requests the attributes of the elements in the visible bounds, creates the
/// missing views, applies the attributes, and keeps the views of elements that are no longer visible for reuse. The
/// number of views therefore depends on the visible elements, not on the number of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  let registry = CollectionRegistry()
  var live = CollectionLiveViews()
  var counts: [Int] = []
  var selection = ItemSelection()
  var batch = CollectionBatch()
  /// The item that the user moves.
  var movement: CollectionMovement?
  /// The gap for a drop.
  ///
  /// Its index paths are those of the presentation, which count the placeholders.
  var dropGap: MovementPath?
  /// The placeholders for dropped items.
  var placeholders = ListPlaceholders()
  var placeholderSources: [Int: UICollectionViewPlaceholder] = [:]
  /// The placeholders whose cells the app updates in the next layout pass.
  var outdatedPlaceholders: Set<Int> = []
  /// A Boolean value that indicates whether the index paths of the methods count the placeholders.
  var usesPresentationValues = false
  /// The update that is being animated, whose attributes the layout can request.
  var run: CollectionUpdateRun?
  var prefetch = CollectionPrefetch()
  /// The swiped row of a list.
  var rowSwipe: RowSwipe?
  /// The scroll views of orthogonally scrolling sections.
  var sectionScrollers: [Int: SectionScrollView] = [:]
  let sectionIndex = SectionIndex()
  /// The interactive transition to another layout that is in progress.
  var interactiveTransition: CollectionTransition?
  var layoutStorage: UICollectionViewLayout
  var isDataLoaded = false
  var isLoadingData = false
  var isLayingOutItems = false
  /// The bounds about which the layout was asked last; `nil` before the first layout pass.
  var lastLayoutBounds: CGRect?
  /// The insets of the content in the last layout pass.
  var lastLayoutInset: UIEdgeInsets?
  /// A Boolean value that indicates whether the layout is asked about bounds that the view does not have yet.
  var isAskingAboutBounds = false
  /// The adjustment of the offset that the layout requested for bounds that the view does not have yet.
  var offsetAdjustment = CGPoint.zero
  /// A Boolean value that indicates whether the content size is read without preparing the layout.
  var usesStoredContentSize = false
  var isPreparingLayout = false
  /// A Boolean value that indicates whether the layout was prepared for an animated change of the bounds.
  var isBoundsChangeAnimated = false
  var needsMeasuring = false
  var hasMirroredOffset = false
  var isApplyingUpdate = false
  /// A Boolean value that indicates whether a shift of the content preserves the visible positions.
  var isKeepingAnchor = false
  var anchorShift: CGFloat = 0
  /// The attributes of the element whose view the data source is creating.
  var elementBeingMade: UICollectionViewLayoutAttributes?
  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  private var isEditingStorage = false

  // MARK: - Creating a Collection View

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Creates a collection view from an archive.
  ///
  /// The layout is decoded from the archive. If there is none, it is a flow layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
    decodeInterface(coder, as: UICollectionView.self)
  }

  private func setUpCollection() {
    layoutStorage.owner = self
    addGestureRecognizer(swipe)
    AppearanceProxies.withSystemValues { backgroundColor = layoutBackground ?? .systemBackground }
  }

  /// The color that a list layout requests.
  var layoutBackground: UIColor? { (layoutStorage as? UICollectionViewCompositionalLayout)?.listBackground }

  /// The value `nil`, because only the layout determines the size of the content.
  override var contentExtentGuide: UILayoutGuide? { nil }

  // MARK: - Providing the Collection View Data

  /// The data source, which is not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      removePlaceholders()
      invalidateData()
    }
  }

  /// The delegate, which is not retained.
  ///
  /// - Note: An override in Swift cannot have a narrower type, so that this property is another one than that of
  ///   `UIScrollView`, which sets only the delegate for scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      guard collectionDelegate !== newValue else { return }
      collectionDelegate = newValue
      scrollDelegate = newValue
      if newValue != nil, contextMenus == nil { addContextMenus() }
      invalidateData()
    }
  }

  private var contextMenus: CollectionContextMenus?
  private var editMenus: ListEditMenus?
  private var multipleSelection: ListMultipleSelection?

  private func addContextMenus() {
    let contextMenus = CollectionContextMenus(self)
    self.contextMenus = contextMenus
    addInteraction(contextMenus.interaction)
    multipleSelection = ListMultipleSelection(of: self)
    editMenus = ListEditMenus(of: self) { [unowned self] point in editMenu(at: point) }
  }

  /// The interaction that shows the context menus for which the collection view asks its delegate.
  ///
  /// The value is `nil` without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }

  /// The object that prepares the data of items that are about to be displayed.
  ///
  /// It is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called.
  ///
  /// The default is `true`. Cells are created when they are displayed in any case, and not ahead of it.
  open var isPrefetchingEnabled = true {
    didSet { setNeedsLayout() }
  }

  // MARK: - Focusing Items

  /// A Boolean value that indicates whether the cells can be focused.
  ///
  /// The answer of the delegate takes precedence. The default is `true` for a list that is a sidebar, and otherwise
  /// `false`.
  open var allowsFocus: Bool {
    get { focus.allowsFocus ?? isSidebar }
    set { focus.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether a cell is selected when it is focused.
  ///
  /// The delegate can make exceptions. The default is `true` for a list that is a sidebar, and otherwise `false`. It
  /// has no effect while several items can be selected.
  open var selectionFollowsFocus: Bool {
    get { focus.selectionFollowsFocus ?? isSidebar }
    set { focus.selectionFollowsFocus = newValue }
  }

  /// A Boolean value that indicates whether the focus returns to the cell that was focused last when it enters the
  /// collection view.
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

  // MARK: - Configuring the Collection View

  /// The view behind all other views, which has the size of the collection view and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Creating Cells and Supplementary Views

  /// Registers a class of cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.registerCell(cellClass, identifier)
  }

  /// Registers a nib of a cell for an identifier; `nil` removes the registration.
  ///
  /// - Precondition: The nib has one top-level object, which is a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.registerNib(nib, CollectionRegistry.Key(identifier: identifier))
  }

  /// Registers a class of supplementary views for a kind and an identifier; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registry.registerView(viewClass, kind: elementKind, identifier)
  }

  /// Registers a nib of supplementary views for a kind and an identifier; `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.registerNib(nib, CollectionRegistry.Key(kind: kind, identifier: identifier))
  }

  /// Returns a cell of a registered identifier for an item: a reused one, or a new one.
  @discardableResult
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier, for: indexPath) }

  /// Returns a supplementary view of a registered kind and identifier: a reused one, or a new one.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: - Changing the Layout

  /// The layout of the elements.
  ///
  /// Setting it shows the new layout without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// Replaces the layout, with an animation if requested.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls a handler when the animation ends.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  // MARK: - Changing the Layout Interactively

  /// A closure that is called after an interactive transition.
  ///
  /// Its parameters are whether the last animation ran to its end, and whether the collection view has the new layout.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Starts a transition to a layout, which the app's touches drive.
  ///
  /// The collection view has the returned layout until ``finishInteractiveTransition()`` or
  /// ``cancelInteractiveTransition()`` is called. The app sets the progress of that layout. The delegate can provide it
  /// with `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  ///
  /// - Parameters:
  ///   - layout: The layout after the transition.
  ///   - completion: A closure that is called after the animation that ends the transition.
  /// - Precondition: No interactive transition is in progress, and no other collection view uses the layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Ends the interactive transition with the new layout, with an animation.
  open func finishInteractiveTransition() { endTransition(finishing: true) }

  /// Ends the interactive transition with the old layout, with an animation.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  // MARK: - Getting the State of the Collection View

  /// The number of sections.
  open var numberOfSections: Int {
    loadDataIfNeeded()
    return shownCounts.count
  }

  /// Returns the number of items in a section.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int {
    loadDataIfNeeded()
    let counts = usesPresentationValues ? shownCounts : shownCountsOfData
    expect(
      counts.indices.contains(section),
      "numberOfItems(inSection:) of \(self): section \(section) is beyond the \(counts.count) sections of the data")
    return counts[section]
  }

  /// The size of the content, which the layout determines.
  open override var contentSize: CGSize {
    get {
      if usesStoredContentSize { return super.contentSize }
      prepareLayoutIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var computesContentSize: Bool { true }

  /// The content size as it was set last, without preparing the layout.
  override var storedContentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  /// The cells that are visible, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    loadDataIfNeeded()
    return visibleItems.compactMap { live.cell($0) }
      + visiblePlaceholders.compactMap { live[$0]?.view as? UICollectionViewCell }
  }

  /// The items that are visible, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    loadDataIfNeeded()
    guard usesPresentationValues else { return visibleItems }
    return (visibleItems.map(CollectionElement.cell) + visiblePlaceholders).compactMap(indexPath).sorted()
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      live[.supplementary(elementKind, $0)]?.view
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    loadDataIfNeeded()
    return live.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
      .sorted()
  }

  // MARK: - Locating Items and Views

  /// Returns the item at a point of the content; `nil` if there is none.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard usesPresentationValues else { return item(at: point) }
    return (item(at: point).map(CollectionElement.cell) ?? placeholder(at: point)).flatMap(indexPath)
  }

  /// Returns the index path of the item that a cell displays; `nil` if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    loadDataIfNeeded()
    return live.element(of: cell).flatMap(indexPath)
  }

  /// Returns the cell of an item; `nil` if it is not visible.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadDataIfNeeded()
    return usesPresentationValues
      ? live[shownElement(at: indexPath)]?.view as? UICollectionViewCell : live.cell(indexPath)
  }

  /// Returns the index path of a supplementary or decoration view; `nil` if the collection view does not display it.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    loadDataIfNeeded()
    guard let element = live.element(of: supplementaryView), element.category != .cell, element.placeholder == nil
    else { return nil }
    return element.indexPath
  }

  /// Returns the supplementary view of a kind; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    loadDataIfNeeded()
    return live[.supplementary(elementKind, indexPath)]?.view
  }

  /// Returns the attributes of an item.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard usesPresentationValues else { return layoutAttributes(of: .cell(indexPath)) }
    return layoutAttributes(of: shownElement(at: indexPath))?.copied(to: .cell(indexPath))
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributes(of: .supplementary(kind, indexPath)) }

  // MARK: - Reloading Content

  /// Reloads all sections and items from the data source.
  ///
  /// The selection is cleared.
  open func reloadData() { reload() }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }

  /// Reloads items.
  ///
  /// The data source provides new cells for them.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += items(at: indexPaths) } }

  /// Reconfigures the visible cells of items without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(items(at: indexPaths)) }

  // MARK: - Inserting, Moving, and Deleting Items and Sections

  /// Inserts items that were added to the data.
  ///
  /// The index paths are those after the change.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += insertions(at: indexPaths) }
  }

  /// Deletes items that were removed from the data.
  ///
  /// The index paths are those before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += items(at: indexPaths) } }

  /// Moves an item that was moved in the data.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    for item in items(at: [indexPath]) {
      for place in insertions(at: [newIndexPath]) { change { $0.movedItems.append((item, place)) } }
    }
  }

  /// Inserts sections that were added to the data.
  ///
  /// The indexes are those after the change.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }

  /// Deletes sections that were removed from the data.
  ///
  /// The indexes are those before the change.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }

  /// Moves a section that was moved in the data.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Animates multiple changes as a group, and calls a handler when the animations end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    if let completion { batch.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// A Boolean value that indicates whether the collection view shows something that the data source does not know.
  ///
  /// It shows placeholders for dropped items, a batch of changes is in progress, or the user moves an item. Reloading
  /// the data then removes the placeholders.
  open var hasUncommittedUpdates: Bool {
    batch.depth > 0 || movement != nil || !placeholders.isEmpty || dropGap?.source != nil
  }

  // MARK: - Selecting Items

  /// The selected items, in the order of selection; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { indexPaths(of: selection.items) }

  /// A Boolean value that indicates whether the user can select items.
  ///
  /// The default is `true`.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }

  /// A Boolean value that indicates whether the user can select several items.
  ///
  /// The default is `false`.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { limitSelection() } }
  }

  /// A Boolean value that indicates whether the user can select items during editing.
  ///
  /// The default is `false`.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether the user can select several items during editing.
  ///
  /// The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// Selects an item, or no item if the index path is `nil`, and scrolls to it.
  ///
  /// The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if let indexPath, usesPresentationValues {
      guard let item = placeholders.item(at: indexPath) else { return }
      return select(item, animated: animated, scrollPosition: scrollPosition)
    }
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item.
  ///
  /// The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    for item in items(at: [indexPath]) { deselect(item) }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the collection view is being edited.
  open var isEditing: Bool {
    get { isEditingStorage }
    set {
      guard newValue != isEditingStorage else { return }
      isEditingStorage = newValue
      editingDidChange()
    }
  }

  // MARK: - Scrolling

  /// Scrolls until an item is visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    for item in items(at: [indexPath]) { scroll(to: item, at: scrollPosition, animated: animated) }
  }

  // MARK: - Reordering Items Interactively

  /// Begins moving an item.
  ///
  /// Returns whether the data source allows it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Updates the location of the moved item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Ends the movement of the item, and moves the item in the data source.
  open func endInteractiveMovement() { endMovement() }

  /// Cancels the movement of the item, which returns to its original position.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: - Dragging and Dropping Items

  /// The object that provides the items for dragging, which is not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragging() }
  }

  /// The object that receives dropped items, which is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { updateDragging() }
  }

  /// A Boolean value that indicates whether the user can drag items.
  ///
  /// The default is `true`.
  open var dragInteractionEnabled = true {
    didSet { updateDragging() }
  }

  /// A Boolean value that indicates whether items of the collection view are being dragged.
  open var hasActiveDrag: Bool { drags.session != nil }

  /// A Boolean value that indicates whether a drag is in the collection view.
  open var hasActiveDrop: Bool { drops.session != nil }

  private(set) lazy var drags = ListDrags<UICollectionView>(self)
  private(set) lazy var drops = CollectionDrops(self)

  private func updateDragging() {
    drags.interaction.isEnabled = dragInteractionEnabled && dragDelegate != nil
    if dragDelegate != nil, drags.interaction.view == nil { addInteraction(drags.interaction) }
    if dropDelegate != nil, drops.interaction.view == nil { addInteraction(drops.interaction) }
  }

  // MARK: - Overridden

  /// The changes with which the size of a visible cell that sizes itself is determined again.
  ///
  /// The default is `enabled`. The change of the size is animated unless animations are disabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation == .enabledIncludingConstraints { SelfSizing.followsConstraints = true } }
  }
  var resizing = ListResizing<UICollectionViewCell>()

  /// The frame of the view in its superview.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds(to: bounds(inFrame: newValue)) { super.frame = newValue } }
  }

  /// The bounds of the view in its own coordinates.
  ///
  /// The layout is asked whether new bounds invalidate it before the view has them.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard resizing.isAnimated else { return layOutItems() }
    UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction) {
      self.layOutItems()
      for cell in self.visibleCells { cell.layoutIfNeeded() }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if let previousTraitCollection, previousTraitCollection.preferredContentSizeCategory != category {
      needsMeasuring = true
      layoutStorage.invalidateLayout()
    }
  }

  override func traitsDidChange(for method: TrackedMethod) {
    super.traitsDidChange(for: method)
    if method == .sections { layoutStorage.invalidateLayout() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchCancelled() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { abandonInteraction() }
  }

  /// Allows rows of lists with actions to be swiped.
  ///
  /// An override calls `super`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === swipe { return maySwipe() }
    if gestureRecognizer is ExclusivePressGestureRecognizer {
      return mayMoveItem(at: gestureRecognizer.location(in: self))
    }
    if gestureRecognizer === pan, multipleSelection?.takesPrecedence(over: pan) == true { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  let swipe = UIPanGestureRecognizer(_runtimeHandler: { recognizer in
    (recognizer.view as? UICollectionView)?.swipeDidChange()
  })

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is CellReorderControl) && !(view is SectionIndexView) && super.touchesShouldCancel(in: view)
  }

  override func contentDidScroll() { if drag != nil { closeSwipe(animated: true) } }
}
