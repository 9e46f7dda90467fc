/// A layer whose initializers can be called on a class that is determined at run time.
///
/// - Note: Not API; the protocol for views and controllers in UIKit explains it.
@MainActor
public protocol _RuntimeCreatableLayer {}

extension CALayer: _RuntimeCreatableLayer {}

extension _RuntimeCreatableLayer where Self: CALayer {
  /// Creates a layer with the actual class's `init()`.
  @_disfavoredOverload public init() {
    // Safe: the initializer of the class created the object.
    self = unsafeDowncast(LayerConstruction.make(Self.self), to: Self.self)
  }
}
