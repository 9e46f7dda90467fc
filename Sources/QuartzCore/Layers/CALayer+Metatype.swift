/// A layer whose initializers can be called on a class that is determined at run time.
///
/// - Note: Not API; the protocol for views and controllers in UIKit explains it.
@MainActor
public protocol _RuntimeCreatableLayer {}

extension CALayer: _RuntimeCreatableLayer {}

extension _RuntimeCreatableLayer where Self: CALayer {
  /// Creates a layer with the actual class's `init()`.
  @_silgen_name("_quartzCore_createLayer") @_disfavoredOverload public init()

  /// Creates a layer with the `init()` of the class that is called.
  ///
  /// - Note: Not API. It is the implementation of `init()`.
  @_silgen_name("_quartzCore_createLayer") public static func _make() -> Self {
    // Safe: the initializer of the class created the object.
    unsafeDowncast(LayerConstruction.make(self), to: self)
  }
}
