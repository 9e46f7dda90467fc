// The colors that do not depend on traits. Each is a single object, so that comparisons are efficient.
private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// A translucent white for text on dark backgrounds.
  public class var lightText: UIColor { Fixed.lightText }
  /// Black, for text on light backgrounds.
  public class var darkText: UIColor { Fixed.black }
  /// Black.
  public class var black: UIColor { Fixed.black }
  /// A dark gray with a white value of 1/3.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// A light gray with a white value of 2/3.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White.
  public class var white: UIColor { Fixed.white }
  /// A gray with a white value of 0.5.
  public class var gray: UIColor { Fixed.gray }
  /// Pure red.
  public class var red: UIColor { Fixed.red }
  /// Pure green.
  public class var green: UIColor { Fixed.green }
  /// Pure blue.
  public class var blue: UIColor { Fixed.blue }
  /// A color with full green and blue components.
  public class var cyan: UIColor { Fixed.cyan }
  /// A color with full red and green components.
  public class var yellow: UIColor { Fixed.yellow }
  /// A color with full red and blue components.
  public class var magenta: UIColor { Fixed.magenta }
  /// A color with a full red and a half green component.
  public class var orange: UIColor { Fixed.orange }
  /// A color with half red and blue components.
  public class var purple: UIColor { Fixed.purple }
  /// A color with the components 0.6, 0.4, and 0.2.
  public class var brown: UIColor { Fixed.brown }
  /// A color with zero opacity.
  public class var clear: UIColor { Fixed.clear }
}
