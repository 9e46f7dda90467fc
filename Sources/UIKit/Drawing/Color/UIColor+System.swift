// The system colors, with Apple's published values for light and dark appearance and for high contrast,
// in 255ths.
private enum System {
  static let systemRed = UIColor(
    light: (255, 59, 48, 1), dark: (255, 69, 58, 1),
    contrast: .init(light: (215, 0, 21, 1), dark: (255, 105, 97, 1)))
  static let systemOrange = UIColor(
    light: (255, 149, 0, 1), dark: (255, 159, 10, 1),
    contrast: .init(light: (201, 52, 0, 1), dark: (255, 179, 64, 1)))
  static let systemYellow = UIColor(
    light: (255, 204, 0, 1), dark: (255, 214, 10, 1),
    contrast: .init(light: (178, 80, 0, 1), dark: (255, 212, 38, 1)))
  static let systemGreen = UIColor(
    light: (52, 199, 89, 1), dark: (48, 209, 88, 1),
    contrast: .init(light: (36, 138, 61, 1), dark: (48, 219, 91, 1)))
  static let systemMint = UIColor(
    light: (0, 199, 190, 1), dark: (99, 230, 226, 1),
    contrast: .init(light: (12, 129, 123, 1), dark: (102, 212, 207, 1)))
  static let systemTeal = UIColor(
    light: (48, 176, 199, 1), dark: (64, 200, 224, 1),
    contrast: .init(light: (0, 130, 153, 1), dark: (93, 230, 255, 1)))
  static let systemCyan = UIColor(
    light: (50, 173, 230, 1), dark: (100, 210, 255, 1),
    contrast: .init(light: (0, 113, 164, 1), dark: (112, 215, 255, 1)))
  static let systemBlue = UIColor(
    light: (0, 122, 255, 1), dark: (10, 132, 255, 1),
    contrast: .init(light: (0, 64, 221, 1), dark: (64, 156, 255, 1)))
  static let systemIndigo = UIColor(
    light: (88, 86, 214, 1), dark: (94, 92, 230, 1),
    contrast: .init(light: (54, 52, 163, 1), dark: (125, 122, 255, 1)))
  static let systemPurple = UIColor(
    light: (175, 82, 222, 1), dark: (191, 90, 242, 1),
    contrast: .init(light: (137, 68, 171, 1), dark: (218, 143, 255, 1)))
  static let systemPink = UIColor(
    light: (255, 45, 85, 1), dark: (255, 55, 95, 1),
    contrast: .init(light: (211, 15, 69, 1), dark: (255, 100, 130, 1)))
  static let systemBrown = UIColor(
    light: (162, 132, 94, 1), dark: (172, 142, 104, 1),
    contrast: .init(light: (127, 101, 69, 1), dark: (181, 148, 105, 1)))
  static let systemGray = UIColor(
    light: (142, 142, 147, 1), dark: (142, 142, 147, 1),
    contrast: .init(light: (108, 108, 112, 1), dark: (174, 174, 178, 1)))
  static let systemGray2 = UIColor(
    light: (174, 174, 178, 1), dark: (99, 99, 102, 1),
    contrast: .init(light: (142, 142, 147, 1), dark: (124, 124, 128, 1)))
  static let systemGray3 = UIColor(
    light: (199, 199, 204, 1), dark: (72, 72, 74, 1),
    contrast: .init(light: (174, 174, 178, 1), dark: (84, 84, 86, 1)))
  static let systemGray4 = UIColor(
    light: (209, 209, 214, 1), dark: (58, 58, 60, 1),
    contrast: .init(light: (188, 188, 192, 1), dark: (68, 68, 70, 1)))
  static let systemGray5 = UIColor(
    light: (229, 229, 234, 1), dark: (44, 44, 46, 1),
    contrast: .init(light: (216, 216, 220, 1), dark: (54, 54, 56, 1)))
  static let systemGray6 = UIColor(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1),
    contrast: .init(light: (235, 235, 240, 1), dark: (36, 36, 38, 1)))
}

extension UIColor {
  /// A red that adapts to the interface style.
  public class var systemRed: UIColor { System.systemRed }
  /// An orange that adapts to the interface style.
  public class var systemOrange: UIColor { System.systemOrange }
  /// A yellow that adapts to the interface style.
  public class var systemYellow: UIColor { System.systemYellow }
  /// A green that adapts to the interface style.
  public class var systemGreen: UIColor { System.systemGreen }
  /// A mint that adapts to the interface style.
  public class var systemMint: UIColor { System.systemMint }
  /// A teal that adapts to the interface style.
  public class var systemTeal: UIColor { System.systemTeal }
  /// A cyan that adapts to the interface style.
  public class var systemCyan: UIColor { System.systemCyan }
  /// A blue that adapts to the interface style.
  public class var systemBlue: UIColor { System.systemBlue }
  /// An indigo that adapts to the interface style.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// A purple that adapts to the interface style.
  public class var systemPurple: UIColor { System.systemPurple }
  /// A pink that adapts to the interface style.
  public class var systemPink: UIColor { System.systemPink }
  /// A brown that adapts to the interface style.
  public class var systemBrown: UIColor { System.systemBrown }
  /// The base gray color.
  public class var systemGray: UIColor { System.systemGray }
  /// A second-level shade of gray, nearer to the background.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// A third-level shade of gray, nearer to the background.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// A fourth-level shade of gray, nearer to the background.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// A fifth-level shade of gray, nearer to the background.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// A sixth-level shade of gray, nearest to the background.
  public class var systemGray6: UIColor { System.systemGray6 }
}
