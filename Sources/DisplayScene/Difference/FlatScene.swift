/// A frame without its hierarchy: the layers by identifier, and the identifiers of their sublayers.
package struct FlatScene: Equatable, Sendable {
  /// The frame without layers.
  package var surroundings: SceneFrame
  /// The layers without their sublayers.
  package var layers: [Int: SceneLayer] = [:]
  /// The order of the sublayers of each layer that has sublayers.
  ///
  /// The key `nil` has the order of the windows.
  package var children: [Int?: [Int]] = [:]
  /// The identifiers of all layers, parents first.
  package var order: [Int] = []

  package init(_ frame: SceneFrame) {
    surroundings = frame
    surroundings.layers = []
    add(frame.layers, to: nil)
  }

  /// The frame with its hierarchy restored.
  package var frame: SceneFrame {
    var frame = surroundings
    frame.layers = tree(in: nil)
    return frame
  }

  private mutating func add(_ sublayers: [SceneLayer], to parent: Int?) {
    guard !sublayers.isEmpty else { return }
    children[parent] = sublayers.map(\.id)
    for layer in sublayers {
      var single = layer
      single.sublayers = []
      layers[layer.id] = single
      order.append(layer.id)
      add(layer.sublayers, to: layer.id)
    }
  }

  private func tree(in parent: Int?) -> [SceneLayer] {
    (children[parent] ?? []).compactMap { id in
      guard var layer = layers[id] else { return nil }
      layer.sublayers = tree(in: id)
      return layer
    }
  }
}
