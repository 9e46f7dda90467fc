/// The positions of a group's items, relative to the group.
struct SolvedGroup {
  /// The position of a cell.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var measuredAxes: Set<NSLayoutConstraint.Axis> = []
    var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
  }

  var size: CGSize
  var leaves: [Leaf] = []
}

/// The computation of the positions of a group's items.
///
/// Sizes are resolved from the outer groups to the inner ones. An estimated length becomes the length of the content
/// after the items were measured, so that a row of a fixed width has as many items as fit into it.
///
/// Items that are fractions of their group share what the spaces between the items leave. As many of them fit as
/// without spaces.
@MainActor
struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  let pixels: PixelGrid
  /// Returns the measured size of the nth item of the group; `nil` if it was not measured.
  var measuredSize: (Int) -> CGSize? = { _ in nil }
  /// The number of available items.
  var limit = Int.max

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int = 0) -> SolvedGroup {
    let outer = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    var solved: SolvedGroup
    switch group.arrangement {
    case .custom(let provider):
      let inner = CollectionLayoutEnvironment(contentSize: room, traitCollection: environment.traitCollection)
      solved = SolvedGroup(
        size: room,
        leaves: provider(inner).prefix(max(0, limit - first)).map {
          SolvedGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex)
        })
    case .horizontal: solved = line(group, room, isHorizontal: true, first)
    case .vertical: solved = line(group, room, isHorizontal: false, first)
    }
    let axes = group.layoutSize.measuredAxes
    solved.size = CGSize(
      width: axes.contains(.horizontal) ? solved.size.width + insets.leading + insets.trailing : outer.width,
      height: axes.contains(.vertical) ? solved.size.height + insets.top + insets.bottom : outer.height)
    for index in solved.leaves.indices {
      solved.leaves[index].frame = solved.leaves[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    return solved
  }

  // MARK: - Rows and columns

  /// An item in a row or column.
  private struct Part {
    var leaves: [SolvedGroup.Leaf]
    var size: CGSize
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?
    var crossBefore: CGFloat
    var crossAfter: CGFloat
    var isUniform = false
  }

  private func line(_ group: NSCollectionLayoutGroup, _ room: CGSize, isHorizontal: Bool, _ first: Int) -> SolvedGroup {
    let axes = FlowAxes(isHorizontal: isHorizontal)
    let spacing = group.interItemSpacing?.spacing ?? 0
    let total = axes.along(room)
    // A group whose items determine its length has no room, so that the estimates determine their number.
    let isOpen = group.layoutSize.measuredAxes.contains(axes.isHorizontal ? .horizontal : .vertical)
    var parts: [Part] = []
    // The lengths without the spaces between the items, and those of items that are fractions of the group.
    var (lengths, fractions) = (CGFloat(0), CGFloat(0))
    var next = first
    var index = 0
    let wanted = group.count ?? Int.max
    while index < wanted, next < limit || parts.isEmpty {
      let item = group.subitems[index % group.subitems.count]
      // A divided group has items of equal size.
      let share: CGFloat? =
        group.dividesRoom ? max(0, (total - spacing * CGFloat(wanted - 1)) / CGFloat(wanted)) : nil
      let estimate = share ?? axes.along(item.layoutSize.size(in: room))
      let part = part(item, room, axes, share: share, next)
      let around = (part.before?.spacing ?? 0) + (part.after?.spacing ?? 0)
      let length = (isOpen ? estimate : axes.along(part.size)) + around
      let fraction = !isOpen && share == nil && isFraction(item, axes) ? axes.along(part.size) : 0
      // The spaces are taken from the items that are fractions, as observed on iOS.
      let lack = max(0, CGFloat(parts.count) * spacing - fractions - fraction)
      if group.count == nil, !parts.isEmpty, lengths + length + lack > total + Self.tolerance { break }
      lengths += length
      fractions += fraction
      next += part.leaves.count
      parts.append(part)
      index += 1
      // An unlimited number of items without a length would fit.
      if estimate <= 0, group.count == nil, index >= group.subitems.count { break }
    }
    let excess = lengths + CGFloat(max(0, parts.count - 1)) * spacing - total
    if fractions > 0, excess > 0.001, lengths <= total + Self.tolerance {
      shrink(&parts, by: (fractions - excess) / fractions, of: group, room, axes, first)
    }
    equalize(&parts, axes)
    return place(parts, group, room, axes)
  }

  /// The part of a point that an item can be too long.
  private static let tolerance: CGFloat = 0.5 / 3

  /// Returns whether the length of an item along the axis is a fraction of the group's length.
  private func isFraction(_ item: NSCollectionLayoutItem, _ axes: FlowAxes) -> Bool {
    axes.isHorizontal
      ? item.layoutSize.widthDimension.isFractionalWidth : item.layoutSize.heightDimension.isFractionalHeight
  }

  /// Reduces the lengths of the items that are fractions of the group, to make room for the spaces between the items.
  private func shrink(
    _ parts: inout [Part], by factor: CGFloat, of group: NSCollectionLayoutGroup, _ room: CGSize, _ axes: FlowAxes,
    _ first: Int
  ) {
    var next = first
    for index in parts.indices {
      let item = group.subitems[index % group.subitems.count]
      if isFraction(item, axes) {
        // A group is a fraction of its container.
        let length = axes.along(item is NSCollectionLayoutGroup ? room : parts[index].size)
        parts[index] = part(item, room, axes, share: pixels.down(max(0, length * factor)), next)
      } else {
        parts[index] = part(item, room, axes, share: nil, next)
      }
      next += parts[index].leaves.count
    }
  }

  private func before(_ item: NSCollectionLayoutItem, _ axes: FlowAxes) -> NSCollectionLayoutSpacing? {
    axes.isHorizontal ? item.edgeSpacing?.leading : item.edgeSpacing?.top
  }

  private func after(_ item: NSCollectionLayoutItem, _ axes: FlowAxes) -> NSCollectionLayoutSpacing? {
    axes.isHorizontal ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom
  }

  private func part(_ item: NSCollectionLayoutItem, _ room: CGSize, _ axes: FlowAxes, share: CGFloat?, _ index: Int)
    -> Part
  {
    let edges = item.edgeSpacing
    var part = Part(
      leaves: [], size: .zero, before: before(item, axes), after: after(item, axes),
      crossBefore: (axes.isHorizontal ? edges?.top : edges?.leading)?.spacing ?? 0,
      crossAfter: (axes.isHorizontal ? edges?.bottom : edges?.trailing)?.spacing ?? 0)
    if let group = item as? NSCollectionLayoutGroup {
      let container = share.map { axes.size(along: $0, across: axes.across(room)) } ?? room
      let solved = solve(group, in: container, from: index)
      part.leaves = solved.leaves
      part.size = solved.size
      return part
    }
    var size = item.layoutSize.size(in: room)
    var measuredAxes = item.layoutSize.measuredAxes
    if let share {
      size = axes.size(along: share, across: axes.across(size))
      measuredAxes.remove(axes.isHorizontal ? .horizontal : .vertical)
    }
    if !measuredAxes.isEmpty, let measured = measuredSize(index) {
      if measuredAxes.contains(.horizontal) { size.width = measured.width }
      if measuredAxes.contains(.vertical) { size.height = measured.height }
    }
    part.size = size
    part.isUniform =
      axes.isHorizontal
      ? item.layoutSize.heightDimension.kind == .uniform : item.layoutSize.widthDimension.kind == .uniform
    var insets = item.contentInsets
    // Insets are ignored in an axis in which the content determines the length.
    if measuredAxes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if measuredAxes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    part.leaves = [
      SolvedGroup.Leaf(frame: frame, measuredAxes: measuredAxes, supplementaries: item.supplementaryItems)
    ]
    return part
  }

  /// Sets the lengths of uniform siblings to the length of the largest one.
  private func equalize(_ parts: inout [Part], _ axes: FlowAxes) {
    let largest = parts.filter(\.isUniform).map { axes.across($0.size) }.max()
    guard let largest else { return }
    for index in parts.indices where parts[index].isUniform {
      parts[index].size = axes.size(along: axes.along(parts[index].size), across: largest)
      for leaf in parts[index].leaves.indices { parts[index].leaves[leaf].frame.size = parts[index].size }
    }
  }

  private func place(_ parts: [Part], _ group: NSCollectionLayoutGroup, _ room: CGSize, _ axes: FlowAxes) -> SolvedGroup
  {
    let spacing = group.interItemSpacing
    let fixed =
      parts.reduce(CGFloat(0)) { $0 + axes.along($1.size) + ($1.before?.spacing ?? 0) + ($1.after?.spacing ?? 0) }
      + CGFloat(max(0, parts.count - 1)) * (spacing?.spacing ?? 0)
    let isMeasured = group.layoutSize.measuredAxes.contains(axes.isHorizontal ? .horizontal : .vertical)
    var flexible = parts.reduce(0) {
      $0 + ($1.before?.isFlexibleSpacing == true ? 1 : 0) + ($1.after?.isFlexibleSpacing == true ? 1 : 0)
    }
    if spacing?.isFlexibleSpacing == true { flexible += max(0, parts.count - 1) }
    let left = isMeasured || flexible == 0 ? 0 : max(0, axes.along(room) - fixed) / CGFloat(flexible)
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? left : 0)
    }
    var place: CGFloat = 0
    var across: CGFloat = 0
    var leaves: [SolvedGroup.Leaf] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { place += length(spacing) }
      place += length(part.before)
      for var leaf in part.leaves {
        leaf.frame =
          axes.isHorizontal
          ? leaf.frame.offsetBy(dx: place, dy: part.crossBefore) : leaf.frame.offsetBy(dx: part.crossBefore, dy: place)
        leaves.append(leaf)
      }
      place += axes.along(part.size) + length(part.after)
      across = max(across, part.crossBefore + axes.across(part.size) + part.crossAfter)
    }
    return SolvedGroup(size: axes.size(along: place, across: across), leaves: leaves)
  }
}
