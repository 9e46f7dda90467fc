/// Returns the earlier of two times, each of which may not exist.
package func earlier(_ first: TimeInterval?, _ second: TimeInterval?) -> TimeInterval? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
