extension UIImage {
  /// Constants that specify how a stored image is rotated and mirrored for display.
  public enum Orientation: Int, Sendable {
    /// The stored image is upright.
    case up = 0
    /// The image is rotated by 180°.
    case down = 1
    /// The image is rotated 90° to the left.
    case left = 2
    /// The image is rotated 90° to the right.
    case right = 3
    /// The image is mirrored horizontally.
    case upMirrored = 4
    /// The image is rotated by 180°, and mirrored.
    case downMirrored = 5
    /// The image is rotated 90° to the left, and mirrored.
    case leftMirrored = 6
    /// The image is rotated 90° to the right, and mirrored.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Creates the orientation for an Exif number from 1 to 8.
  init(exif number: Int) {
    self = Self.ofExif.indices.contains(number - 1) ? Self.ofExif[number - 1] : .up
  }

  /// The orientation as an Exif number.
  var exif: Int { (Self.ofExif.firstIndex(of: self) ?? 0) + 1 }

  /// The orientations by their Exif numbers, from 1 on.
  private static let ofExif: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// A Boolean value that indicates whether the orientation swaps width and height.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
