/// The groups of a section, one after the other.
///
/// The groups up to the last measured item are solved one by one, with the sizes of their items. The groups after it
/// are equal, so that only one of them is solved, regardless of the number of items.
@MainActor
struct SectionGroups {
  /// The axis along which groups follow each other.
  private let axes: FlowAxes
  private let count: Int
  private let spacing: CGFloat
  /// The groups that were solved one by one.
  private var solved: [SolvedGroup] = []
  private var starts: [CGFloat] = []
  private var firstItems: [Int] = []
  /// The largest lengths across the axis up to each of these groups.
  private var acrossSoFar: [CGFloat] = []
  /// The number of items in these groups, and the start of the group after them.
  private var solvedCount = 0
  private var solvedEnd: CGFloat = 0
  /// One of the equal groups.
  private var template: SolvedGroup?
  private var step: CGFloat = 0
  /// The last group, if it has fewer items than the equal ones and its items determine its size.
  private var last: SolvedGroup?
  /// The length of the groups in the direction across the axis.
  private(set) var across: CGFloat = 0

  /// Solves the groups of a section.
  ///
  /// - Parameters:
  ///   - section: The definition of the section.
  ///   - axes: The axis along which groups follow each other.
  ///   - count: The number of items.
  ///   - measuredCount: The number of items up to the last measured one.
  ///   - former: The groups of the same items before some of them were measured, and the first of those items.
  ///   - solve: A function that returns a group at an item that has at most a number of items.
  init(
    _ section: NSCollectionLayoutSection, _ axes: FlowAxes, count: Int, measuredCount: Int,
    former: (groups: SectionGroups, firstChange: Int)?, solve: (_ first: Int, _ limit: Int) -> SolvedGroup
  ) {
    self.axes = axes
    self.count = count
    spacing = section.interGroupSpacing
    let group = section.group
    let edges = Self.edges(of: group, axes)
    if let former { keep(former.groups, before: former.firstChange) }
    while solvedCount < min(count, measuredCount) {
      let next = solve(solvedCount, count - solvedCount)
      solved.append(next)
      starts.append(solvedEnd)
      firstItems.append(solvedCount)
      acrossSoFar.append(max(acrossSoFar.last ?? 0, axes.across(next.size)))
      solvedEnd += axes.along(next.size) + edges + spacing
      solvedCount += max(1, next.leaves.count)
    }
    across = acrossSoFar.last ?? 0
    guard solvedCount < count else { return }
    let next = solve(solvedCount, Int.max)
    template = next
    step = axes.along(next.size) + edges + spacing
    across = max(across, axes.across(next.size))
    let remainder = (count - solvedCount) % max(1, next.leaves.count)
    if group.isMeasured, remainder > 0 { last = solve(count - remainder, remainder) }
  }

  /// Adopts the groups on which a change of an item has no effect.
  ///
  /// The group before that of the item may be able to contain the item with its new size.
  private mutating func keep(_ former: SectionGroups, before item: Int) {
    guard former.count == count, !former.solved.isEmpty else { return }
    let kept = max(0, former.firstItems.firstIndexInOrder { $0 > item } - 2)
    solved = Array(former.solved.prefix(kept))
    starts = Array(former.starts.prefix(kept))
    firstItems = Array(former.firstItems.prefix(kept))
    acrossSoFar = Array(former.acrossSoFar.prefix(kept))
    solvedCount = former.firstItems[kept]
    solvedEnd = former.starts[kept]
  }

  /// The distances before and after a group.
  private static func edges(of group: NSCollectionLayoutGroup, _ axes: FlowAxes) -> CGFloat {
    let spacing = group.edgeSpacing
    return axes.isHorizontal
      ? (spacing?.leading?.spacing ?? 0) + (spacing?.trailing?.spacing ?? 0)
      : (spacing?.top?.spacing ?? 0) + (spacing?.bottom?.spacing ?? 0)
  }

  // MARK: - Looking up

  private var perGroup: Int { max(1, template?.leaves.count ?? 1) }

  /// The number of groups.
  var number: Int { solved.count + (count - min(count, solvedCount) + perGroup - 1) / perGroup }

  /// The length of all groups.
  var length: CGFloat {
    let difference = last.map { axes.along($0.size) - axes.along(template?.size ?? $0.size) } ?? 0
    return number == 0 ? 0 : solvedEnd + CGFloat(number - solved.count) * step + difference - spacing
  }

  func start(_ index: Int) -> CGFloat {
    index < solved.count ? starts[index] : solvedEnd + CGFloat(index - solved.count) * step
  }

  func length(_ index: Int) -> CGFloat { axes.along(group(index).size) }

  private func group(_ index: Int) -> SolvedGroup {
    if index < solved.count { return solved[index] }
    if let last, index == number - 1 { return last }
    guard let template else { preconditionFailure("A section has no group at \(index)") }
    return template
  }

  /// Returns the position of an item in its group, and the start of the group.
  func leaf(_ item: Int) -> (leaf: SolvedGroup.Leaf, groupStart: CGFloat)? {
    guard item >= 0, item < count else { return nil }
    let (index, place) = group(of: item)
    let leaves = group(index).leaves
    guard leaves.indices.contains(place) else { return nil }
    return (leaves[place], start(index))
  }

  /// Returns the group of an item, and the index of the item in the group.
  private func group(of item: Int) -> (index: Int, place: Int) {
    guard item < solvedCount else {
      let (index, place) = (item - solvedCount).quotientAndRemainder(dividingBy: perGroup)
      return (solved.count + index, place)
    }
    let index = firstItems.firstIndexInOrder { $0 > item } - 1
    return (index, item - firstItems[index])
  }

  private func firstItem(_ index: Int) -> Int {
    index < solved.count ? firstItems[index] : min(count, solvedCount + (index - solved.count) * perGroup)
  }

  /// Returns the items of the groups between two positions.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    // Groups without a length are not in order.
    guard template == nil || step > 0 else { return 0..<count }
    let low = max(0, firstGroup { $0 > start } - 1)
    let high = firstGroup { $0 >= end }
    guard low < high else { return 0..<0 }
    return firstItem(low)..<firstItem(high)
  }

  /// Returns the first group whose start is beyond a position.
  private func firstGroup(_ isBeyond: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, number)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(start(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
