/// The positions of the elements in a section of a compositional layout.
///
/// The geometry is computed for a layout that scrolls along an axis.
@MainActor
struct CompositionalSection {
  /// A header, footer or background.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let definition: NSCollectionLayoutSection
  let environment: any NSCollectionLayoutEnvironment
  let count: Int
  /// The axis along which groups follow each other.
  let groupAxes: FlowAxes
  /// The origin of the section in the layout.
  var origin = CGPoint.zero
  /// The size of the section.
  private(set) var size = CGSize.zero
  private(set) var boundaries: [Boundary] = []
  /// The area of the groups, relative to the section.
  ///
  /// If the section scrolls, it is the visible area.
  private(set) var groupArea = CGRect.zero
  /// The groups, from the start of their area.
  let groups: SectionGroups

  var scrolls: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    _ definition: NSCollectionLayoutSection, index: Int, count: Int, layoutAxes: FlowAxes, outer: CGSize,
    insets: NSDirectionalEdgeInsets, environment: any NSCollectionLayoutEnvironment, pixels: PixelGrid,
    measured: MeasuredSizes, former: (groups: SectionGroups, firstChange: Int)?
  ) {
    self.definition = definition
    self.environment = environment
    self.count = count
    let scrolls = definition.orthogonalScrollingBehavior != .none
    groupAxes = FlowAxes(isHorizontal: layoutAxes.isHorizontal != scrolls)
    let room = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    groups = SectionGroups(
      definition, groupAxes, count: count, measuredCount: measured.count(inSection: index), former: former
    ) { first, limit in
      let solver = GroupSolver(
        environment: environment, pixels: pixels,
        measuredSize: { measured[.cell(IndexPath(item: first + $0, section: index))] }, limit: limit)
      return solver.solve(definition.group, in: room)
    }
    var content = groupAxes.size(along: scrolls ? groupAxes.along(room) : groups.length, across: groups.across)
    if !scrolls { content = layoutAxes.size(along: layoutAxes.along(content), across: layoutAxes.across(room)) }
    placeBoundaries(index, room: room, content: content, insets: insets, outer: outer, layoutAxes, measured)
  }

  private var groupOffset: CGPoint {
    let spacing = definition.group.edgeSpacing
    return CGPoint(x: spacing?.leading?.spacing ?? 0, y: spacing?.top?.spacing ?? 0)
  }

  // MARK: - Headers and footers

  private mutating func placeBoundaries(
    _ index: Int, room: CGSize, content: CGSize, insets: NSDirectionalEdgeInsets, outer: CGSize, _ layoutAxes: FlowAxes,
    _ measured: MeasuredSizes
  ) {
    // The sizes are computed first, because headers and footers reduce the space for other elements.
    let follows = definition.supplementariesFollowContentInsets
    let container = CGSize(width: follows ? room.width : outer.width, height: follows ? room.height : outer.height)
    var sizes: [CGSize] = []
    var before = CGPoint.zero
    var after = CGPoint.zero
    for item in definition.boundarySupplementaryItems {
      var size = item.layoutSize.size(in: container)
      if !item.layoutSize.measuredAxes.isEmpty,
        let found = measured[.supplementary(item.elementKind, IndexPath(item: 0, section: index))]
      {
        if item.layoutSize.widthDimension.isMeasured { size.width = found.width }
        if item.layoutSize.heightDimension.isMeasured { size.height = found.height }
      }
      sizes.append(size)
      guard item.extendsBoundary else { continue }
      if item.alignment.isTop { before.y = max(before.y, size.height + item.offset.y) }
      if item.alignment.isBottom { after.y = max(after.y, size.height - item.offset.y) }
      if item.alignment == .leading { before.x = max(before.x, size.width + item.offset.x) }
      if item.alignment == .trailing { after.x = max(after.x, size.width - item.offset.x) }
    }
    groupArea = CGRect(
      x: before.x + insets.leading, y: before.y + insets.top, width: content.width, height: content.height)
    size = CGSize(
      width: groupArea.maxX + insets.trailing + after.x, height: groupArea.maxY + insets.bottom + after.y)
    if layoutAxes.isHorizontal { size.height = max(size.height, outer.height) } else { size.width = outer.width }
    if scrolls, !layoutAxes.isHorizontal {
      groupArea.size.width = max(0, outer.width - insets.leading - insets.trailing)
    }
    let side = follows ? insets : .zero
    let area =
      layoutAxes.isHorizontal
      ? CGRect(x: 0, y: side.top, width: size.width, height: max(0, size.height - side.top - side.bottom))
      : CGRect(x: side.leading, y: 0, width: max(0, size.width - side.leading - side.trailing), height: size.height)
    for (item, size) in zip(definition.boundarySupplementaryItems, sizes) {
      let alignment = item.alignment
      let x =
        alignment.isLeading ? area.minX : alignment.isTrailing ? area.maxX - size.width : area.midX - size.width / 2
      let y = alignment.isTop ? area.minY : alignment.isBottom ? area.maxY - size.height : area.midY - size.height / 2
      boundaries.append(
        Boundary(
          item: item,
          frame: CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height)))
    }
  }

  // MARK: - Looking up

  var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The area of a scrolling section in the layout, including the insets at its sides.
  var scrollingArea: CGRect {
    let area = groupArea.offsetBy(dx: origin.x, dy: origin.y)
    return groupAxes.isHorizontal
      ? CGRect(x: origin.x, y: area.minY, width: size.width, height: groups.across)
      : CGRect(x: area.minX, y: origin.y, width: groups.across, height: size.height)
  }

  /// The size of the content of a scrolling section.
  var scrollingContent: CGSize {
    let (before, after) =
      groupAxes.isHorizontal
      ? (groupArea.minX, size.width - groupArea.maxX) : (groupArea.minY, size.height - groupArea.maxY)
    return groupAxes.size(along: before + groups.length + after, across: groups.across)
  }

  /// Returns the position of an item in the layout.
  func leaf(_ item: Int) -> SolvedGroup.Leaf? {
    guard let (found, start) = groups.leaf(item) else { return nil }
    var leaf = found
    let offset = groupOffset
    leaf.frame = leaf.frame.offsetBy(
      dx: origin.x + groupArea.minX + offset.x + (groupAxes.isHorizontal ? start : 0),
      dy: origin.y + groupArea.minY + offset.y + (groupAxes.isHorizontal ? 0 : start))
    return leaf
  }

  /// Returns the items of the groups in a rectangle of the layout, at their positions without scrolling.
  func items(in rect: CGRect) -> Range<Int> {
    let start = groupAxes.start(rect) - (groupAxes.isHorizontal ? origin.x + groupArea.minX : origin.y + groupArea.minY)
    return groups.items(from: start, to: start + groupAxes.along(rect.size))
  }
}
