extension UIImageView {
  /// Insets the frame, and stretches the image if its size changes.
  func place(with insets: UIEdgeInsets) {
    let place = frame.inset(by: insets)
    guard place != frame, place.width >= 0, place.height >= 0 else { return }
    contentMode = place.size == frame.size ? contentMode : .scaleToFill
    frame = place
  }
}
