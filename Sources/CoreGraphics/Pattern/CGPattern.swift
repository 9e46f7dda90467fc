import DisplayScene

/// A cell that is repeated in both directions to fill or to stroke paths.
///
/// A colored pattern has its own colors. One that is not colored is a stencil, whose color is given when it is used.
///
/// The coordinates of the pattern are transformed by its matrix to the coordinates that a context initially has: those
/// of the pixels of a bitmap, whose y axis points up, or those of UIKit, whose y axis points down.
public final class CGPattern {
  /// The transform of the coordinates of the pattern.
  let matrix: CGAffineTransform
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let step: CGSize
  private let callbacks: CGPatternCallbacks
  private var cell: SceneDrawing?

  /// Creates a pattern.
  ///
  /// The result is `nil` if the bounds are empty or a distance is zero.
  ///
  /// - Parameters:
  ///   - info: A pointer that the functions receive.
  ///   - bounds: The rectangle of the cell, in the coordinates of the pattern, to which drawing is clipped.
  ///   - matrix: The transform of the coordinates of the pattern to the first ones of a context.
  ///   - xStep: The horizontal distance of cells.
  ///   - yStep: The vertical distance of cells.
  ///   - tiling: The adjustment to pixels, which is not necessary here.
  ///   - isColored: A Boolean value that indicates whether the pattern has its own colors.
  ///   - callbacks: The functions of the pattern. The cell is drawn once, when the pattern is first used for a color.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height, xStep, yStep]
    guard bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    self.isColored = isColored
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The area that is repeated, in the coordinates of the pattern.
  var tile: SceneDrawing {
    if let cell { return cell }
    let context = CGContext(bounds: bounds, scale: 1, isOpaque: false)
    callbacks.drawPattern?(info, context)
    let drawn = SceneMark(.drawing(context.drawing))
    var marks: [SceneMark] = []
    // Cells that are larger than their distance overlap those after them.
    for row in 0..<Self.count(bounds.height, step.height) {
      for column in 0..<Self.count(bounds.width, step.width) {
        var mark = drawn
        mark.map = AffineMap(tx: -CGFloat(column) * step.width, ty: -CGFloat(row) * step.height)
        marks.append(mark)
      }
    }
    let tile = SceneDrawing(bounds: CGRect(origin: bounds.origin, size: step), marks: marks)
    cell = tile
    return tile
  }

  /// Returns the number of cells of a length that reach into one of them.
  private static func count(_ length: CGFloat, _ step: CGFloat) -> Int {
    max(1, min(100, Int((length / step).rounded(.up))))
  }
}
