public import Foundation

/// Parts of a drawing that are stretched independently, such as the corners of a button's background.
public struct SceneSlices: Codable, Equatable, Sendable {
  /// A part of the drawing, and the rectangle in which it is shown.
  public struct Slice: Codable, Equatable, Sendable {
    /// The part, in the coordinates of the drawing's rectangle.
    public var source: CGRect
    /// The rectangle that the part fills.
    public var rect: CGRect

    /// Creates a slice.
    public init(source: CGRect, rect: CGRect) {
      self.source = source
      self.rect = rect
    }
  }

  /// The drawing.
  public var drawing: SceneDrawing
  /// The parts.
  public var slices: [Slice]

  /// Creates slices of a drawing.
  public init(drawing: SceneDrawing, slices: [Slice]) {
    self.drawing = drawing
    self.slices = slices
  }
}
