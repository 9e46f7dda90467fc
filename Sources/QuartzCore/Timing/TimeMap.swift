/// A linear map from the time of the clock, or of a superlayer, to the time of a layer.
struct TimeMap: Equatable {
  /// The seconds of the inner time per second of the outer time; 0 where time is paused.
  var rate = 1.0
  /// The inner time at the outer time 0.
  var offset: TimeInterval = 0

  /// A Boolean value that indicates whether a layer has ever had a time other than that of the clock.
  @MainActor static var isUsed = false

  func apply(_ time: TimeInterval) -> TimeInterval { rate * time + offset }

  /// Returns the outer time for an inner time.
  ///
  /// Where time is paused there is none, and the result is the inner time.
  func inverse(_ time: TimeInterval) -> TimeInterval { rate == 0 ? time : (time - offset) / rate }

  /// Returns the map that applies this map, and then another.
  func followed(by next: TimeMap) -> TimeMap {
    TimeMap(rate: rate * next.rate, offset: next.apply(offset))
  }
}
