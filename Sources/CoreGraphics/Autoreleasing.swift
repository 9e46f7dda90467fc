/// Calls a closure, and returns its result.
///
/// As on Apple's platforms, the objects that the closure autoreleases are released when it returns. These are objects
/// of the main queue, such as layout constraints.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  guard MainQueue.isCurrent else { return try body() }
  let count = MainActor.assumeIsolated { AutoreleasePool.shared.count }
  defer { MainActor.assumeIsolated { AutoreleasePool.shared.drain(to: count) } }
  return try body()
}
