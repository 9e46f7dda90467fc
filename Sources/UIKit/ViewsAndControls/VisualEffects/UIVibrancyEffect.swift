/// An effect that gives the content of a visual effect view a color through which the blurred background shines.
///
/// Only the opacity of the content counts; its color is that of the effect. Add the view with the effect to the content
/// view of one with the blur:
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemThinMaterial)
/// let background = UIVisualEffectView(effect: blur)
/// let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// background.contentView.addSubview(vibrancy)
/// vibrancy.contentView.addSubview(UILabel())
/// ```
///
/// - Note: The color is translucent, but does not intensify what is behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Creates an effect for labels in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }
}

extension UIVibrancyEffect {
  /// The color of vibrant content, which depends on the user interface style.
  var dynamicColor: UIColor {
    let (light, dark) = (color(in: .light), color(in: .dark))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Returns the color of vibrant content.
  func color(in interfaceStyle: UIUserInterfaceStyle) -> UIColor {
    let isDark = BlurMaterial.material(of: blur.style, in: interfaceStyle).isDark
    let alpha: CGFloat =
      switch style {
      case .label: isDark ? 0.92 : 0.82
      case .secondaryLabel: isDark ? 0.6 : 0.52
      case .tertiaryLabel: isDark ? 0.4 : 0.32
      case .quaternaryLabel: isDark ? 0.24 : 0.2
      case .fill: isDark ? 0.3 : 0.2
      case .secondaryFill: isDark ? 0.22 : 0.14
      case .tertiaryFill: isDark ? 0.14 : 0.09
      case .separator: isDark ? 0.28 : 0.22
      }
    return UIColor(white: isDark ? 1 : 0, alpha: alpha)
  }
}
