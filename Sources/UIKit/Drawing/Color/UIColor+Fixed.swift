// The colors that are the same everywhere. Each is one object, so that comparing is cheap.
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
}

extension UIColor {
  /// Black.
  public class var black: UIColor { Fixed.black }
  /// Gray, one third white.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// Gray, two thirds white.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White.
  public class var white: UIColor { Fixed.white }
  /// Gray, half white.
  public class var gray: UIColor { Fixed.gray }
  /// Pure red.
  public class var red: UIColor { Fixed.red }
  /// Pure green.
  public class var green: UIColor { Fixed.green }
  /// Pure blue.
  public class var blue: UIColor { Fixed.blue }
  /// Green and blue.
  public class var cyan: UIColor { Fixed.cyan }
  /// Red and green.
  public class var yellow: UIColor { Fixed.yellow }
  /// Red and blue.
  public class var magenta: UIColor { Fixed.magenta }
  /// Red with half of green.
  public class var orange: UIColor { Fixed.orange }
  /// Half red, half blue.
  public class var purple: UIColor { Fixed.purple }
  /// Red, less green, little blue.
  public class var brown: UIColor { Fixed.brown }
  /// A color with zero opacity.
  public class var clear: UIColor { Fixed.clear }
}
