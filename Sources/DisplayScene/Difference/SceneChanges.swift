/// The identifiers of the differences between two flat scenes.
///
/// A display compares sixty scenes per second and stores them flat. A ``SceneDifference`` contains the layers
/// themselves.
package struct SceneChanges {
  package private(set) var removed: [Int] = []
  /// The layers that are new or differ, parents first.
  package private(set) var changed: [Int] = []
  /// The layers whose sublayers, or the order of them, differ; `nil` for the windows.
  package private(set) var reordered: [Int?] = []

  /// Compares two scenes.
  ///
  /// Without an old scene, all layers are new.
  package init(from old: FlatScene?, to new: FlatScene) {
    if let old { removed = old.order.filter { new.layers[$0] == nil } }
    for id in new.order where old?.layers[id] != new.layers[id] { changed.append(id) }
    if old?.children[nil] != new.children[nil] { reordered.append(nil) }
    for id in new.order where old?.children[id] != new.children[id] { reordered.append(id) }
  }
}
