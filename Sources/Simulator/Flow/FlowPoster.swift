import DisplayScene
import Foundation

/// The choice of the image that represents a transition.
///
/// It is near the middle, where both screens are visible. In the middle of a flip, neither is: the views are seen from
/// their edge. So the nearest image is chosen that shows nearly as much as the first and the last one on average.
enum FlowPoster {
  /// The part of the changing area that may be missing.
  private static let tolerance = 0.2

  /// Returns the index of the image; `nil` if there are none.
  static func index(in frames: [SceneFrame]) -> Int? {
    let areas = frames.map { $0.layers.reduce(0) { $0 + area(of: $1) } }
    guard let first = areas.first, let last = areas.last, let least = areas.min(), let most = areas.max() else {
      return nil
    }
    let enough = (first + last) / 2 - (most - least) * tolerance
    let middle = frames.count / 2
    // Of two at the same distance, the earlier one shows where the transition comes from.
    let order = frames.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    return order.first { areas[$0] >= enough } ?? middle
  }

  /// Returns the visible area of what a layer and its sublayers draw.
  private static func area(of layer: SceneLayer) -> Double {
    let (size, frame) = (layer.geometry.bounds.size, layer.geometry.frame.size)
    guard !layer.isHidden, layer.opacity > 0, size.width > 0, size.height > 0 else { return 0 }
    let draws = !layer.contents.isEmpty || layer.style.backgroundColor != nil
    let own = draws ? size.width * size.height : 0
    let scale = frame.width / size.width * frame.height / size.height
    return layer.sublayers.reduce(own) { $0 + area(of: $1) } * scale * layer.opacity
  }
}
