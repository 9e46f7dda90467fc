import DisplayScene
import Foundation

/// The selection of the image that represents a transition.
///
/// The image is near the middle of the movement, where both screens are visible. The middle in time would often show
/// the second screen at rest, because a spring arrives early. In the middle of a flip neither screen is visible,
/// because the views are seen from their edge. The selected image is therefore the nearest one that shows nearly as
/// much as the first and the last one on average.
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
    let middle = middle(of: frames)
    // If two images have the same distance, the earlier one shows the beginning of the transition.
    let order = frames.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    return order.first { areas[$0] >= enough } ?? middle
  }

  /// Returns the index of the image at which half of the movement has taken place.
  private static func middle(of frames: [SceneFrame]) -> Int {
    var way = 0.0
    let ways: [Double] =
      [0]
      + zip(frames, frames.dropFirst()).map { old, new in
        way += movement(from: old.layers, to: new.layers)
        return way
      }
    guard way > 0 else { return frames.count / 2 }
    return ways.firstIndex { $0 >= way / 2 } ?? frames.count / 2
  }

  /// Returns the extent to which layers move, turn and fade from one image to the next, each in its superlayer.
  ///
  /// Layers that were added or removed have not moved.
  private static func movement(from old: [SceneLayer], to new: [SceneLayer]) -> Double {
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.name == $1.name }) else { return 0 }
    return zip(old, new).reduce(0) { sum, pair in
      let (old, new) = pair
      let (size, position) = (new.geometry.bounds.size, new.geometry.position)
      let distance = hypot(position.x - old.geometry.position.x, position.y - old.geometry.position.y)
      let turn = zip(new.geometry.transform.elements, old.geometry.transform.elements).prefix(11).reduce(0) {
        $0 + abs($1.0 - $1.1)
      }
      let own = size.width * size.height * (distance / 400 + turn / 4 + abs(new.opacity - old.opacity))
      return sum + own + movement(from: old.sublayers, to: new.sublayers)
    }
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
