/// The settings that an animation block specifies, or inherits from the surrounding block.
package struct AnimationSettings {
  package var duration: TimeInterval
  package var delay: TimeInterval = 0
  package var curve: TimingCurve
  package var repeatCount = 1.0
  package var autoreverses = false
  package var beginsFromCurrentState = false
  package var allowsUserInteraction = false
  package var laysOutSubviews = false

  /// Creates the settings of a block.
  package init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }
}
