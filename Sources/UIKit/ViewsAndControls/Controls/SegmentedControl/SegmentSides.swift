/// The states of two neighboring segments, for the image between them.
struct SegmentSides: Hashable {
  let left: UIControl.State
  let right: UIControl.State
  var metrics = UIBarMetrics.default

  /// Returns the image for the states.
  ///
  /// A state without an image has the image of the normal state.
  func image(in images: [SegmentSides: UIImage]) -> UIImage? {
    let candidates = [
      self, SegmentSides(left: left, right: .normal), SegmentSides(left: .normal, right: right),
      SegmentSides(left: .normal, right: .normal),
    ]
    return candidates.lazy.compactMap { images[$0] }.first
  }
}
