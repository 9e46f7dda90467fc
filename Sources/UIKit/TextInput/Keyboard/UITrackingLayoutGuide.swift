/// A guide that tracks an object that moves on the screen.
///
/// - Note: Constraints that are active near an edge or away from it are not available, because the tracked object, the
///   keyboard, is always at the bottom edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Creates a guide that tracks no edges.
  public override init() { super.init() }

  /// Creates a guide from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
