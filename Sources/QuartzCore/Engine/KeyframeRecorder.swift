/// The changes of a block of key frames.
///
/// When the block ends, they become one animation for each property.
@MainActor
package final class KeyframeRecorder {
  private struct Change {
    let property: LayerProperty
    let layer: CALayer
    let from: AnimatableValue
    let to: AnimatableValue
    let window: ClosedRange<Double>
  }

  private let mode: KeyframeMode
  private var changes: [Change] = []
  /// The time of the running key frame in fractions of the whole duration; 0…1 outside of key frames.
  private var window = 0.0...1.0

  package init(mode: KeyframeMode) { self.mode = mode }

  /// Runs the block of a key frame, whose start and duration are fractions of the whole duration.
  package func runKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = window
    let start = min(max(start, 0), 1)
    window = start...min(max(start + duration, start), 1)
    defer { window = outer }
    animations()
  }

  func record(_ property: LayerProperty, of layer: CALayer, from: AnimatableValue, to: AnimatableValue) {
    changes.append(Change(property: property, layer: layer, from: from, to: to, window: window))
  }

  /// Adds one animation for each property of each layer that changed.
  func finish(over segment: TimelineSegment, on timeline: Timeline) {
    while let first = changes.first {
      let belongs = { (change: Change) in change.layer === first.layer && change.property == first.property }
      let own = changes.filter(belongs)
      changes.removeAll(where: belongs)
      let track = AnimationTrack(Self.keyframes(for: own), mode: mode)
      first.layer.add(
        LayerAnimation(.property(first.property, track), of: first.layer, over: segment, on: timeline))
    }
  }

  /// Returns the values of a property, which is constant from the end of a change to the start of the next.
  private static func keyframes(for changes: [Change]) -> [AnimationTrack.Keyframe] {
    guard let first = changes.first else { return [] }
    var keyframes = [AnimationTrack.Keyframe(time: 0, value: first.from)]
    let ordered = changes.enumerated()
      .sorted { ($0.element.window.lowerBound, $0.offset) < ($1.element.window.lowerBound, $1.offset) }
      .map(\.element)
    for change in ordered {
      let last = keyframes[keyframes.count - 1]
      if change.window.lowerBound > last.time {
        keyframes.append(.init(time: change.window.lowerBound, value: last.value))
      }
      keyframes.append(.init(time: max(change.window.upperBound, last.time), value: change.to))
    }
    if keyframes[keyframes.count - 1].time < 1 {
      keyframes.append(.init(time: 1, value: keyframes[keyframes.count - 1].value))
    }
    return keyframes
  }
}
