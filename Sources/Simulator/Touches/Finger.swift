public import Foundation

/// A touch on the simulated screen.
public struct Finger: Hashable, Sendable {
  let id: Int
  /// The location at which the touch began.
  public let start: CGPoint
}
