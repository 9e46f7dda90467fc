package import DisplayScene

/// An object that converts the running animations of layers to keyframes that a display can play.
///
/// The animations of a layer are a function of time unless they are changed, so they are sampled once, when they begin.
/// A change is detected by comparing how the animations play: they were added or removed, paused, reversed, or
/// retargeted. The app animates a layer frame by frame if its animations cannot be sampled: while an animation is
/// paused or scrubbed, if animations repeat with different periods, and if they change the content of the layer.
///
/// A mask that is an opaque rectangle is animated with the layer that it masks. Other masks are where they are seen.
@MainActor
package final class AnimationBaker {
  /// The number of keyframes per second, before redundant ones are removed.
  private static let rate = 60.0
  /// The maximum number of samples.
  ///
  /// A long animation is sampled at larger intervals.
  private static let maximumSamples = 240

  private struct Baked {
    var signature: Signature
    var animation: SceneAnimation
  }

  /// The values that determine the future of a layer's animations.
  private struct Signature: Equatable {
    struct Part: Equatable {
      /// Weak, because another animation can have the address of one that was deallocated.
      weak var animation: LayerAnimation?
      var playback: Timeline.Playback

      static func == (first: Part, second: Part) -> Bool {
        first.animation != nil && first.animation === second.animation && first.playback == second.playback
      }
    }

    var parts: [Part]
    var clockRate: Double
    var end: SceneAnimation.Keyframe
  }

  private var baked: [Int: Baked] = [:]
  private var current: [Int: Baked] = [:]
  /// The masks that are animated with the layers that they mask.
  private var masks: Set<ObjectIdentifier> = []
  private var nextID = 1
  private var now: TimeInterval = 0
  private var uptime: TimeInterval = 0
  private var clockRate = 1.0

  package init() {}

  /// Captures the main screen, with layers at the ends of their animations, and the animations.
  package func capture(clockRate: Double) -> (frame: SceneFrame, animations: [Int: SceneAnimation]) {
    (now, uptime) = (AppRuntime.shared.now, ProcessInfo.processInfo.systemUptime)
    self.clockRate = clockRate
    (current, masks) = ([:], [])
    let frame = SceneCapture.frame(of: UIApplication.shared.windowsInFront, on: .main, appearance: appearance)
    baked = current
    return (frame, baked.mapValues(\.animation))
  }

  private func appearance(of layer: CALayer) -> LayerAppearance {
    // The display does not know what the tilt of the device adds to the values.
    if layer.hasMotionOffsets { return layer.appearance(at: now) }
    let mask = movingMask(of: layer)
    let animations = mask.map { layer.animations + $0.animations } ?? layer.animations
    guard !animations.isEmpty else { return layer.appearance(presented: false) }
    guard !layer.isInMask else {
      return masks.contains(ObjectIdentifier(layer)) ? layer.appearance(presented: false) : layer.appearance(at: now)
    }
    guard animations.allSatisfy(\.isInKeyframes), !layer.drawsByItsBounds, let span = Span(of: animations, at: now)
    else { return layer.appearance(at: now) }
    let model = layer.appearance(presented: false)
    if let mask { masks.insert(ObjectIdentifier(mask)) }
    let signature = Signature(
      parts: animations.map { .init(animation: $0, playback: $0.timeline.playback) },
      clockRate: clockRate,
      end: SceneAnimation.Keyframe(model, at: 1, mask.flatMap { outline(of: $0) { $0.appearance(presented: false) } }))
    let id = SceneIdentity.id(of: layer)
    if let known = baked[id], known.signature == signature {
      current[id] = known
    } else {
      current[id] = Baked(signature: signature, animation: bake(layer, mask, over: span))
    }
    return model
  }

  /// Returns the mask of a layer, if it is a rectangle with animations.
  private func movingMask(of layer: CALayer) -> CALayer? {
    guard let mask = layer.mask, !mask.animations.isEmpty else { return nil }
    return outline(of: mask) { $0.appearance(presented: false) } == nil ? nil : mask
  }

  private func outline(of mask: CALayer, _ appearance: (CALayer) -> LayerAppearance) -> [CGPoint]? {
    SceneCapture.layer(of: mask, appearance).outlineAsMask
  }

  private func bake(_ layer: CALayer, _ mask: CALayer?, over span: Span) -> SceneAnimation {
    let count = min(max(Int((span.duration / clockRate * Self.rate).rounded(.up)), 1), Self.maximumSamples)
    let keyframes = (0...count).map { index in
      let offset = Double(index) / Double(count)
      // The last instant of a repetition is the first one of the next.
      let time = span.repeats && index == count ? span.duration.nextDown : span.duration * offset
      return SceneAnimation.Keyframe(
        layer.appearance(at: now + time), at: offset, mask.flatMap { outline(of: $0) { $0.appearance(at: now + time) } }
      )
    }
    defer { nextID += 1 }
    return SceneAnimation(
      id: nextID, begin: uptime, duration: span.duration / clockRate, repeats: span.repeats,
      keyframes: SceneAnimation.thinned(keyframes))
  }
}

/// The time span that determines the whole future of a layer's animations.
@MainActor
private struct Span {
  let duration: TimeInterval
  let repeats: Bool

  /// Creates the span of animations; `nil` if their future is not determined.
  init?(of animations: [LayerAnimation], at now: TimeInterval) {
    guard animations.allSatisfy({ $0.timeline.playback.rate != 0 }) else { return nil }
    let ends = animations.map(\.timeline.endTime)
    if ends.contains(where: { $0 == nil }) {
      let periods = animations.map { $0.period / abs($0.timeline.playback.rate) }
      guard ends.allSatisfy({ $0 == nil }), let period = periods.first, period > 0, period.isFinite,
        periods.allSatisfy({ $0 == period }), animations.allSatisfy({ $0.timeline.elapsed(at: now) >= 0 })
      else { return nil }
      (duration, repeats) = (period, true)
    } else {
      let end = ends.compactMap(\.self).max() ?? now
      guard end > now else { return nil }
      (duration, repeats) = (end - now, false)
    }
  }
}

extension SceneAnimation.Keyframe {
  fileprivate init(_ appearance: LayerAppearance, at offset: Double, _ maskOutline: [CGPoint]?) {
    self.init(
      offset: offset, geometry: appearance.sceneGeometry, opacity: appearance.shownOpacity,
      isHidden: appearance.isHidden, style: appearance.sceneStyle, maskOutline: maskOutline)
  }
}
