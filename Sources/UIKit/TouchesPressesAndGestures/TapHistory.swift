/// A counter of the touches that begin in a view at one location and in quick succession.
@MainActor
struct TapHistory {
  private weak var view: UIView?
  private var place = CGPoint.zero
  private var time = -TimeInterval.infinity
  private var taps = 0

  // The maximum interval and distance between the taps of a double tap are approximations of iOS, not measured.
  private static let interval: TimeInterval = 0.35
  private static let distance: CGFloat = 45

  mutating func count(in view: UIView, at place: CGPoint, time: TimeInterval) -> Int {
    let isNear = abs(place.x - self.place.x) <= Self.distance && abs(place.y - self.place.y) <= Self.distance
    let continues = self.view === view && isNear && time - self.time <= Self.interval
    taps = continues ? taps + 1 : 1
    self.view = view
    self.place = place
    self.time = time
    return taps
  }
}
