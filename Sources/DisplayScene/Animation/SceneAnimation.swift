public import Foundation

/// The rest of a layer's running animations, as keyframes of all values that they change.
///
/// If a frame has an animation for a layer, the layer has the values at the end of the animation, and a display plays
/// the keyframes. The values between two keyframes are interpolated linearly. Curves, springs, additive animations, and
/// the effects of transitions are all converted to this form, so that a display does not have to implement them.
public struct SceneAnimation: Codable, Equatable, Sendable {
  /// The values of the layer at one instant.
  public struct Keyframe: Codable, Equatable, Sendable {
    /// The time since the beginning, as a fraction of the duration.
    public var offset: Double
    /// The geometry of the layer.
    public var geometry: SceneGeometry
    /// The opacity of the layer.
    public var opacity: Double
    /// A Boolean value that indicates whether the layer is hidden.
    public var isHidden: Bool
    /// The appearance of the rectangle.
    public var style: SceneStyle
    /// The corners to which an opaque rectangle masks the layer; `nil` without such a mask.
    public var maskOutline: [CGPoint]?

    /// Creates a keyframe.
    public init(
      offset: Double, geometry: SceneGeometry, opacity: Double, isHidden: Bool, style: SceneStyle,
      maskOutline: [CGPoint]? = nil
    ) {
      self.offset = offset
      self.geometry = geometry
      self.opacity = opacity
      self.isHidden = isHidden
      self.style = style
      self.maskOutline = maskOutline
    }
  }

  /// The number of the animation, which is unique.
  public var id: Int
  /// The time of the first keyframe, in seconds on the monotonic clock of the machine.
  public var begin: Double
  /// The duration from the first keyframe to the last, in seconds.
  public var duration: Double
  /// A Boolean value that indicates whether the keyframes repeat until the animation is removed.
  public var repeats: Bool
  /// The keyframes, at least two, in the order of time.
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
