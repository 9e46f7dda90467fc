/// Calls a closure, and returns its result.
///
/// On Apple's platforms, objects that the closure autoreleases are released when it returns. Without Objective-C, no
/// object is autoreleased.
public func autoreleasepool<E, Result: ~Copyable>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
