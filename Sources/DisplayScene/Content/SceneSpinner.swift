public import Foundation

/// An activity indicator of spokes at one of its positions.
public struct SceneSpinner: Codable, Equatable, Sendable {
  /// The center of the indicator.
  public var center: CGPoint
  /// The distance from the center to the ends of the spokes.
  public var radius: Double
  /// The color of the leading spoke.
  public var color: SceneColor
  /// The number of spokes.
  public var spokes: Int
  /// The index of the leading spoke, counted clockwise from the top.
  public var leadingSpoke: Int

  /// Creates an activity indicator.
  public init(center: CGPoint, radius: Double, color: SceneColor, spokes: Int, leadingSpoke: Int) {
    self.center = center
    self.radius = radius
    self.color = color
    self.spokes = spokes
    self.leadingSpoke = leadingSpoke
  }

  /// Returns the opacity of a spoke: 1 for the leading one, decreasing for those it has passed.
  public func opacity(ofSpoke index: Int) -> Double {
    let behind = (leadingSpoke - index) % spokes
    let steps = behind < 0 ? behind + spokes : behind
    return 1 - 0.8 * Double(steps) / Double(spokes - 1)
  }

  /// The angle of a spoke, clockwise from the top, in full turns.
  package func turn(ofSpoke index: Int) -> Double { Double(index) / Double(spokes) }

  /// The width of a spoke, whose ends are round.
  package var spokeWidth: Double { radius * 0.25 }

  /// The distances between which the middle line of a spoke lies, from the center.
  package var spoke: ClosedRange<Double> { radius * 0.52...radius - spokeWidth / 2 }
}
