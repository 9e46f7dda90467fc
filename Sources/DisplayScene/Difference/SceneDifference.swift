/// The changes from one frame to another.
///
/// Layers are matched by their identifiers, so that a layer that remains is never treated as a new one, even if it
/// moves. Applying the difference of two frames to the first one results in the second.
public struct SceneDifference: Codable, Equatable, Sendable {
  /// The order of the sublayers of a layer, or of the windows.
  public struct Order: Codable, Equatable, Sendable {
    /// The identifier of the layer; `nil` for the order of the windows.
    public var parent: Int?
    /// The identifiers of the sublayers, from back to front.
    public var children: [Int]
  }

  /// The new frame without its layers; `nil` if the screen itself is unchanged.
  public var surroundings: SceneFrame?
  /// The identifiers of the layers that were removed.
  public var removed: [Int]
  /// The new layers, without their sublayers.
  public var inserted: [SceneLayer]
  /// The remaining layers whose appearance or geometry changed, without their sublayers.
  public var changed: [SceneLayer]
  /// The new order of sublayers, for each layer in which layers were inserted, removed, or rearranged.
  public var reordered: [Order]

  /// A Boolean value that indicates whether the frames are equal.
  public var isEmpty: Bool {
    surroundings == nil && removed.isEmpty && inserted.isEmpty && changed.isEmpty && reordered.isEmpty
  }

  /// Creates the difference between two frames.
  public init(from old: SceneFrame, to new: SceneFrame) {
    let before = FlatScene(old)
    let after = FlatScene(new)
    surroundings = before.surroundings == after.surroundings ? nil : after.surroundings
    let changes = SceneChanges(from: before, to: after)
    removed = changes.removed
    inserted = changes.changed.filter { before.layers[$0] == nil }.compactMap { after.layers[$0] }
    changed = changes.changed.filter { before.layers[$0] != nil }.compactMap { after.layers[$0] }
    reordered = changes.reordered.map { Order(parent: $0, children: after.children[$0] ?? []) }
  }

  /// Returns the frame that results when the difference is applied.
  public func applied(to frame: SceneFrame) -> SceneFrame {
    var scene = FlatScene(frame)
    if let surroundings { scene.surroundings = surroundings }
    for id in removed {
      scene.layers[id] = nil
      scene.children[id] = nil
    }
    for layer in inserted + changed { scene.layers[layer.id] = layer }
    for order in reordered { scene.children[order.parent] = order.children }
    return scene.frame
  }
}
