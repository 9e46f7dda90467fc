extension CALayer {
  /// The appearance on the screen if touches are received there; `nil` if the model values determine the place.
  ///
  /// Nothing is computed for layers without animations, which are almost all layers of a hit test.
  package var movedTouchArea: LayerAppearance? {
    guard animations.contains(where: { $0.timeline.movesTouchArea }) else { return nil }
    return appearance(presented: true)
  }
}
