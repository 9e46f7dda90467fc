/// An area that marks are limited to.
public indirect enum SceneClip: Codable, Equatable, Sendable {
  /// The properties of a mask that let a mark through.
  public enum Channel: String, Codable, Sendable {
    /// The mark is visible where the mask is opaque.
    case opaque
    /// The mark is visible where the mask is transparent.
    case transparent
    /// The mark is visible where the mask is bright.
    case bright
  }

  /// The inside of a path.
  case path(ScenePath, isEvenOdd: Bool)
  /// The extent of marks.
  case mask([SceneMark], Channel)
}
