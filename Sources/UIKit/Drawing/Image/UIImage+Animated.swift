extension UIImage {
  /// Returns an image that is displayed as a sequence of images.
  ///
  /// An image view begins the animation when it displays the image; other views display the first image.
  ///
  /// - Parameters:
  ///   - images: The images, which should have the same size and scale.
  ///   - duration: The duration of the sequence in seconds.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Returns an animated image of files in the app's bundle.
  ///
  /// The names of the files consist of the name and a number from 0 to 1024.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      // The numbers begin with 0 or 1.
      if let image = UIImage(named: "\(name)\(number)") { images.append(image) } else if number > 0 { break }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of an animated image, or `nil`.
  public var images: [UIImage]? { attributes.frames }

  /// The duration of the sequence of an animated image, in seconds, or 0 for other images.
  public var duration: TimeInterval { attributes.duration }
}
