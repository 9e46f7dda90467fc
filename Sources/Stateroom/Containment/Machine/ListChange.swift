/// The difference between two lists of children, and the list of all children during the change.
///
/// Successive lists differ little, so that their common prefix and suffix are found by comparison, and only the
/// elements in between are looked up.
struct ListChange<Child: Hashable> {
  /// The entering children, the lowest first.
  private(set) var entering: [Child] = []

  /// The child directly below each entering child, or `nil` for the lowest of all.
  private(set) var anchors: [Child?] = []

  /// The leaving children, the lowest first.
  private(set) var leaving: [Child] = []

  /// All children, the lowest first.
  ///
  /// Leaving children keep their places, and entering children are above them.
  private(set) var union: [Child] = []

  /// A Boolean value that indicates whether the order of the remaining children changes.
  private(set) var movesStaying = false

  /// A Boolean value that indicates whether `addChild(_:)` leads to another order than `union`.
  ///
  /// UIKit appends a child that is added.
  private(set) var needsReordering = false

  /// Creates the difference between two lists, in time proportional to their length.
  init(from old: [Child], to new: [Child]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] {
      start += 1
    }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }

    union.reserveCapacity(old.count + new.count - start - end)
    union.append(contentsOf: new[..<start])
    merge(old[start..<(old.count - end)], new[start..<(new.count - end)])
    union.append(contentsOf: new[(new.count - end)...])
    needsReordering = needsReordering || movesStaying || (end > 0 && !entering.isEmpty)
  }

  /// Merges the parts that differ.
  ///
  /// The remaining children divide each list into gaps, the same number in both. Within a gap, leaving children precede
  /// entering ones. The removal of either therefore requires no reordering.
  private mutating func merge(_ old: ArraySlice<Child>, _ new: ArraySlice<Child>) {
    let (olds, news) = (Members(old), Members(new))
    var (i, j) = (old.startIndex, new.startIndex)
    while true {
      while i < old.endIndex, !news.contains(old[i]) {
        leaving.append(old[i])
        union.append(old[i])
        i += 1
      }
      while j < new.endIndex, !olds.contains(new[j]) {
        entering.append(new[j])
        anchors.append(union.last)
        union.append(new[j])
        j += 1
      }
      // Both lists have the same number of remaining children, so that both end at the same time.
      guard i < old.endIndex else { break }
      movesStaying = movesStaying || old[i] != new[j]
      needsReordering = needsReordering || !entering.isEmpty
      union.append(new[j])
      i += 1
      j += 1
    }
  }

  /// The members of a list.
  ///
  /// A short list is searched, because that is faster than hashing it.
  private struct Members {
    private let list: ArraySlice<Child>
    private let set: Set<Child>?

    init(_ list: ArraySlice<Child>) {
      self.list = list
      set = list.count > 8 ? Set(list) : nil
    }

    func contains(_ child: Child) -> Bool {
      set?.contains(child) ?? list.contains(child)
    }
  }
}
