package import DisplayScene

/// The touches of all viewers, with unique identifiers and in a valid order.
package struct ViewerTouches {
  private struct Key: Hashable {
    var viewer: ViewerLedger.ID
    var touch: Int
  }

  /// The largest number of simultaneous touches of a viewer.
  package static let limit = 10

  private var touches: [Key: SceneInput.Touch] = [:]
  private var nextID = 1

  /// Creates a value without touches.
  package init() {}

  /// Receives a change of a touch, and returns it with an identifier that is unique among all viewers.
  ///
  /// - Returns: The change, or `nil` if the order of the viewer's changes is invalid, or the viewer has too many
  ///   touches.
  package mutating func receive(_ touch: SceneInput.Touch, from viewer: ViewerLedger.ID) -> SceneInput.Touch? {
    let key = Key(viewer: viewer, touch: touch.id)
    var result = touch
    if touch.phase == .began {
      guard touches[key] == nil, touches.keys.count(where: { $0.viewer == viewer }) < Self.limit else { return nil }
      result.id = nextID
      nextID += 1
    } else {
      guard let known = touches[key] else { return nil }
      result.id = known.id
    }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    touches[key] = isOver ? nil : result
    return result
  }

  /// Ends all touches of a viewer, and returns their cancellations.
  package mutating func cancelAll(of viewer: ViewerLedger.ID) -> [SceneInput.Touch] {
    let keys = touches.keys.filter { $0.viewer == viewer }.sorted { $0.touch < $1.touch }
    return keys.compactMap { key in
      guard var touch = touches.removeValue(forKey: key) else { return nil }
      touch.phase = .cancelled
      return touch
    }
  }
}
