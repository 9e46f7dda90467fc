import DisplayScene

extension SceneFrame {
  /// Returns the frame with layers that are numbered from back to front, independent of earlier frames.
  func renumbered() -> SceneFrame {
    var copy = self
    var next = 1
    copy.layers = layers.map { $0.renumbered(from: &next) }
    return copy
  }
}

extension SceneLayer {
  fileprivate func renumbered(from next: inout Int) -> SceneLayer {
    var copy = self
    copy.id = next
    next += 1
    copy.sublayers = sublayers.map { $0.renumbered(from: &next) }
    copy.mask = mask.map { $0.renumbered(from: &next) }
    return copy
  }
}
