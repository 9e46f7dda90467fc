// The colors of interface elements, with Apple's published values for light and dark appearance, in 255ths.
private enum Interface {
  static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  static let secondaryLabel = UIColor(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  static let tertiaryLabel = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  static let quaternaryLabel = UIColor(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  static let placeholderText = UIColor(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  static let separator = UIColor(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  static let systemBackground = UIColor(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
  static let secondarySystemBackground = UIColor(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  static let tertiarySystemBackground = UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  static let systemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (0, 0, 0, 1))
  static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  static let systemFill = UIColor(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  static let secondarySystemFill = UIColor(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  static let tertiarySystemFill = UIColor(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  static let quaternarySystemFill = UIColor(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
}

extension UIColor {
  /// The color for text labels that contain primary content.
  public class var label: UIColor { Interface.label }
  /// The color for text labels that contain secondary content.
  public class var secondaryLabel: UIColor { Interface.secondaryLabel }
  /// The color for text labels that contain tertiary content.
  public class var tertiaryLabel: UIColor { Interface.tertiaryLabel }
  /// The color for text labels that contain quaternary content.
  public class var quaternaryLabel: UIColor { Interface.quaternaryLabel }
  /// The color for placeholder text in controls or text views.
  public class var placeholderText: UIColor { Interface.placeholderText }
  /// The color for links.
  public class var link: UIColor { Interface.link }
  /// The color for thin borders or divider lines that allows some underlying content to be visible.
  public class var separator: UIColor { Interface.separator }
  /// The color for borders or divider lines that hides any underlying content.
  public class var opaqueSeparator: UIColor { Interface.opaqueSeparator }
  /// The color for the main background of the interface.
  public class var systemBackground: UIColor { Interface.systemBackground }
  /// The color for content layered on top of the main background.
  public class var secondarySystemBackground: UIColor { Interface.secondarySystemBackground }
  /// The color for content layered on top of secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { Interface.tertiarySystemBackground }
  /// The color for the main background of a grouped interface.
  public class var systemGroupedBackground: UIColor { Interface.systemGroupedBackground }
  /// The color for groups on the main background of a grouped interface.
  public class var secondarySystemGroupedBackground: UIColor { Interface.secondarySystemGroupedBackground }
  /// The color for content inside the groups of a grouped interface.
  public class var tertiarySystemGroupedBackground: UIColor { Interface.tertiarySystemGroupedBackground }
  /// The fill color for thin and small shapes.
  public class var systemFill: UIColor { Interface.systemFill }
  /// The fill color for medium-size shapes.
  public class var secondarySystemFill: UIColor { Interface.secondarySystemFill }
  /// The fill color for large shapes.
  public class var tertiarySystemFill: UIColor { Interface.tertiarySystemFill }
  /// The fill color for large areas that contain complex content.
  public class var quaternarySystemFill: UIColor { Interface.quaternarySystemFill }
}
