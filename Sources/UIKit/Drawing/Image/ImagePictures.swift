/// The pictures of an image: a standard one, and variants for some appearances of the interface.
///
/// This is the content of an image from an asset catalog. The standard picture determines the size and the bitmap
/// image. The traits of the view that displays the image determine which picture is drawn.
struct ImagePictures: Equatable, Sendable {
  /// An appearance of the interface for which an image can have a variant.
  struct Appearance: Hashable, Sendable {
    var isDark: Bool
    var isHighContrast: Bool

    init(isDark: Bool, isHighContrast: Bool) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }

    init(_ traits: UITraitCollection) {
      self.init(isDark: traits.userInterfaceStyle == .dark, isHighContrast: traits.accessibilityContrast == .high)
    }
  }

  let standard: CGImage
  /// The pictures for appearances, which are empty if the image is the same in all of them.
  var variants: [Appearance: CGImage] = [:]

  static func == (first: ImagePictures, second: ImagePictures) -> Bool {
    first.standard.isSamePicture(as: second.standard) && first.variants.keys == second.variants.keys
      && first.variants.allSatisfy { appearance, picture in
        second.variants[appearance].map(picture.isSamePicture) ?? false
      }
  }

  /// Returns the picture for an environment.
  func picture(for traits: UITraitCollection) -> CGImage {
    variants.isEmpty ? standard : variants[Appearance(traits)] ?? standard
  }
}
