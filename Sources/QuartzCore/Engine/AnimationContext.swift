/// The running animation block, with the settings that nested blocks inherit and the timeline of its changes.
@MainActor
package final class AnimationContext {
  /// The innermost running block; `nil` outside of blocks and where changes must not animate.
  package private(set) static var current: AnimationContext?

  /// A Boolean value that indicates whether changes can animate: neither the app nor the transaction disables it.
  package static var areChangesAnimated: Bool {
    AnimationEngine.shared.areAnimationsEnabled && !TransactionStack.shared.disablesActions
  }

  /// The block that records changes; `nil` where changes take effect immediately.
  package static var recording: AnimationContext? { areChangesAnimated ? current : nil }

  package let settings: AnimationSettings
  package let segment: TimelineSegment
  package let timeline: Timeline
  /// The recorder of key frames; `nil` if the block is not a block of key frames.
  package let keyframes: KeyframeRecorder?
  /// A Boolean value that indicates whether the timeline belongs to a property animator.
  ///
  /// The animator also controls nested blocks.
  package let isOfAnimator: Bool
  private var resizedHosts: [any LayerHost] = []

  package init(
    settings: AnimationSettings, segment: TimelineSegment, of timeline: Timeline,
    keyframes: KeyframeRecorder? = nil, isOfAnimator: Bool = false
  ) {
    self.settings = settings
    self.segment = segment
    self.timeline = timeline
    self.keyframes = keyframes
    self.isOfAnimator = isOfAnimator
  }

  /// Runs a block in this context and records its changes.
  package func run(_ animations: () -> Void) {
    let isOutermost = Self.current == nil
    Self.withCurrent(self) {
      animations()
      if isOutermost { AnimationCapture.takeAlongside()?() }
      layOutResizedHosts()
      keyframes?.finish(over: segment, on: timeline)
    }
  }

  /// Adds an effect to a layer for the duration of the running block.
  ///
  /// Does nothing where changes do not animate.
  package static func add(_ effect: TransitionEffect, to layer: CALayer) {
    guard let recording else { return }
    layer.add(LayerAnimation(.effect(effect), of: layer, over: recording.segment, on: recording.timeline))
  }

  /// Returns a context like this one whose animations repeat.
  package func repeating(count: Double, autoreverses: Bool) -> AnimationContext {
    let segment = timeline.addSegment(
      start: segment.start, duration: segment.duration, curve: segment.curve, repeatCount: max(count, 0),
      autoreverses: autoreverses)
    return AnimationContext(settings: settings, segment: segment, of: timeline, isOfAnimator: isOfAnimator)
  }

  /// Runs a block whose changes take effect immediately.
  package static func runWithoutRecording(_ actions: () -> Void) { withCurrent(nil, run: actions) }

  /// Makes a context the current one, and returns the previous one, which must be restored later.
  ///
  /// Blocks whose beginning and end are separate calls use it.
  package static func exchangeCurrent(for context: AnimationContext?) -> AnimationContext? {
    defer { current = context }
    return current
  }

  private static func withCurrent(_ context: AnimationContext?, run body: () -> Void) {
    let outer = current
    current = context
    defer { current = outer }
    body()
  }

  /// Animates a property from its previous value to the value that was set.
  func record(
    _ property: LayerProperty, of layer: CALayer, from old: LayerAppearance, to new: LayerAppearance
  ) {
    if property == .boundsSize, settings.laysOutSubviews, let host = layer.host { resizedHosts.append(host) }
    let (from, to) = (property.value(in: old), property.value(in: new))
    let start = takesOverFromScreen(property, of: layer) ? Self.presentedStart(property, of: layer, model: old) : from
    if let keyframes {
      keyframes.record(property, of: layer, from: start, to: to)
    } else if !retarget(property, of: layer, to: to) {
      layer.add(
        LayerAnimation(
          .property(property, AnimationTrack(from: start, to: to)), of: layer, over: segment, on: timeline))
    }
  }

  /// Returns whether an animation begins at the value on screen.
  ///
  /// An animation that replaces others does so on request.
  private func takesOverFromScreen(_ property: LayerProperty, of layer: CALayer) -> Bool {
    guard settings.beginsFromCurrentState else { return false }
    return !segment.isAdditive(property)
      || layer.animations.contains { $0.property == property && !$0.isAdditive }
  }

  private static func presentedStart(
    _ property: LayerProperty, of layer: CALayer, model: LayerAppearance
  ) -> AnimatableValue {
    // The previous model is passed, because the layer's own model has already changed.
    property.value(in: layer.appearance(of: model, at: AppRuntime.shared.now))
  }

  /// Changes the end value of a property that the block sets a second time.
  ///
  /// Returns `false` if it is the first time.
  private func retarget(_ property: LayerProperty, of layer: CALayer, to value: AnimatableValue) -> Bool {
    guard !segment.isAdditive(property),
      let running = layer.animations.first(where: { $0.property == property && $0.segment === segment })
    else { return false }
    running.retarget(to: value)
    return true
  }

  /// Lays out the views whose size the block changed, so that their subviews animate with them.
  private func layOutResizedHosts() {
    let hosts = resizedHosts
    resizedHosts = []
    for host in hosts { host.layerLayoutIfNeeded() }
  }
}
