extension SymbolEffectOptions {
  /// The way in which an effect is repeated.
  public struct RepeatBehavior: Sendable {
    /// The number of times that the effect is shown; `nil` until it is removed.
    package var count: Int?
    /// The time between two repetitions, in seconds.
    package var delay: Double = 0

    /// The time between two repetitions of a periodic effect, in seconds.
    private static let standardDelay: Double = 0.5
    private static let longestDelay: Double = 3600

    /// A repetition without interruption until the effect is removed.
    public static var continuous: RepeatBehavior { RepeatBehavior() }

    /// A repetition at regular intervals until the effect is removed.
    public static var periodic: RepeatBehavior { periodic() }

    /// Returns a repetition at regular intervals.
    ///
    /// - Parameters:
    ///   - count: The number of times that the effect is shown, from 1 to 1000. If it is `nil`, the effect is repeated
    ///     until it is removed.
    ///   - delay: The time between two repetitions, in seconds. If it is `nil`, the delay is the standard one.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay.flatMap { $0.isNaN ? nil : min(max($0, 0), longestDelay) }
      return RepeatBehavior(count: count.map(SymbolEffectOptions.limited), delay: delay ?? standardDelay)
    }
  }
}
