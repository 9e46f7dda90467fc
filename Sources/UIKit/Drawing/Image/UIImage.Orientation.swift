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
  /// The orientation that a camera's remark of a number stands for.
  init?(exif number: Int) {
    let values: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard (1...values.count).contains(number) else { return nil }
    self = values[number - 1]
  }

  /// A Boolean value that indicates whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
