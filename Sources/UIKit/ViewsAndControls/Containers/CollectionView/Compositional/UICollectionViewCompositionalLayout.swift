/// A layout that is composed of sections, groups, and items.
///
/// A `CompositionalSection` computes each section from its definition. The positions in a section that scrolls
/// orthogonally do not depend on its offset; the collection view displays its cells in a separate scroll view.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var definitions: [NSCollectionLayoutSection] = []
  private(set) var sections: [CompositionalSection] = []
  private var headers: [CompositionalSection.Boundary] = []
  private var contentSize = CGSize.zero
  private var measuredSizes = MeasuredSizes()
  private var needsDefinitions = true
  /// The sections with elements that were measured, and the first of their items that were.
  private var dirtySections: [Int: Int] = [:]
  private var lastRoom: CGSize?
  /// The color behind a list.
  var listBackground: UIColor?
  /// A Boolean value that indicates whether the sections are a list with the appearance of a sidebar.
  var isSidebar = false

  // MARK: - Creating a Layout

  /// Creates a layout with the same definition for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with the same definition for all sections, and a configuration.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout with a closure that provides the sections.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a closure that provides the sections, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`, because a compositional layout cannot be archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  /// The configuration of the layout.
  ///
  /// Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: - Layout

  private var axes: FlowAxes { FlowAxes(isHorizontal: configuration.scrollDirection == .horizontal) }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let count = view.numberOfSections
    if room != lastRoom || needsDefinitions || definitions.count != count {
      let environment = CollectionLayoutEnvironment(
        contentSize: view.bounds.size, contentInsets: directional(view.adjustedContentInset),
        traitCollection: view.traitCollection)
      view.tracking(.sections) {
        definitions = (0..<count).map { index in
          guard let section = provider(index, environment) else {
            misuse(
              "the section provider of \(self) returned nil for section \(index); it must return a section for every index"
            )
          }
          return section
        }
        sections = definitions.indices.map { makeSection($0, in: view, room) }
      }
    } else {
      for (index, item) in dirtySections where index < count {
        sections[index] = makeSection(index, in: view, room, former: (sections[index].groups, item))
      }
    }
    lastRoom = room
    needsDefinitions = false
    dirtySections = [:]
    placeSections(room)
  }

  private func makeSection(
    _ index: Int, in view: UICollectionView, _ room: CGSize, former: (groups: SectionGroups, firstChange: Int)? = nil
  ) -> CompositionalSection {
    let definition = definitions[index]
    let environment = CollectionLayoutEnvironment(contentSize: room, traitCollection: view.traitCollection)
    var insets = definition.contentInsets
    let reference = self.reference(definition, in: view)
    insets.leading += reference.leading
    insets.trailing += reference.trailing
    return CompositionalSection(
      definition, index: index, count: view.numberOfItems(inSection: index), layoutAxes: axes, outer: room,
      insets: insets, environment: environment, pixels: view.pixelGrid, measured: measuredSizes, former: former)
  }

  /// Returns the insets of a section's reference boundary, without those that already apply to the content.
  private func reference(_ section: NSCollectionLayoutSection, in view: UICollectionView) -> NSDirectionalEdgeInsets {
    guard !axes.isHorizontal else { return .zero }
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: max(0, frame.minX - view.bounds.minX), bottom: 0, right: max(0, view.bounds.maxX - frame.maxX))
    }
    let present = view.adjustedContentInset
    return directional(
      UIEdgeInsets(
        top: 0, left: max(0, insets.left - present.left), bottom: 0, right: max(0, insets.right - present.right)))
  }

  private func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = owner?.isMirrored ?? false
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  private func placeSections(_ room: CGSize) {
    headers = []
    var place: CGFloat = 0
    var end: CGFloat = 0
    var after: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)] = []
    for item in configuration.boundarySupplementaryItems {
      let size = size(of: item, in: room)
      if item.alignment.isBottom {
        after.append((item, size))
        continue
      }
      let x =
        item.alignment.isLeading
        ? 0 : item.alignment.isTrailing ? room.width - size.width : (room.width - size.width) / 2
      headers.append(
        CompositionalSection.Boundary(
          item: item, frame: CGRect(x: x + item.offset.x, y: item.offset.y, width: size.width, height: size.height)))
      if item.extendsBoundary, item.alignment.isTop { place = max(place, axes.along(size)) }
    }
    end = place
    for index in sections.indices {
      if index > 0 { place += configuration.interSectionSpacing }
      sections[index].origin = axes.isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
      place += axes.along(sections[index].size)
      end = place
    }
    for (item, size) in after {
      let x =
        item.alignment.isLeading
        ? 0 : item.alignment.isTrailing ? room.width - size.width : (room.width - size.width) / 2
      headers.append(
        CompositionalSection.Boundary(
          item: item,
          frame: CGRect(
            x: x + item.offset.x, y: place + item.offset.y - (item.extendsBoundary ? 0 : size.height),
            width: size.width,
            height: size.height)))
      if item.extendsBoundary { end = max(end, place + axes.along(size)) }
    }
    contentSize = axes.size(along: end, across: axes.across(room))
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard let found = measuredSizes[.supplementary(item.elementKind, IndexPath(index: 0))] else { return size }
    if item.layoutSize.widthDimension.isMeasured { size.width = found.width }
    if item.layoutSize.heightDimension.isMeasured { size.height = found.height }
    return size
  }

  // MARK: - Providing Layout Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result = headers.indices.compactMap { attributes(ofHeader: headers[$0]) }.filter { $0.frame.overlaps(rect) }
    let (low, high) = (axes.start(rect), axes.end(rect))
    var index = sections.firstIndexInOrder { axes.end($0.frame) >= low }
    // A pinned header can be in the area of the previous section.
    while index < sections.count, axes.start(sections[index].frame) <= high {
      result += attributes(ofSection: index, in: rect)
      index += 1
    }
    return result
  }

  private func attributes(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var result: [UICollectionViewLayoutAttributes] = []
    for item in section.definition.decorationItems {
      result.append(decoration(item, index))
    }
    for boundary in section.boundaries {
      let attributes = self.attributes(of: boundary, section: index)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    var area = rect
    if section.scrolls {
      guard section.scrollingArea.overlaps(rect) else { return result }
      area = visibleArea(ofScrolling: section, index)
    }
    for item in section.items(in: area) {
      guard let leaf = section.leaf(item) else { continue }
      let path = IndexPath(item: item, section: index)
      let attributes = self.attributes(of: leaf, path, section)
      if attributes.frame.overlaps(area) { result.append(attributes) }
      for supplementary in leaf.supplementaries {
        let badge = badge(supplementary, leaf, path, section)
        if badge.frame.overlaps(area) { result.append(badge) }
      }
    }
    if let handler = section.definition.visibleItemsInvalidationHandler {
      let offset =
        section.scrolls ? owner?.sectionScrollers[index]?.layoutOffset ?? .zero : owner?.contentOffset ?? .zero
      handler(result.map(CollectionVisibleItem.init), offset, section.environment)
    }
    return result
  }

  /// Returns the visible part of a scrolling section, at the positions without scrolling.
  private func visibleArea(ofScrolling section: CompositionalSection, _ index: Int) -> CGRect {
    let area = section.scrollingArea
    let offset = owner?.sectionScrollers[index]?.layoutOffset ?? .zero
    return area.offsetBy(dx: offset.x, dy: offset.y)
  }

  private func attributes(of leaf: SolvedGroup.Leaf, _ path: IndexPath, _ section: CompositionalSection)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(.cell(path))
    attributes.frame = owner?.pixelGrid.nearest(leaf.frame) ?? leaf.frame
    attributes.zIndex = leaf.zIndex
    attributes.estimatedAxes = leaf.measuredAxes
    attributes.scrollingSection = section.scrolls ? path.section : nil
    if let list = section.definition.list {
      attributes.list = ListPlace(
        list, path, count: section.count, hasHeaderRow: list.headerMode == .firstItemInSection)
    }
    return attributes
  }

  private func badge(
    _ item: NSCollectionLayoutSupplementaryItem, _ leaf: SolvedGroup.Leaf, _ path: IndexPath,
    _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementary(item.elementKind, path))
    attributes.frame = item.frame(at: leaf.frame)
    attributes.zIndex = item.zIndex
    attributes.estimatedAxes = []
    attributes.scrollingSection = section.scrolls ? path.section : nil
    return attributes
  }

  private func decoration(_ item: NSCollectionLayoutDecorationItem, _ index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      CollectionElement(
        category: .decorationView, kind: item.elementKind, indexPath: IndexPath(item: 0, section: index)))
    let insets = item.contentInsets
    let frame = sections[index].frame
    attributes.frame = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func attributes(of boundary: CompositionalSection.Boundary, section index: Int)
    -> UICollectionViewLayoutAttributes
  {
    let section = sections[index]
    let item = boundary.item
    let attributes = makeAttributes(.supplementary(item.elementKind, IndexPath(item: 0, section: index)))
    var frame = boundary.frame.offsetBy(dx: section.origin.x, dy: section.origin.y)
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, let view = owner {
      let visible = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
      frame = pinned(frame, item.alignment, in: visible, within: section.frame)
      attributes.zIndex = max(item.zIndex, 2)
    }
    attributes.frame = frame
    attributes.estimatedAxes = item.layoutSize.measuredAxes
    if let list = section.definition.list { attributes.list = ListPlace(list, isHeader: item.alignment.isTop, index) }
    return attributes
  }

  private func attributes(ofHeader boundary: CompositionalSection.Boundary) -> UICollectionViewLayoutAttributes? {
    let item = boundary.item
    let attributes = makeAttributes(.supplementary(item.elementKind, IndexPath(index: 0)))
    var frame = boundary.frame
    attributes.zIndex = item.zIndex
    if item.pinToVisibleBounds, let view = owner {
      let visible = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
      frame = pinned(frame, item.alignment, in: visible, within: CGRect(origin: .zero, size: contentSize))
      attributes.zIndex = max(item.zIndex, 3)
    }
    attributes.frame = frame
    attributes.estimatedAxes = item.layoutSize.measuredAxes
    return attributes
  }

  private func pinned(_ frame: CGRect, _ alignment: NSRectAlignment, in visible: CGRect, within area: CGRect) -> CGRect
  {
    var frame = frame
    if alignment.isTop { frame.origin.y = max(frame.minY, min(visible.minY, area.maxY - frame.height)) }
    if alignment.isBottom { frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, area.minY)) }
    if axes.isHorizontal {
      if alignment.isLeading { frame.origin.x = max(frame.minX, min(visible.minX, area.maxX - frame.width)) }
      if alignment.isTrailing { frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, area.minX)) }
    }
    return frame
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let leaf = sections[indexPath.section].leaf(indexPath.item)
    else { return nil }
    return attributes(of: leaf, indexPath, sections[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2 else {
      return headers.first { $0.item.elementKind == elementKind }.flatMap(attributes(ofHeader:))
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if let boundary = section.boundaries.first(where: { $0.item.elementKind == elementKind }) {
      return attributes(of: boundary, section: indexPath.section)
    }
    guard let leaf = section.leaf(indexPath.item),
      let item = leaf.supplementaries.first(where: { $0.elementKind == elementKind })
    else { return nil }
    return badge(item, leaf, indexPath, section)
  }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].definition.decorationItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    return decoration(item, indexPath.section)
  }

  // MARK: - Sections that scroll

  override func scrollingSections(in rect: CGRect) -> [ScrollingSection] {
    sections.indices.compactMap { index in
      let section = sections[index]
      guard section.scrolls, section.count > 0, section.scrollingArea.overlaps(rect) else { return nil }
      return ScrollingSection(
        section: index, frame: section.scrollingArea, contentSize: section.scrollingContent,
        behavior: section.definition.orthogonalScrollingBehavior, isHorizontal: section.groupAxes.isHorizontal,
        bounce: section.definition.orthogonalScrollingProperties.bounce,
        decelerationRate: section.definition.orthogonalScrollingProperties.decelerationRate)
    }
  }

  /// Returns the starts and lengths of the groups of a section that scrolls by groups.
  func groups(ofScrolling index: Int) -> [(start: CGFloat, length: CGFloat)] {
    guard sections.indices.contains(index) else { return [] }
    let section = sections[index]
    return (0..<section.groups.number).map { (section.groups.start($0), section.groups.length($0)) }
  }

  /// Returns the configuration of a section that is a list.
  func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    definitions.indices.contains(index) ? definitions[index].list : nil
  }

  // MARK: - Invalidating the Layout

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let (preferred, _) = context.preferred {
      measuredSizes[preferred.element] = preferred.size
      if preferred.indexPath.count == 2 { note(preferred.element) }
    } else if let newBounds = context.newBounds {
      // Text wraps differently with a new width, so the measured sizes are no longer valid.
      if let owner, newBounds.inset(by: owner.adjustedContentInset).width != lastRoom?.width {
        measuredSizes = MeasuredSizes()
      }
    } else {
      needsDefinitions = true
      if context.invalidateEverything { measuredSizes = MeasuredSizes() }
    }
    super.invalidateLayout(with: context)
  }

  /// Records that an element was measured.
  ///
  /// Only the sizes of cells change the groups of a section.
  private func note(_ element: CollectionElement) {
    let item = element.category == .cell ? element.indexPath.item : Int.max
    dirtySections[element.indexPath.section] = min(item, dirtySections[element.indexPath.section] ?? Int.max)
  }

  /// Returns whether the size of the bounds changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return newBounds.inset(by: owner.adjustedContentInset).size != lastRoom
  }

  override var isOutdated: Bool { owner.map { shouldInvalidateLayout(forBoundsChange: $0.bounds) } ?? false }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !(originalAttributes.estimatedAxes ?? []).isEmpty && preferredAttributes.size != originalAttributes.size
  }

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    !(attributes.estimatedAxes ?? []).isEmpty
  }

  override func adaptSizes(to update: SectionedUpdate) { measuredSizes.adapt(to: update) }

  /// The value `true`, because the layout uses leading and trailing edges.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
