/// Something that has coordinates of its own: a view, a window, a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinates.
  var bounds: CGRect { get }
}
