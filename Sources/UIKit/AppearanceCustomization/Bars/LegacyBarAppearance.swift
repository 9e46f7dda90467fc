/// The properties of bars that customize their background without an appearance object.
///
/// They determine the appearance of a bar whose standard appearance is not set.
struct LegacyBarAppearance {
  var barStyle = UIBarStyle.default
  var barTintColor: UIColor?
  var shadowImage: UIImage?
  private var images: [Key: UIImage] = [:]

  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  func image(for position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    images[Key(position: position, metrics: metrics)]
  }

  mutating func setImage(_ image: UIImage?, for position: UIBarPosition, metrics: UIBarMetrics) {
    images[Key(position: position, metrics: metrics)] = image
  }

  /// Returns the traits with which the colors of the background are resolved.
  func adjusted(_ traits: UITraitCollection) -> UITraitCollection {
    barStyle.isDark ? traits.modifyingTraits { $0.userInterfaceStyle = .dark } : traits
  }

  /// Sets the background of an appearance.
  ///
  /// An image replaces the material and the line, so that an empty image makes a bar transparent.
  @MainActor
  func apply(to appearance: UIBarAppearance, position: UIBarPosition, isCompact: Bool, hasPrompt: Bool) {
    var metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    if hasPrompt { metrics.insert(isCompact ? .compactPrompt : .defaultPrompt, at: 0) }
    let images = metrics.map { metrics in
      self.image(for: position, metrics: metrics) ?? self.image(for: .any, metrics: metrics)
    }
    let image = images.first { $0 != nil } ?? nil
    if let image {
      appearance.background.material = .none
      appearance.background.image = image
    } else {
      appearance.background.color = barTintColor
    }
    if let shadowImage {
      appearance.background.shadowImage = shadowImage
      appearance.background.shadowColor = nil
    }
  }
}
