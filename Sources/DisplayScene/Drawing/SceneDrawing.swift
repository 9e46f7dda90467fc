public import Foundation

/// A drawing that an app has made by code: marks on a plane, of which a rectangle is shown.
///
/// A drawing has no pixels, so that it remains sharp at any size.
public struct SceneDrawing: Codable, Equatable, Sendable {
  /// The part of the plane that is shown, and to which marks are clipped.
  public var bounds: CGRect
  /// The rectangle that ``bounds`` fills, in the coordinates of the drawing's container.
  public var rect: CGRect
  /// The marks, from back to front.
  public var marks: [SceneMark]
  /// The color that replaces the drawing's colors, but not their transparency.
  ///
  /// If the value is `nil`, the drawing has its own colors.
  public var tint: SceneColor?

  /// Creates a drawing that shows a part of the plane in its own size, or in a rectangle.
  public init(bounds: CGRect, rect: CGRect? = nil, marks: [SceneMark], tint: SceneColor? = nil) {
    self.bounds = bounds
    self.rect = rect ?? bounds
    self.marks = marks
    self.tint = tint
  }
}
