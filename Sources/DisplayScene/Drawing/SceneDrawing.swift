public import Foundation

/// What an app has drawn by code: marks on a plane, of which a rectangle is shown.
///
/// A drawing has no pixels. It stays sharp at any size, and it takes no more room than the calls that made it.
public struct SceneDrawing: Codable, Equatable, Sendable {
  /// The part of the plane that is shown; marks are clipped to it.
  public var bounds: CGRect
  /// The rectangle that ``bounds`` fills, in the coordinates of what contains the drawing.
  public var rect: CGRect
  /// The marks, from back to front.
  public var marks: [SceneMark]
  /// The color that replaces the drawing's own colors, keeping its transparency; `nil` keeps them.
  public var tint: SceneColor?

  /// Creates a drawing that shows a part of the plane in its own size, or in a rectangle.
  public init(bounds: CGRect, rect: CGRect? = nil, marks: [SceneMark], tint: SceneColor? = nil) {
    self.bounds = bounds
    self.rect = rect ?? bounds
    self.marks = marks
    self.tint = tint
  }
}
