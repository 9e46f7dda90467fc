/// A piece of content that a layer shows in its own coordinates.
public enum SceneContent: Codable, Equatable, Sendable {
  /// Lines of text.
  case text(SceneText)
  /// A bitmap image.
  case image(SceneImage)
  /// A drawing of strokes and fills.
  case shape(SceneShape)
  /// An activity indicator, at one of its positions.
  case spinner(SceneSpinner)
  /// What is below the layer, blurred.
  case backdrop(SceneBackdrop)
  /// A drawing by the app's code.
  case drawing(SceneDrawing)
}
