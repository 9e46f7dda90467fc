/// The difference between two lists of children, and the list of them all while it is being made.
///
/// Lists differ little from one request to the next, so what they have in common at both ends is put aside by
/// comparing; only the middle is looked up.
struct ListChange<Child: Hashable> {
  /// The children that come, lowest first.
  private(set) var entering: [Child] = []

  /// For each entering child the one right below it, `nil` for the lowest of all.
  private(set) var anchors: [Child?] = []

  /// The children that go, lowest first.
  private(set) var leaving: [Child] = []

  /// Everybody, lowest first: those who leave stay where they are, those who come are put above them.
  private(set) var union: [Child] = []

  /// Whether children that stay change places among themselves.
  private(set) var movesStaying = false

  /// Whether children added last, as UIKit adds them, would not be where `union` has them.
  private(set) var needsReordering = false

  /// Computes the change, in time proportional to the lists' length.
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
  /// Those who stay divide each list into gaps, the same number of them in both. Gap by gap, those who leave
  /// come first and those who come second. So taking away those who leave, or else those who came, needs no
  /// reordering.
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
      // There are as many who stay in one list as in the other, so both come to their ends together.
      guard i < old.endIndex else { break }
      movesStaying = movesStaying || old[i] != new[j]
      needsReordering = needsReordering || !entering.isEmpty
      union.append(new[j])
      i += 1
      j += 1
    }
  }

  /// Answers who is in a list; a short one is searched, for that is faster than hashing it.
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
