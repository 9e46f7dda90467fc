/// The abstract superclass of the effects that the tilt of the device has on views.
///
/// A subclass overrides ``keyPathsAndRelativeValues(forViewerOffset:)``. The values are added to those on screen, and
/// the properties of the view do not change.
///
/// The device lies flat, and only `Simulator.viewerOffset` tilts it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives the effect.
  ///
  /// The default implementation does nothing.
  open func encode(with coder: NSCoder) {}

  /// Returns a copy of the effect.
  ///
  /// The default implementation returns the effect itself. A subclass with properties that change overrides it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values to add to properties of a view, by their key paths, for a tilt of the device.
  ///
  /// The key paths are relative to the view: `center`, `bounds`, `transform`, `alpha` and their parts, and the
  /// animatable properties of its layer after `layer.`, such as `layer.shadowOffset.width`. Other key paths have no
  /// effect. The default implementation returns `nil`.
  ///
  /// - Parameter viewerOffset: The direction in which the screen faces relative to the viewer, from -1 to 1. The values
  ///   are positive if it faces to the right and down.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
