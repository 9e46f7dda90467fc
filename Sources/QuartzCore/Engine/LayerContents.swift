/// The contents of a layer, and the contents from which they dissolve while they are animated.
struct LayerContents {
  /// The contents that are replaced, and the progress of the replacement.
  struct Dissolve {
    let former: Any?
    let progress: Double
  }

  let current: Any?
  private(set) var dissolve: Dissolve?

  /// Creates contents that are shown alone.
  init(_ current: Any?) { self.current = current }

  /// Returns contents between these and others.
  func mixed(with other: LayerContents, at progress: Double) -> LayerContents {
    guard progress > 0 else { return self }
    var mixed = LayerContents(other.current)
    if progress < 1, !isSame(as: other) { mixed.dissolve = Dissolve(former: current, progress: progress) }
    return mixed
  }

  private func isSame(as other: LayerContents) -> Bool {
    switch (current, other.current) {
    case (nil, nil): true
    case (let mine?, let theirs?): mine as AnyObject === theirs as AnyObject
    default: false
    }
  }
}
