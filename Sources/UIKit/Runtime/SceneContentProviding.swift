package import DisplayScene

/// A view that shows something besides its background and subviews.
@MainActor
package protocol SceneContentProviding: UIView {
  /// What the view shows, in its own coordinates, from back to front.
  func sceneContent() -> [SceneContent]
}
