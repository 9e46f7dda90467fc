import DisplayScene

extension CGContext {
  /// Draws contents of a layer, in user space.
  func draw(_ contents: [SceneContent]) {
    for content in contents {
      for mark in SceneMark.marks(for: content) { add(mark.kind, map: drawingCTM) }
    }
  }
}
