import UIKit

/// The controllers of states that were left and may come back, the state left last at the end.
///
/// Comparing states and releasing controllers runs code of the app, which may come back here. So states are compared from
/// the outside, and what is dropped is returned for the caller to release.
struct RetainedStates<State> {
  struct Entry {
    fileprivate let id: Int
    let state: State
    let children: [UIViewController]
    let retention: StateRetention
  }

  private(set) var entries: [Entry] = []
  private var lastID = 0

  /// Keeps a state's controllers in place of those that were kept for it before.
  ///
  /// - Parameter replaced: The entries of the same state.
  /// - Returns: What was kept before, for the caller to release.
  mutating func keep(
    _ state: State, _ children: [UIViewController], _ retention: StateRetention, inPlaceOf replaced: [Entry],
    atMost limit: Int
  ) -> [Entry] {
    let replaced = Set(replaced.map(\.id))
    var kept = entries.filter { !replaced.contains($0.id) }
    if retention != .drop {
      lastID += 1
      kept.append(Entry(id: lastID, state: state, children: children, retention: retention))
    }
    return exchange(&entries, with: Array(kept.suffix(max(limit, 0))))
  }

  /// - Returns: What was kept before, for the caller to release.
  mutating func dropForMemoryWarning() -> [Entry] {
    let kept = entries.filter { $0.retention != .keepUntilMemoryWarning }
    return exchange(&entries, with: kept)
  }

  /// - Returns: What was kept before, for the caller to release.
  mutating func dropAll() -> [Entry] { exchange(&entries, with: []) }
}
