/// A range of frame rates: the minimum, the maximum, and the preferred one, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum acceptable frame rate.
  public var minimum: Float
  /// The maximum frame rate.
  public var maximum: Float
  /// The preferred frame rate.
  ///
  /// The default is the maximum.
  public var preferred: Float?

  /// The frame rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
