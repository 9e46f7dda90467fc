import UIKit

/// The controllers of states that were left and may come back, the state left last at the end.
struct RetainedStates<State> {
  private var entries: [(state: State, children: [UIViewController], retention: StateRetention)] = []

  /// The controllers that wait for a state.
  func children(where isWanted: (State) -> Bool) -> [UIViewController]? {
    entries.last { isWanted($0.state) }?.children
  }

  /// Keeps a state's controllers in place of those that were kept for it before.
  mutating func keep(
    _ state: State, _ children: [UIViewController], _ retention: StateRetention, atMost limit: Int,
    isSame: (State) -> Bool
  ) {
    entries.removeAll { isSame($0.state) }
    if retention != .drop { entries.append((state, children, retention)) }
    if entries.count > limit { entries.removeFirst(entries.count - max(limit, 0)) }
  }

  mutating func dropForMemoryWarning() { entries.removeAll { $0.retention == .keepUntilMemoryWarning } }
  mutating func dropAll() { entries = [] }
}
