/// The pictures of an image: one, and those that replace it in some appearances of the interface.
///
/// The content of an image from an asset catalog. Size and bitmap image are those of the standard picture; which picture
/// is drawn is determined where the image is used.
struct ImagePictures: Sendable {
  /// An appearance of the interface for which an image can have a picture of its own.
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
