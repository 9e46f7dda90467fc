/// One thing that a layer shows in its own coordinates.
public enum SceneContent: Codable, Equatable, Sendable {
  /// Lines of text.
  case text(SceneText)
  /// A picture made of pixels.
  case image(SceneImage)
  /// A drawing made of lines and areas.
  case shape(SceneShape)
  /// A turning activity indicator, at one of its positions.
  case spinner(SceneSpinner)
}
