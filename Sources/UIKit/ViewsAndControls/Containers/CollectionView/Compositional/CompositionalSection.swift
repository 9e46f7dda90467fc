/// The positions of the elements in a section of a compositional layout.
///
/// The geometry is computed for a layout that scrolls along an axis. If no view has to be measured, all groups are
/// equal and only one is solved, regardless of the number of items. Otherwise each group is solved with the sizes of
/// its items.
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
  private var groups: [SolvedGroup] = []
  private var groupStarts: [CGFloat] = []
  private var firstItems: [Int] = []
  private var template: SolvedGroup?
  private var step: CGFloat = 0
  private var groupsLength: CGFloat = 0

  var scrolls: Bool { definition.orthogonalScrollingBehavior != .none }

  init(
    _ definition: NSCollectionLayoutSection, index: Int, count: Int, layoutAxes: FlowAxes, outer: CGSize,
    insets: NSDirectionalEdgeInsets, environment: any NSCollectionLayoutEnvironment, pixels: PixelGrid,
    measured: (CollectionElement) -> CGSize?
  ) {
    self.definition = definition
    self.environment = environment
    self.count = count
    let scrolls = definition.orthogonalScrollingBehavior != .none
    groupAxes = FlowAxes(isHorizontal: layoutAxes.isHorizontal != scrolls)
    let room = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    solveGroups(in: room, index: index, pixels, measured)
    let across = groupsAcross
    var content = groupAxes.size(along: scrolls ? groupAxes.along(room) : groupsLength, across: across)
    if !scrolls { content = layoutAxes.size(along: layoutAxes.along(content), across: layoutAxes.across(room)) }
    placeBoundaries(index, room: room, content: content, insets: insets, outer: outer, layoutAxes, measured)
  }

  // MARK: - Groups

  private mutating func solveGroups(
    in room: CGSize, index: Int, _ pixels: PixelGrid, _ measured: (CollectionElement) -> CGSize?
  ) {
    let group = definition.group
    let spacing = definition.interGroupSpacing
    var solver = GroupSolver(environment: environment, pixels: pixels)
    guard count > 0 else { return }
    if !group.isMeasured {
      let solved = solver.solve(group, in: room)
      template = solved
      step = groupAxes.along(solved.size) + edges(group) + spacing
      let perGroup = max(1, solved.leaves.count)
      let number = (count + perGroup - 1) / perGroup
      groupsLength = CGFloat(number) * step - spacing
      return
    }
    var first = 0
    var start: CGFloat = 0
    while first < count {
      let solved = withoutActuallyEscaping(measured) { measured in
        solver.limit = count - first
        solver.measuredSize = { measured(.cell(IndexPath(item: first + $0, section: index))) }
        defer { solver.measuredSize = { _ in nil } }
        return solver.solve(group, in: room)
      }
      firstItems.append(first)
      groupStarts.append(start)
      groups.append(solved)
      start += groupAxes.along(solved.size) + edges(group) + spacing
      first += max(1, solved.leaves.count)
    }
    groupsLength = start - spacing
  }

  /// The distances before and after a group.
  private func edges(_ group: NSCollectionLayoutGroup) -> CGFloat {
    let spacing = group.edgeSpacing
    return groupAxes.isHorizontal
      ? (spacing?.leading?.spacing ?? 0) + (spacing?.trailing?.spacing ?? 0)
      : (spacing?.top?.spacing ?? 0) + (spacing?.bottom?.spacing ?? 0)
  }

  private var groupOffset: CGPoint {
    let spacing = definition.group.edgeSpacing
    return CGPoint(x: spacing?.leading?.spacing ?? 0, y: spacing?.top?.spacing ?? 0)
  }

  private var groupsAcross: CGFloat {
    if let template { return groupAxes.across(template.size) }
    return groups.map { groupAxes.across($0.size) }.max() ?? 0
  }

  /// The number of groups.
  var numberOfGroups: Int {
    guard let template else { return groups.count }
    let perGroup = max(1, template.leaves.count)
    return (count + perGroup - 1) / perGroup
  }

  func groupStart(_ index: Int) -> CGFloat { template == nil ? groupStarts[index] : CGFloat(index) * step }
  func groupLength(_ index: Int) -> CGFloat { groupAxes.along(template?.size ?? groups[index].size) }

  // MARK: - Headers and footers

  private mutating func placeBoundaries(
    _ index: Int, room: CGSize, content: CGSize, insets: NSDirectionalEdgeInsets, outer: CGSize, _ layoutAxes: FlowAxes,
    _ measured: (CollectionElement) -> CGSize?
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
        let found = measured(.supplementary(item.elementKind, IndexPath(item: 0, section: index)))
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
      ? CGRect(x: origin.x, y: area.minY, width: size.width, height: groupsAcross)
      : CGRect(x: area.minX, y: origin.y, width: groupsAcross, height: size.height)
  }

  /// The size of the content of a scrolling section.
  var scrollingContent: CGSize {
    let (before, after) =
      groupAxes.isHorizontal
      ? (groupArea.minX, size.width - groupArea.maxX) : (groupArea.minY, size.height - groupArea.maxY)
    return groupAxes.size(along: before + groupsLength + after, across: groupsAcross)
  }

  /// Returns the position of an item in the layout.
  func leaf(_ item: Int) -> SolvedGroup.Leaf? {
    guard item >= 0, item < count else { return nil }
    var leaf: SolvedGroup.Leaf
    let start: CGFloat
    if let template {
      guard !template.leaves.isEmpty else { return nil }
      let (group, place) = item.quotientAndRemainder(dividingBy: template.leaves.count)
      leaf = template.leaves[place]
      start = groupStart(group)
    } else {
      let group = firstItems.firstIndexInOrder { $0 > item } - 1
      guard group >= 0, groups[group].leaves.indices.contains(item - firstItems[group]) else { return nil }
      leaf = groups[group].leaves[item - firstItems[group]]
      start = groupStarts[group]
    }
    let offset = groupOffset
    leaf.frame = leaf.frame.offsetBy(
      dx: origin.x + groupArea.minX + offset.x + (groupAxes.isHorizontal ? start : 0),
      dy: origin.y + groupArea.minY + offset.y + (groupAxes.isHorizontal ? 0 : start))
    return leaf
  }

  /// Returns the items of the groups in a rectangle of the layout, at their positions without scrolling.
  func items(in rect: CGRect) -> Range<Int> {
    let start = groupAxes.start(rect) - (groupAxes.isHorizontal ? origin.x + groupArea.minX : origin.y + groupArea.minY)
    let end = start + groupAxes.along(rect.size)
    if let template {
      let perGroup = max(1, template.leaves.count)
      guard step > 0 else { return 0..<count }
      let number = CGFloat(numberOfGroups)
      let low = Int(min(max((start / step).rounded(.down), 0), number))
      let high = Int(min(max((end / step).rounded(.up), 0), number))
      return low < high ? low * perGroup..<min(high * perGroup, count) : 0..<0
    }
    let low = max(0, groupStarts.firstIndexInOrder { $0 > start } - 1)
    let high = groupStarts.firstIndexInOrder { $0 >= end }
    guard low < high else { return 0..<0 }
    return firstItems[low]..<(high < firstItems.count ? firstItems[high] : count)
  }
}
