/// A layout of items in lines, with an optional header and footer for each section.
///
/// A `FlowItems` value contains the lines of a section. Sections are found by their positions, so the cost of a layout
/// pass depends only on the visible elements. Preparing takes one step for each section, and one for each item only if
/// items have individual sizes.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var sections: [FlowSection] = []
  private var needsSections = true
  private var dirtySections: Set<Int> = []
  private var lastRoom: CGFloat?
  /// The sizes that items have determined themselves.
  private var measuredSizes: [IndexPath: CGSize] = [:]
  /// A Boolean value that indicates whether the delegate can determine the sizes of items.
  ///
  /// The default implementation sets it to `false`.
  var delegateSizesItems = true

  // MARK: - Creating a Flow Layout

  /// Creates a flow layout.
  public override init() { super.init() }

  /// Creates a flow layout from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UICollectionViewFlowLayout.self)
  }

  // MARK: - Configuring the Scroll Direction

  /// The direction in which the layout scrolls.
  ///
  /// The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  // MARK: - Configuring Item Spacing

  /// The minimum distance between lines.
  ///
  /// The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum distance between the items of a line.
  ///
  /// The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items.
  ///
  /// The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of self-sizing items.
  ///
  /// The default is zero, which disables self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measuredSizes = [:]
      invalidateLayout()
    }
  }

  /// The value of ``estimatedItemSize`` that enables self-sizing with an estimate by the layout.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The margins of the items of a section.
  ///
  /// The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Boundaries from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The layout margins of the collection view.
    case fromLayoutMargins
  }

  /// The boundary from which section insets are measured.
  ///
  /// The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  // MARK: - Configuring Headers and Footers

  /// The size of headers.
  ///
  /// Only the length in the scroll direction is used. The default is zero, for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers.
  ///
  /// Only the length in the scroll direction is used. The default is zero, for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// A Boolean value that indicates whether headers remain visible while their section scrolls.
  ///
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// A Boolean value that indicates whether footers remain visible while their section scrolls.
  ///
  /// The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: - Layout

  private var axes: FlowAxes { FlowAxes(isHorizontal: scrollDirection == .horizontal) }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = owner else { return .zero }
    return axes.size(along: sections.last?.end ?? 0, across: Self.room(in: view, axes))
  }

  /// Returns the available width across the layout.
  private static func room(in view: UICollectionView, _ axes: FlowAxes) -> CGFloat {
    room(view.bounds.size, in: view, axes)
  }

  /// Returns the available width across the layout in a view that has a size.
  private static func room(_ size: CGSize, in view: UICollectionView, _ axes: FlowAxes) -> CGFloat {
    let inset = view.adjustedContentInset
    return max(0, axes.across(size) - axes.acrossBefore(inset) - axes.acrossAfter(inset))
  }

  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    let room = Self.room(in: view, axes)
    if room != lastRoom { needsSections = true }
    lastRoom = room
    let count = view.numberOfSections
    if needsSections || sections.count != count {
      delegateSizesItems = true
      sections = []
      sections.reserveCapacity(count)
      for index in 0..<count { sections.append(makeSection(index, in: view, room: room)) }
    } else {
      for index in dirtySections where index < count { sections[index] = makeSection(index, in: view, room: room) }
    }
    needsSections = false
    dirtySections = []
    var place: CGFloat = 0
    for index in sections.indices {
      sections[index].start = place
      place = sections[index].end
    }
  }

  private func makeSection(_ index: Int, in view: UICollectionView, room: CGFloat) -> FlowSection {
    let delegate = flowDelegate
    var section = FlowSection()
    section.count = view.numberOfItems(inSection: index)
    section.insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    section.insets = referenced(section.insets, in: view)
    section.metrics = FlowMetrics(
      axes: axes, room: max(0, room - axes.acrossBefore(section.insets) - axes.acrossAfter(section.insets)),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        ?? minimumInteritemSpacing, pixels: view.pixelGrid)
    section.header = max(
      0,
      axes.along(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize))
    section.footer = max(
      0,
      axes.along(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize))
    section.items = makeItems(index, section, in: view)
    return section
  }

  private func referenced(_ insets: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let present = view.adjustedContentInset
    // The insets apply only across the layout. Along it, the content scrolls through the safe area.
    var result = insets
    if axes.isHorizontal {
      result.top += max(0, outer.top - present.top)
      result.bottom += max(0, outer.bottom - present.bottom)
    } else {
      result.left += max(0, outer.left - present.left)
      result.right += max(0, outer.right - present.right)
    }
    return result
  }

  private func makeItems(_ index: Int, _ section: FlowSection, in view: UICollectionView) -> FlowItems {
    if estimatedItemSize != .zero {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      let sizes = (0..<section.count).map { item in
        let place = IndexPath(item: item, section: index)
        return measuredSizes[place] ?? usable(delegateSize(place, in: view) ?? estimate)
      }
      return .lines(FlowLine.lines(sizes, section.metrics), sizes: sizes)
    }
    guard delegateSizesItems, flowDelegate != nil, section.count > 0 else {
      return .grid(FlowGrid(size: usable(itemSize), count: section.count, section.metrics))
    }
    var sizes: [CGSize] = []
    for item in 0..<section.count {
      guard let size = delegateSize(IndexPath(item: item, section: index), in: view) else {
        return .grid(FlowGrid(size: usable(itemSize), count: section.count, section.metrics))
      }
      sizes.append(usable(size))
    }
    // Items form a grid also if the delegate returns the same size for all of them.
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      return .grid(FlowGrid(size: first, count: section.count, section.metrics))
    }
    return .lines(FlowLine.lines(sizes, section.metrics), sizes: sizes)
  }

  /// Returns the delegate's size of an item; `nil` if the delegate does not provide sizes.
  private func delegateSize(_ item: IndexPath, in view: UICollectionView) -> CGSize? {
    guard delegateSizesItems, let delegate = flowDelegate else { return nil }
    var item = item
    if let gap = view.dropGap {
      // The gap has the size of the item before it, because the data does not contain its item yet.
      let before = IndexPath(item: max(0, item.item - 1), section: item.section)
      item = gap.item(shownAt: item) ?? (item.item > 0 ? gap.item(shownAt: before) : nil) ?? before
      guard view.placeholders.isEmpty ? view.contains(item) : item.item >= 0 else { return itemSize }
    }
    if !view.placeholders.isEmpty {
      // A placeholder has the size of a neighbor, because the data does not contain its item yet.
      item = view.placeholders.item(at: item) ?? view.placeholders.insertion(at: item)
      if !view.contains(item) { item.item -= 1 }
      guard view.contains(item) else { return itemSize }
    }
    let size = view.askingApp { delegate.collectionView(view, layout: self, sizeForItemAt: item) }
    return delegateSizesItems ? size : nil
  }

  private func usable(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
  }

  // MARK: - Providing Layout Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = (axes.start(rect), axes.end(rect))
    var result: [UICollectionViewLayoutAttributes] = []
    var index = sections.firstIndexInOrder { $0.end >= low }
    while index < sections.count, sections[index].start <= high {
      let section = sections[index]
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: index)),
          attributes.frame.overlaps(rect)
        {
          result.append(attributes)
        }
      }
      for item in section.items(from: low, to: high) {
        let attributes = makeItem(IndexPath(item: item, section: index))
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      index += 1
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    return makeItem(indexPath)
  }

  private func makeItem(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell(indexPath))
    attributes.frame = sections[indexPath.section].frame(ofItem: indexPath.item)
    attributes.estimatedAxes = estimatedItemSize == .zero ? [] : [.horizontal, .vertical]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let view = owner, let index = indexPath.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let attributes = makeAttributes(.supplementary(elementKind, indexPath))
    attributes.estimatedAxes = []
    var place = isHeader ? section.start : section.footerStart
    let visible = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
    if isHeader, sectionHeadersPinToVisibleBounds {
      place = max(place, min(axes.start(visible), section.footerStart - length))
      attributes.zIndex = 10
    } else if !isHeader, sectionFootersPinToVisibleBounds {
      place = min(place, max(axes.end(visible) - length, section.start + section.header))
      attributes.zIndex = 10
    }
    attributes.frame = axes.rect(
      along: place, across: 0, size: axes.size(along: length, across: Self.room(in: view, axes)))
    return attributes
  }

  // MARK: - Invalidating the Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let (preferred, _) = context.preferred {
      measuredSizes[preferred.indexPath] = usable(preferred.size)
      dirtySections.insert(preferred.indexPath.section)
    } else {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      let isGeneral = context.newBounds == nil
      if flow?.invalidateFlowLayoutAttributes ?? isGeneral || flow?.invalidateFlowLayoutDelegateMetrics ?? isGeneral {
        needsSections = true
      }
      if context.invalidateEverything || context.newBounds.map(changesRoom) ?? false { measuredSizes = [:] }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the width across the layout changes, or headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesRoom(newBounds)
  }

  /// Returns the context for a change of the bounds.
  ///
  /// The sizes and distances are requested from the delegate again, and the items are placed again, if the width across
  /// the layout changes, or if an override requests it in the context.
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let changesRoom = changesRoom(newBounds)
      flow.invalidateFlowLayoutDelegateMetrics = changesRoom
      flow.invalidateFlowLayoutAttributes = changesRoom
    }
    return context
  }

  /// Returns whether the width across the layout with new bounds differs from that of the last preparation.
  private func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return Self.room(newBounds.size, in: owner, axes) != lastRoom
  }

  override var isOutdated: Bool { owner.map { changesRoom($0.bounds) } ?? false }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  override func adaptSizes(to update: SectionedUpdate) {
    guard !measuredSizes.isEmpty else { return }
    var sizes: [IndexPath: CGSize] = [:]
    for (item, size) in measuredSizes where !update.isReloaded(item) {
      if let place = update.newItem(item) { sizes[place] = size }
    }
    measuredSizes = sizes
  }
}
