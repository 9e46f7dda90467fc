package import DisplayScene

/// A view that shows content in addition to its background and subviews.
@MainActor
package protocol SceneContentProviding: UIView {
  /// Returns the content of the view, in its own coordinates, from back to front.
  func sceneContent() -> [SceneContent]
}
