/// Decides when tasks have come to rest, by looking after each round in which everybody in the main queue ran once.
@MainActor
struct TaskWatch {
  /// How many rounds are enough when nothing is seen. What waits in the main queue, for a task or for a block of the app's,
  /// is seen by nobody, and each link of a chain takes a round.
  static let fewRounds = 8
  static let manyRounds = 24
  /// Who sets out again and again, such as a task that asks whether something has happened, must not stop the time.
  private static let mostDepartures = 240
  /// Who takes longer than this may be waiting for the time to go on.
  private static let patience = Duration.seconds(1)

  /// How many have been waited for in vain, which is not done twice.
  private static var givenUp: UInt64 = 0

  private var last = ExecutorActivity.jobs
  private var quietRounds = 0
  private var departures = 0
  private var waitingSince: ContinuousClock.Instant?

  /// Looks once more. Returns whether tasks have come to rest, or are not to be waited for.
  mutating func isOver(after rounds: Int) -> Bool {
    let jobs = ExecutorActivity.jobs
    defer { last = jobs }
    Self.givenUp = min(Self.givenUp, jobs.underWay)
    if jobs != last {
      (quietRounds, waitingSince) = (0, nil)
      departures += 1
      return departures > Self.mostDepartures
    }
    if jobs.underWay > Self.givenUp {
      let now = ContinuousClock.now
      let start = waitingSince ?? now
      waitingSince = start
      if now - start < Self.patience { return false }
      Self.givenUp = jobs.underWay
    }
    quietRounds += 1
    return quietRounds >= rounds
  }
}
