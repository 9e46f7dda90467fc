import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a transformation, which runs for several elements at the same time.
  ///
  /// The results have the order of the elements.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
