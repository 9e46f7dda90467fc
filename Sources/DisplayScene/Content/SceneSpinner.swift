public import Foundation

/// A turning wheel of spokes at one of its positions.
public struct SceneSpinner: Codable, Equatable, Sendable {
  /// The middle of the wheel.
  public var center: CGPoint
  /// How far out the spokes reach.
  public var radius: Double
  /// The color of the spoke that leads.
  public var color: SceneColor
  /// How many spokes there are.
  public var spokes: Int
  /// Which spoke leads, counted clockwise from the top.
  public var leadingSpoke: Int

  /// Creates a wheel.
  public init(center: CGPoint, radius: Double, color: SceneColor, spokes: Int, leadingSpoke: Int) {
    self.center = center
    self.radius = radius
    self.color = color
    self.spokes = spokes
    self.leadingSpoke = leadingSpoke
  }

  /// How opaque a spoke is: the leading one fully, those it has passed less and less.
  public func opacity(ofSpoke index: Int) -> Double {
    let behind = (leadingSpoke - index) % spokes
    let steps = behind < 0 ? behind + spokes : behind
    return 1 - 0.8 * Double(steps) / Double(spokes - 1)
  }
}
