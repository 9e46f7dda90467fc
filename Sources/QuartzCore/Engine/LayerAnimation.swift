/// An animation of one layer over a segment of a timeline.
///
/// Animation blocks, transitions, and the animations that an app adds to layers all use this class; they differ in
/// their content.
@MainActor
package final class LayerAnimation {
  /// The content of the animation.
  enum Content {
    /// A property that a block has changed.
    case property(LayerProperty, AnimationTrack)
    /// The effect of a transition between views.
    case effect(TransitionEffect)
    /// An animation that the app has added; its segment only determines its end.
    case media(MediaAnimation, source: CAAnimation)
  }

  private(set) var content: Content
  let segment: TimelineSegment
  /// The timeline that the animation plays on.
  ///
  /// The animation owns it, because a paused animation stays on its layer even when no other object references the
  /// timeline.
  package let timeline: Timeline
  package private(set) weak var layer: CALayer?
  /// The key with which the app has added the animation.
  let key: String?
  /// The progress of the animation when its animator was stopped.
  private var haltedProgress: Double?
  /// The object that displays the layer again while the animation runs; `nil` if its contents do not depend on it.
  var redisplay: LayerRedisplay?
  /// The transactions whose completion depends on the end of this animation.
  private var transactionGroups = CATransaction.openCompletionGroups

  init(
    _ content: Content, of layer: CALayer, over segment: TimelineSegment, on timeline: Timeline, key: String? = nil
  ) {
    self.content = content
    self.layer = layer
    self.key = key
    self.segment = segment
    self.timeline = timeline
    for group in transactionGroups { group.enter() }
  }

  /// Creates an animation of an effect.
  package convenience init(
    _ effect: TransitionEffect, of layer: CALayer, over segment: TimelineSegment, on timeline: Timeline
  ) {
    self.init(.effect(effect), of: layer, over: segment, on: timeline)
  }

  /// The property that a block has changed; `nil` for other animations.
  var property: LayerProperty? {
    if case .property(let property, _) = content { property } else { nil }
  }

  /// The animation that the app has added; `nil` for other animations.
  var source: CAAnimation? {
    if case .media(_, let source) = content { source } else { nil }
  }

  /// A Boolean value that indicates whether the animation adds to others instead of replacing them.
  ///
  /// A repeating animation is not additive, because a later animation of the same property must end it.
  var isAdditive: Bool { property.map { segment.isAdditive($0) } ?? false }

  /// A Boolean value that indicates whether key frames of a display contain all that the animation changes.
  package var isInKeyframes: Bool {
    if case .effect(let effect) = content { return effect.isInKeyframes }
    if let layer, layer.isPlacedInSpace { return false }
    // Without group opacity, the opacity of the layer is that of its content and its sublayers.
    if properties.contains(.opacity), layer?.allowsGroupOpacity == false { return false }
    if case .media(let animation, _) = content { return animation.isInKeyframes }
    return properties.allSatisfy(\.isInKeyframes)
  }

  /// The properties that the animation changes; empty for effects.
  package var properties: [LayerProperty] {
    switch content {
    case .property(let property, _): [property]
    case .effect: []
    case .media(let animation, _): animation.properties
    }
  }

  /// The keys of the properties that the animation changes.
  var keys: [String] {
    switch content {
    case .property(let property, _): [property.actionKey]
    case .effect: []
    case .media(let animation, _): animation.keys
    }
  }

  /// The time after which the animation repeats, in seconds of its timeline.
  package var period: TimeInterval {
    if case .media(let animation, _) = content { animation.period } else { segment.period }
  }

  /// Returns the progress of the animation at a time.
  func progress(at time: TimeInterval) -> Double {
    segment.progress(at: timeline.position(at: time), scrubsLinearly: timeline.isScrubbedLinearly)
  }

  /// Applies the animation at a time to an appearance.
  ///
  /// The appearance contains the model and the earlier animations.
  func apply(to appearance: inout LayerAppearance, at time: TimeInterval) {
    switch content {
    case .effect(let effect): effect.apply(to: &appearance, at: progress(at: time))
    case .property(let property, let track):
      let value = track.value(at: progress(at: time))
      let shown = isAdditive ? property.value(in: appearance).adding(value, minus: track.end) : value
      property.set(shown, in: &appearance)
    case .media(let animation, _): animation.apply(to: &appearance, at: timeline.elapsed(at: time) - segment.start)
    }
  }

  /// Replaces the end value of the animation.
  func retarget(to value: AnimatableValue) {
    guard case .property(let property, var track) = content else { return }
    track.retarget(to: value)
    content = .property(property, track)
  }

  // MARK: - Moving the Model

  /// Restores the model value from before the animation.
  func restoreStart() { moveModel { ($0.end, $0.start) } }

  /// Sets the model to the value on screen at a time.
  func halt(at time: TimeInterval) {
    let progress = progress(at: time)
    haltedProgress = progress
    moveModel { ($0.end, $0.value(at: progress)) }
  }

  /// Sets the model of a halted animation to the value at a position.
  func settle(at position: Timeline.Position) {
    guard let haltedProgress, position != .current else { return }
    moveModel { ($0.value(at: haltedProgress), position == .end ? $0.end : $0.start) }
  }

  /// Sets the model from one of the animation's values to another.
  ///
  /// An additive animation adds the difference, so that the model keeps other changes that were made since.
  private func moveModel(_ step: (AnimationTrack) -> (from: AnimatableValue, to: AnimatableValue)) {
    guard let layer, case .property(let property, let track) = content else { return }
    let (from, to) = step(track)
    layer.changeModelWithoutAnimation { model in
      let new = isAdditive ? property.value(in: model).adding(to, minus: from) : to
      property.set(new, in: &model)
    }
  }

  /// Reports the end to the transactions whose completion depends on the animation.
  func reportEnd() {
    let groups = transactionGroups
    transactionGroups = []
    for group in groups { group.leave() }
  }
}
