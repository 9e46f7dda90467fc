/// An end of an animated transition.
///
/// The position is one of the *animation*, as in UIKit: a reversed transition runs to its `start`.
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
