import UIKit

/// The view controllers of states that may be shown again, the most recent state last.
///
/// Comparing states and releasing view controllers runs code of the app, which can access this value again. States are
/// therefore compared by the caller, and the entries that are dropped are returned for the caller to release.
struct RetainedStates<State> {
  struct Entry {
    fileprivate let id: Int
    let state: State
    let content: StateContent
    let retention: StateRetention
  }

  private(set) var entries: [Entry] = []
  private var lastID = 0

  /// Retains the view controllers of a state in place of those that were retained for it before.
  ///
  /// - Parameter replaced: The entries of the same state.
  /// - Returns: The previous entries, for the caller to release.
  mutating func keep(
    _ state: State, _ content: StateContent, _ retention: StateRetention, inPlaceOf replaced: [Entry],
    atMost limit: Int
  ) -> [Entry] {
    let replaced = Set(replaced.map(\.id))
    var kept = entries.filter { !replaced.contains($0.id) }
    if retention != .drop {
      lastID += 1
      kept.append(Entry(id: lastID, state: state, content: content, retention: retention))
    }
    return exchange(&entries, with: Array(kept.suffix(max(limit, 0))))
  }

  /// Removes the entries that are retained only until a memory warning.
  ///
  /// - Returns: The previous entries, for the caller to release.
  mutating func dropForMemoryWarning() -> [Entry] {
    let kept = entries.filter { $0.retention != .keepUntilMemoryWarning }
    return exchange(&entries, with: kept)
  }

  /// Removes all entries.
  ///
  /// - Returns: The previous entries, for the caller to release.
  mutating func dropAll() -> [Entry] { exchange(&entries, with: []) }
}
