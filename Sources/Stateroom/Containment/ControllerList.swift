import UIKit

/// A list of view controllers with their identities, which are cheap to copy and to compare.
struct ControllerList {
  let controllers: [UIViewController]
  let identities: [ObjectIdentifier]

  init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    identities = controllers.map { ObjectIdentifier($0) }
  }

  /// Returns the ranges of this list and another one that remain without their common prefix and suffix.
  func difference(from other: [ObjectIdentifier]) -> (own: Range<Int>, others: Range<Int>) {
    let shorter = min(identities.count, other.count)
    var prefix = 0
    while prefix < shorter, identities[prefix] == other[prefix] { prefix += 1 }
    var (end, otherEnd) = (identities.count, other.count)
    while end > prefix, otherEnd > prefix, identities[end - 1] == other[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
    }
    return (prefix..<end, prefix..<otherEnd)
  }
}
