/// An effect that a symbol has.
struct SymbolEffectRun {
  enum Course {
    case cycles(SymbolCycles)
    case hold(SymbolHold)

    /// A Boolean value that indicates whether the course leads to a pose that lasts.
    var isHold: Bool { if case .hold = self { true } else { false } }
  }

  /// The effects that replace each other.
  enum Slot: Equatable {
    case visibility, scale, bounce, pulse, variableColor, wiggle, rotate, breathe
  }

  /// A completion handler, and whether it receives that the effect has finished when the course ends.
  struct Completion {
    let handler: UISymbolEffectCompletion
    var isFinishedAtEnd: Bool
  }

  let effect: any SymbolEffect
  let slot: Slot
  var course: Course
  var completions: [Completion]
  /// A Boolean value that indicates whether the effect is removed at the end of its course.
  var isLeaving = false
  /// A Boolean value that indicates whether the end of a change to a lasting pose has been reported.
  var isSettled = false

  /// The next time at which something has to be done.
  var deadline: TimeInterval? {
    switch course {
    case .cycles(let cycles): cycles.end
    case .hold(let hold): isSettled ? nil : hold.end
    }
  }

  /// A Boolean value that indicates whether the effect moves without an end.
  var isEndless: Bool {
    if case .cycles(let cycles) = course { cycles.count == nil } else { false }
  }

  /// Notes that the effect does not finish.
  mutating func interruptCompletions() {
    for index in completions.indices { completions[index].isFinishedAtEnd = false }
  }

  func pose(at now: TimeInterval, isRightToLeft: Bool) -> SymbolPose {
    switch course {
    case .cycles(let cycles): cycles.pose(at: now, isRightToLeft: isRightToLeft)
    case .hold(let hold): hold.pose(at: now)
    }
  }
}
