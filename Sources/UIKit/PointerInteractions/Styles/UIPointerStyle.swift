/// The effect and the shape of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  enum Content {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  private(set) var content = Content.system

  // MARK: - Creating Pointer Styles

  /// Creates a style with an effect, and a shape that replaces the one of the effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape))
  }

  /// Creates a style with a shape of the pointer.
  ///
  /// - Parameters:
  ///   - shape: The shape, relative to the location of the pointer.
  ///   - axes: The axes along which the pointer remains in the center of the region.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

  /// Returns a style without a pointer.
  public class func hidden() -> Self { make(.hidden) }

  /// Returns a style with the system's pointer.
  public class func system() -> Self { make(.system) }

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  private static func make(_ content: Content) -> Self {
    guard let style = UIPointerStyle(content) as? Self else {
      misuse("\(self) cannot create a style. Call hidden() and system() on UIPointerStyle itself, not on a subclass")
    }
    return style
  }

  /// Returns the style itself, because it is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPointerStyle {
  /// A Boolean value that indicates whether the system's pointer is hidden.
  var hidesPointer: Bool {
    switch content {
    case .system: false
    case .hidden, .shape: true
    case .effect(let effect, let shape): effect.hidesPointer || shape != nil
    }
  }

  /// The outline that replaces the system's pointer and follows its location, and the axes along which it does not.
  var followingShape: (outline: UIBezierPath, constrainedAxes: UIAxis)? {
    switch content {
    case .system, .hidden: return nil
    case .shape(let shape, let axes): return (shape.outline, axes)
    case .effect(let effect, let shape?) where !effect.hidesPointer:
      switch shape {
      // The other shapes are at a place of the container.
      case .verticalBeam, .horizontalBeam: return (shape.outline, [])
      case .path, .roundedRect: return nil
      }
    case .effect: return nil
    }
  }
}
