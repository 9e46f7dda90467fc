/// Preferences for the speed and the number of repetitions of a symbol effect.
///
/// The static members create options, and the members of the same names return a copy with one more preference:
/// `.repeat(3).speed(2)`.
public struct SymbolEffectOptions: Sendable {
  /// The preferred repetition; `nil` is that of the effect.
  package private(set) var repetition: RepeatBehavior?
  /// The factor of the speed.
  package private(set) var speedFactor: Double = 1

  private static let speeds = 0.1...10.0
  private static let counts = 1...1000

  /// The options without a preference.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  // MARK: - Repeating

  /// Options that prefer to repeat the effect until it is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }

  /// The options, with the preference to repeat the effect until it is removed.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }

  /// Options that prefer not to repeat the effect.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// The options, with the preference not to repeat the effect.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = RepeatBehavior(count: 1) } }

  /// Returns options with the number of times that the effect is shown.
  ///
  /// If the number is `nil`, it is that of the effect. A number is limited to the range from 1 to 1000.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

  /// Returns the options with the number of times that the effect is shown.
  ///
  /// If the number is `nil`, it is that of the effect. A number is limited to the range from 1 to 1000.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = count.map { RepeatBehavior(count: Self.limited($0)) } }
  }

  /// Returns options with the behavior of a repeated effect.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Returns the options with the behavior of a repeated effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }

  static func limited(_ count: Int) -> Int { min(max(count, counts.lowerBound), counts.upperBound) }

  // MARK: - Speed

  /// Returns options with a factor of the effect's speed.
  ///
  /// The default is 1. A factor is limited to the range from 0.1 to 10.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// Returns the options with a factor of the effect's speed.
  ///
  /// The default is 1. A factor is limited to the range from 0.1 to 10.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    with { $0.speedFactor = speed.isNaN ? 1 : min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }
  }
}
