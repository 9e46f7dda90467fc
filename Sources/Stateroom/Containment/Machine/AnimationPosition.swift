/// One of the two ends of an animated transition.
///
/// They are ends of the *animation*, as in UIKit: a reversed transition runs towards its `start`.
enum AnimationPosition: Hashable, Sendable, CaseIterable {
  case start
  case end

  var opposite: Self {
    switch self {
    case .start: .end
    case .end: .start
    }
  }
}
