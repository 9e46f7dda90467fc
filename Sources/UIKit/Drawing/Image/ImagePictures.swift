/// The pictures of an image: a standard one, and variants for some appearances of the interface.
///
/// This is the content of an image from an asset catalog. The standard picture determines the size and the bitmap
/// image. The traits of the view that displays the image determine which picture is drawn.
struct ImagePictures: Sendable {
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
  /// Empty for an image that looks the same in each appearance.
  var variants: [Appearance: CGImage] = [:]

  /// Returns the picture for the place where the image is used.
  func picture(for traits: UITraitCollection) -> CGImage {
    variants.isEmpty ? standard : variants[Appearance(traits)] ?? standard
  }
}
