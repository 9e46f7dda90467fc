/// A layer whose initializers can be called on a class that is determined at run time.
///
/// - Note: Not API; see ``_ConstructibleResponder``, which explains how it works and why it must stay `open`.
open class _ConstructibleLayer: CALayer {
  /// Creates a layer without size.
  public required override init() { super.init() }

  /// Creates a copy of a layer for its presentation.
  public required override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates layers of classes that are determined at run time, as the Objective-C runtime does.
@MainActor
package enum LayerConstruction {
  /// Creates an instance with the class's own `init()`.
  @inline(never)
  package static func make(_ type: CALayer.Type) -> CALayer {
    // Safe: only the slot that CALayer declares is used, and every subclass of it has that slot.
    unsafeBitCast(type, to: _ConstructibleLayer.Type.self).init() as CALayer
  }

  /// Creates a copy of a layer with the class's own `init(layer:)`.
  @inline(never)
  static func makePresentation<Layer: CALayer>(of layer: Layer) -> Layer {
    let copy =
      unsafeBitCast(type(of: layer as CALayer), to: _ConstructibleLayer.Type.self).init(layer: layer) as CALayer
    // Safe: the initializer of the layer's own class made it.
    return unsafeDowncast(copy, to: Layer.self)
  }
}
