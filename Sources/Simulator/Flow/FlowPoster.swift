import DisplayScene
import Foundation

/// The choice of the image that represents a transition.
///
/// It is near the middle, where both screens are visible. A flip is viewed from its edge there, so an earlier image is
/// better.
enum FlowPoster {
  /// The least part of its length that a large layer shows, seen from its side.
  private static let leastFacing = 0.45

  /// Returns the index of the image; `nil` if there are none.
  static func index(in frames: [SceneFrame]) -> Int? {
    guard !frames.isEmpty else { return nil }
    let middle = frames.count / 2
    let order = frames.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    // An earlier image is preferred to a later one of the same quality: it shows where the transition comes from.
    return order.first { facing(frames[$0]) >= leastFacing } ?? middle
  }

  /// Returns the least scale of a large layer of the screen.
  private static func facing(_ frame: SceneFrame) -> Double {
    let size = frame.screen.size
    return frame.layers.map { facing($0, in: size) }.min() ?? 1
  }

  private static func facing(_ layer: SceneLayer, in screen: CGSize) -> Double {
    let bounds = layer.geometry.bounds.size
    // A smaller layer can be missing from an image that still shows something.
    guard !layer.isHidden, layer.opacity > 0, bounds.width * bounds.height > screen.width * screen.height / 3 else {
      return 1
    }
    let frame = layer.geometry.frame.size
    let own = min(frame.width / bounds.width, frame.height / bounds.height)
    return min(own, layer.sublayers.map { facing($0, in: screen) }.min() ?? 1)
  }
}
