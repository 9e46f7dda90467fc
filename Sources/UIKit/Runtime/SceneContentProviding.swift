package import DisplayScene

/// A view that shows something besides its background and subviews.
@MainActor
package protocol SceneContentProviding: UIView {
  /// Returns the content of the view, in its own coordinates, from back to front.
  func sceneContent() -> [SceneContent]
}
