import TestSupport

extension NavigationWorld {
  /// Feeds the random events of a seed.
  ///
  /// - Returns: The events and the problems, or `nil` if there are no problems.
  static func play(seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var world = NavigationWorld()
    var path: [Event] = []
    for _ in 0..<24 where world.problems.isEmpty {
      guard let event = world.possibleEvents.filter({ $0 != .hostIsDeallocated }).randomElement(using: &random) else {
        break
      }
      path.append(event)
      world.feed(event)
    }
    world.drain()
    return world.problems.isEmpty ? nil : "seed \(seed): \(world.problems) after \(path)"
  }
}
