import DisplayScene
import Foundation

/// The selection of the image that represents a transition.
///
/// The image is near the middle, where both screens are visible. In the middle of a flip, neither is, because the views
/// are seen from their edge. The selected image is therefore the nearest one that shows nearly as much as the first and
/// the last one on average.
enum FlowPoster {
  /// The fraction of the changing area that can be missing.
  private static let tolerance = 0.2

  /// Returns the index of the image; `nil` if there are none.
  static func index(in frames: [SceneFrame]) -> Int? {
    let areas = frames.map { $0.layers.reduce(0) { $0 + area(of: $1) } }
    guard let first = areas.first, let last = areas.last, let least = areas.min(), let most = areas.max() else {
      return nil
    }
    let enough = (first + last) / 2 - (most - least) * tolerance
    let middle = frames.count / 2
    // If two images have the same distance, the earlier one shows the beginning of the transition.
    let order = frames.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    return order.first { areas[$0] >= enough } ?? middle
  }

  /// Returns the visible area of the content of a layer and its sublayers.
  private static func area(of layer: SceneLayer) -> Double {
    let (size, frame) = (layer.geometry.bounds.size, layer.geometry.frame.size)
    guard !layer.isHidden, layer.opacity > 0, size.width > 0, size.height > 0 else { return 0 }
    let draws = !layer.contents.isEmpty || layer.style.backgroundColor != nil
    let own = draws ? size.width * size.height : 0
    let scale = frame.width / size.width * frame.height / size.height
    return layer.sublayers.reduce(own) { $0 + area(of: $1) } * scale * layer.opacity
  }
}
