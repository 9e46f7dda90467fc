/// A size in pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size of the screen in pixels, in portrait.
  public nonisolated let size: CGSize

  /// The ratio of the width of a pixel to its height, which is 1.
  public nonisolated let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }

  /// Returns whether another object is a mode with the same size.
  open override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}
