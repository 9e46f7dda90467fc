/// A piece of content that a layer shows in its own coordinates.
public enum SceneContent: Codable, Equatable, Sendable {
  /// Lines of text.
  case text(SceneText)
  /// An image made of pixels.
  case image(SceneImage)
  /// A drawing made of strokes and fills.
  case shape(SceneShape)
  /// An activity indicator, at one of its positions.
  case spinner(SceneSpinner)
  /// A drawing by the app's code.
  case drawing(SceneDrawing)
}
