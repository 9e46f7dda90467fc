/// What a child has been told about its appearance so far.
///
/// The only way from one value to another is ``advance(to:)``, which answers with the calls UIKit needs for
/// it. So a call that is not legal cannot be asked for: two begins in one direction, an end without a begin,
/// a step left out.
enum ChildAppearance: Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// The calls of one step: a begin, an end, both in this order, or none.
  struct Steps: Hashable {
    /// The direction of the begin, `true` for appearing; `nil` when none is needed.
    var begins: Bool?
    var ends: Bool

    static let none = Steps(begins: nil, ends: false)
  }

  /// Moves towards `goal` and returns the calls that take the child there.
  ///
  /// A child never goes back to the middle of a way it has completed: one that has appeared is not made to
  /// appear again, and one that never appeared has nothing to disappear from. A way that is turned round in
  /// the middle needs a second begin, in the other direction, as UIKit's own interrupted transitions have it.
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
