import DisplayScene

/// A drawing that is drawn in contexts repeatedly.
public final class CGLayer {
  /// The size of the layer, in the coordinates of the context for which it was created.
  public let size: CGSize
  /// The context that draws in the layer, whose coordinates begin at zero.
  public let context: CGContext?

  /// Creates a layer for a context.
  ///
  /// The result is `nil` if the size is empty.
  ///
  /// - Note: A layer has no pixels, so that it is sharp in other contexts, too.
  /// - Parameters:
  ///   - context: The context in which the layer will be drawn.
  ///   - size: The size of the layer.
  ///   - auxiliaryInfo: Reserved. It is `nil`.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: 1, isOpaque: false)
  }
}

extension CGContext {
  /// Draws what a layer contains in its own size.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - point: The place of the layer's origin, in user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  /// Draws what a layer contains, scaled to a rectangle of user space.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard var drawing = layer.context?.drawing else { return }
    drawing.rect = rect.standardized
    let area = SceneMark.Kind.fill(PathElements(PathShapes.rect(rect)).scene, .color(.black), isEvenOdd: false)
    add(.drawing(drawing), map: drawingCTM, area: area)
  }
}
