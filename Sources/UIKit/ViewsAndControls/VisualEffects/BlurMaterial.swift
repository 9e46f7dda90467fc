import DisplayScene

/// The material of a blur effect: the blurred content below it, and a color in front of that.
struct BlurMaterial {
  /// The standard deviation of the blur, in points.
  private var radius: Double
  private var saturation: Double
  /// The lightness of the color, 0 to 1, and its opacity.
  private var white: CGFloat
  private var alpha: CGFloat

  /// The material of the system's bars.
  static func chrome(isDark: Bool) -> BlurMaterial {
    BlurMaterial(radius: 20, saturation: 1.8, white: isDark ? 0.09 : 0.975, alpha: 0.78)
  }

  /// The material of alerts and menus.
  static func card(isDark: Bool) -> BlurMaterial {
    BlurMaterial(radius: 22, saturation: 1.8, white: isDark ? 0.16 : 0.965, alpha: 0.82)
  }

  static func material(of style: UIBlurEffect.Style, in interfaceStyle: UIUserInterfaceStyle) -> BlurMaterial {
    let isDark = interfaceStyle == .dark
    func system(_ alpha: CGFloat, isDark: Bool) -> BlurMaterial {
      BlurMaterial(radius: 22, saturation: 1.8, white: isDark ? 0.14 : 0.97, alpha: alpha)
    }
    return switch style {
    case .extraLight: BlurMaterial(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
    case .light: BlurMaterial(radius: 20, saturation: 1.8, white: 1, alpha: 0.3)
    case .dark: BlurMaterial(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73)
    case .regular: system(0.55, isDark: isDark)
    case .prominent: BlurMaterial(radius: 20, saturation: 1.8, white: isDark ? 0.1 : 0.97, alpha: 0.82)
    case .systemUltraThinMaterial: system(0.4, isDark: isDark)
    case .systemThinMaterial: system(0.56, isDark: isDark)
    case .systemMaterial: system(0.72, isDark: isDark)
    case .systemThickMaterial: system(0.86, isDark: isDark)
    case .systemChromeMaterial: chrome(isDark: isDark)
    case .systemUltraThinMaterialLight: system(0.4, isDark: false)
    case .systemThinMaterialLight: system(0.56, isDark: false)
    case .systemMaterialLight: system(0.72, isDark: false)
    case .systemThickMaterialLight: system(0.86, isDark: false)
    case .systemChromeMaterialLight: chrome(isDark: false)
    case .systemUltraThinMaterialDark: system(0.4, isDark: true)
    case .systemThinMaterialDark: system(0.56, isDark: true)
    case .systemMaterialDark: system(0.72, isDark: true)
    case .systemThickMaterialDark: system(0.86, isDark: true)
    case .systemChromeMaterialDark: chrome(isDark: true)
    }
  }

  /// A Boolean value that indicates whether the color is darker than a medium gray.
  var isDark: Bool { white < 0.5 }

  /// Returns the contents of a layer that shows the material in a rectangle.
  func scene(in rect: CGRect) -> [SceneContent] {
    let color = SceneColor(red: white, green: white, blue: white, alpha: alpha)
    return [
      .backdrop(SceneBackdrop(rect: rect, radius: radius, saturation: saturation)),
      .shape(SceneShape(path: SymbolPath.roundedRect(rect, radius: 0), fill: color)),
    ]
  }
}
