@testable import Stateroom
import Testing

/// The ledger's only door: every step from every appearance to every other.
struct ChildAppearanceTests {
  static let all: [ChildAppearance] = [.disappeared, .appearing, .appeared, .disappearing]

  @Test(arguments: all, all)
  func `Steps are legal and lead to the goal`(start: ChildAppearance, goal: ChildAppearance) {
    var appearance = start
    let steps = appearance.advance(to: goal)
    #expect(Self.perform(steps, from: start) == appearance)
    if steps == .none {
      let wouldGoBack =
        (start == .appeared && goal == .appearing) || (start == .disappeared && goal == .disappearing)
      #expect(start == goal || wouldGoBack)
    } else {
      #expect(appearance == goal)
    }
  }

  /// UIKit's rule, implemented again: a begin goes in the other direction, an end follows a begin.
  private static func perform(
    _ steps: ChildAppearance.Steps,
    from start: ChildAppearance
  ) -> ChildAppearance? {
    var appearance = start
    if let appearing = steps.begins {
      let isAway = appearance == .disappeared || appearance == .disappearing
      guard appearing == isAway else { return nil }
      appearance = appearing ? .appearing : .disappearing
    }
    if steps.ends {
      switch appearance {
      case .appearing: appearance = .appeared
      case .disappearing: appearance = .disappeared
      case .appeared, .disappeared: return nil
      }
    }
    return appearance
  }
}
