/// The rest of a layer's running animations, as key frames of everything that they change.
///
/// Where a frame has an animation for a layer, the frame contains the values at which the animation ends, and a display
/// plays the key frames by itself. The values between two key frames are interpolated linearly. Curves, springs, additive
/// animations and the effects of transitions all take this form, so a display does not have to implement any of them.
public struct SceneAnimation: Codable, Equatable, Sendable {
  /// The values of the layer at one instant.
  public struct Keyframe: Codable, Equatable, Sendable {
    /// The time since the beginning, as a fraction of the duration.
    public var offset: Double
    /// The geometry.
    public var geometry: SceneGeometry
    /// The opacity.
    public var opacity: Double
    /// A Boolean value that indicates whether the layer is hidden.
    public var isHidden: Bool
    /// The appearance of the rectangle.
    public var style: SceneStyle

    /// Creates a key frame.
    public init(offset: Double, geometry: SceneGeometry, opacity: Double, isHidden: Bool, style: SceneStyle) {
      self.offset = offset
      self.geometry = geometry
      self.opacity = opacity
      self.isHidden = isHidden
      self.style = style
    }
  }

  /// The number of the animation, which is unique.
  public var id: Int
  /// The time of the first key frame, in seconds on the machine's monotonic clock.
  public var begin: Double
  /// The duration from the first key frame to the last, in seconds.
  public var duration: Double
  /// A Boolean value that indicates whether the key frames repeat until the animation is removed.
  public var repeats: Bool
  /// The key frames, at least two, in the order of time.
  public var keyframes: [Keyframe]

  /// Creates an animation.
  public init(id: Int, begin: Double, duration: Double, repeats: Bool, keyframes: [Keyframe]) {
    self.id = id
    self.begin = begin
    self.duration = duration
    self.repeats = repeats
    self.keyframes = keyframes
  }
}
