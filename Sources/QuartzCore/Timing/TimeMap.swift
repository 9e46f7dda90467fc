/// A linear map between two times: that of the clock and that of a layer.
struct TimeMap: Equatable {
  /// The seconds of the inner time per second of the outer; 0 where time is paused.
  var rate = 1.0
  /// The inner time when the outer is 0.
  var offset: TimeInterval = 0

  /// A Boolean value that indicates whether any layer has ever had a time of its own.
  @MainActor static var isUsed = false

  func apply(_ time: TimeInterval) -> TimeInterval { rate * time + offset }

  /// Returns the outer time for an inner one. Where time is paused, it has none, and the inner time is returned.
  func inverse(_ time: TimeInterval) -> TimeInterval { rate == 0 ? time : (time - offset) / rate }

  /// Returns the map that is this one and then another.
  func followed(by next: TimeMap) -> TimeMap {
    TimeMap(rate: rate * next.rate, offset: next.apply(offset))
  }
}
