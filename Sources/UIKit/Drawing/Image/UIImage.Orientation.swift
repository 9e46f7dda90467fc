extension UIImage {
  /// Constants that specify how a stored image is rotated and mirrored for display.
  public enum Orientation: Int, Sendable {
    /// The stored image is upright.
    case up = 0
    /// It is turned by half.
    case down = 1
    /// It is turned to the left by a quarter.
    case left = 2
    /// It is turned to the right by a quarter.
    case right = 3
    /// It is mirrored across.
    case upMirrored = 4
    /// It is turned by half, and mirrored.
    case downMirrored = 5
    /// The image is rotated 90° to the left, and mirrored.
    case leftMirrored = 6
    /// It is turned to the right by a quarter, and mirrored.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// The orientation for the number that a camera records, from 1 to 8.
  init(exif number: Int) {
    let values: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = values.indices.contains(number - 1) ? values[number - 1] : .up
  }

  /// A Boolean value that indicates whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
