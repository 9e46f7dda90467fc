/// The line between two segments, or an image in its place.
final class SegmentDivider: UIImageView {
  func show(_ image: UIImage?) {
    self.image = image
    backgroundColor = image == nil ? .separator : nil
  }
}
