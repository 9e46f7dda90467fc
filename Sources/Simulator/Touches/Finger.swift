public import Foundation

/// A finger that is on the glass.
public struct Finger: Hashable, Sendable {
  let id: Int
  /// Where it came down.
  public let start: CGPoint
}
