@testable import Stateroom
import TestSupport

/// Random events for the containment machine, some of which occur before the effects of earlier events are performed.
package enum RandomSequence {
  /// Feeds the random events of a seed at random moments.
  ///
  /// - Parameter includesLosses: A Boolean value that indicates whether children are deallocated in between.
  /// - Returns: The events and the problems, or `nil` if there are no problems.
  package static func play(seed: UInt64, includesLosses: Bool) -> String? {
    var random = SplitMix64(seed: seed)
    let children = Int.random(in: 1...5, using: &random)
    var queue = ContainmentQueue(ContainmentMachine<Int>(), children: children)
    for _ in 0..<60 where queue.world.problems.isEmpty {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let event = event(for: queue, includesLosses: includesLosses, queues: seed.isMultiple(of: 2), using: &random)
        queue.feed(event)
        // The model reads from the machine which list remains, so that no event may occur in between.
        if case .withdrawn = event { queue.performAll() }
      } else {
        queue.performNext()
      }
      if Int.random(in: 0..<8, using: &random) == 0 { queue.performAll() }
    }
    queue.performAll()
    // Each pending request may be animated, one after the other. The number is limited, because a machine that never
    // comes to rest would otherwise not fail.
    for _ in 0...queue.world.requestRecords.count {
      guard let animation = queue.animation else { break }
      queue.feed(.animationEnded(generation: animation.generation, at: animation.heading))
      queue.performAll()
    }
    queue.world.require(queue.subject.isAtRest, 4, "everything comes to rest")
    queue.feed(.hostIsDeallocated)
    queue.performAll()
    guard !queue.world.problems.isEmpty else { return nil }
    return "seed \(seed)\n\(queue.history.map { "\($0)\n" }.joined())\(queue.world.problems)"
  }

  private static func event(
    for queue: ContainmentQueue<ContainmentMachine<Int>>,
    includesLosses: Bool,
    queues: Bool,
    using random: inout SplitMix64
  ) -> ContainmentEvent {
    let policies = TransitionPolicy.allCases.filter { $0 != .queue || queues }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .hostViewDidLoad
    case 1, 2: return .hostWillAppear(animated: .random(using: &random))
    case 3, 4: return .hostDidAppear
    case 5: return .hostWillDisappear(animated: .random(using: &random))
    case 6: return .hostDidDisappear
    case 7, 8, 9:
      if let animation = queue.animation {
        let isExpected = Int.random(in: 0..<4, using: &random) > 0
        return .animationEnded(
          generation: animation.generation,
          at: isExpected ? animation.heading : animation.heading.opposite
        )
      }
    // With both, the model could not determine the list that a gesture returns to while others are queued.
    case 11 where !queues:
      return .interactionBegan(generation: queue.world.lastGeneration + .random(in: 0...1, using: &random))
    case 12,
      13 where !queues:
      return .interactionEnded(
        generation: queue.world.lastGeneration + .random(in: 0...1, using: &random),
        at: AnimationPosition.allCases.randomElement(using: &random) ?? .end
      )
    case 14 where queue.items.isEmpty && !queue.world.requestRecords.isEmpty:
      return .withdrawn(RequestID(.random(in: 1...queue.world.requestRecords.count, using: &random)))
    case 10 where includesLosses:
      if let child = queue.world.children.randomElement(using: &random) { return .childVanished(child) }
    default:
      break
    }
    let all = Array(queue.world.childRecords.indices).shuffled(using: &random)
    return .request(
      .init(
        queue.nextRequest,
        children: Array(all.prefix(.random(in: 0...all.count, using: &random))),
        animated: Int.random(in: 0..<4, using: &random) > 0,
        policy: policies.randomElement(using: &random) ?? .finishThenLatest,
        isInteractive: !queues && Int.random(in: 0..<6, using: &random) == 0
      )
    )
  }
}
