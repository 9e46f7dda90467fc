/// The appearance of a child, according to the calls that were made.
///
/// A value changes only by ``advance(to:)``, which returns the calls that UIKit requires. An illegal call is therefore
/// impossible: two begins in one direction, an end without a begin, or a missing step.
enum ChildAppearance: Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// The calls of one step: a begin, an end, both in this order, or none.
  struct Steps: Hashable {
    /// The direction of the begin, `true` for appearing, or `nil` if none is needed.
    var begins: Bool?
    var ends: Bool

    static let none = Steps(begins: nil, ends: false)
  }

  /// Changes the appearance to `goal` and returns the required calls.
  ///
  /// A child never returns to the middle of a completed change: a child that has appeared does not appear again, and a
  /// child that has never appeared does not disappear. A change that is reversed before its end needs a second begin,
  /// in the other direction, as in UIKit's own interrupted transitions.
  mutating func advance(to goal: ChildAppearance) -> Steps {
    switch (self, goal) {
    case (.disappeared, .disappeared), (.disappeared, .disappearing),
      (.appearing, .appearing),
      (.appeared, .appeared), (.appeared, .appearing),
      (.disappearing, .disappearing):
      return .none

    case (.disappeared, .appearing), (.disappearing, .appearing):
      self = goal
      return Steps(begins: true, ends: false)

    case (.disappeared, .appeared), (.disappearing, .appeared):
      self = goal
      return Steps(begins: true, ends: true)

    case (.appearing, .disappearing), (.appeared, .disappearing):
      self = goal
      return Steps(begins: false, ends: false)

    case (.appearing, .disappeared), (.appeared, .disappeared):
      self = goal
      return Steps(begins: false, ends: true)

    case (.appearing, .appeared), (.disappearing, .disappeared):
      self = goal
      return Steps(begins: nil, ends: true)
    }
  }
}
