/// An effect that blurs the content below a visual effect view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The intensity and the color of a blur.
  public enum Style: Int, Sendable {
    /// A blur that is lighter than the content.
    case extraLight = 0
    /// A blur with the lightness of the content.
    case light = 1
    /// A blur that is darker than the content.
    case dark = 2
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A blur that makes the content more visible and adapts to the interface style.
    case prominent = 5
    /// An adaptable material that is mostly transparent.
    case systemUltraThinMaterial = 6
    /// An adaptable material that is more transparent than opaque.
    case systemThinMaterial = 7
    /// An adaptable material that is somewhat translucent.
    case systemMaterial = 8
    /// An adaptable material that is more opaque than transparent.
    case systemThickMaterial = 9
    /// An adaptable material that matches the system's bars.
    case systemChromeMaterial = 10
    /// A material that is mostly transparent, and always light.
    case systemUltraThinMaterialLight = 11
    /// A material that is more transparent than opaque, and always light.
    case systemThinMaterialLight = 12
    /// A material that is somewhat translucent, and always light.
    case systemMaterialLight = 13
    /// A material that is more opaque than transparent, and always light.
    case systemThickMaterialLight = 14
    /// A material that matches the system's bars, and is always light.
    case systemChromeMaterialLight = 15
    /// A material that is mostly transparent, and always dark.
    case systemUltraThinMaterialDark = 16
    /// A material that is more transparent than opaque, and always dark.
    case systemThinMaterialDark = 17
    /// A material that is somewhat translucent, and always dark.
    case systemMaterialDark = 18
    /// A material that is more opaque than transparent, and always dark.
    case systemThickMaterialDark = 19
    /// A material that matches the system's bars, and is always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur of the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
