// The colors of interface elements, with the values for light, dark, and dark elevated appearance and for high
// contrast, in 255ths.
private enum Interface {
  static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  static let secondaryLabel = UIColor(
    light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6),
    contrast: .init(light: (60, 60, 67, 0.68), dark: (235, 235, 245, 0.68)))
  static let tertiaryLabel = UIColor(
    light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
    contrast: .init(light: (60, 60, 67, 0.38), dark: (235, 235, 245, 0.38)))
  static let quaternaryLabel = UIColor(
    light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16),
    contrast: .init(light: (60, 60, 67, 0.26), dark: (235, 235, 245, 0.24)))
  static let placeholderText = UIColor(
    light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
    contrast: .init(light: (60, 60, 67, 0.38), dark: (235, 235, 245, 0.38)))
  static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  static let separator = UIColor(
    light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6),
    contrast: .init(light: (60, 60, 67, 0.37), dark: (84, 84, 88, 0.68)))
  static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  static let systemBackground = UIColor(
    light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
    contrast: .init(light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (36, 36, 38, 1)))
  static let secondarySystemBackground = UIColor(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
    contrast: .init(light: (235, 235, 240, 1), dark: (36, 36, 38, 1), elevated: (54, 54, 56, 1)))
  static let tertiarySystemBackground = UIColor(
    light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
    contrast: .init(light: (255, 255, 255, 1), dark: (54, 54, 56, 1), elevated: (68, 68, 70, 1)))
  static let systemGroupedBackground = UIColor(
    light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
    contrast: .init(light: (235, 235, 240, 1), dark: (0, 0, 0, 1), elevated: (36, 36, 38, 1)))
  static let secondarySystemGroupedBackground = UIColor(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
    contrast: .init(light: (255, 255, 255, 1), dark: (36, 36, 38, 1), elevated: (54, 54, 56, 1)))
  static let tertiarySystemGroupedBackground = UIColor(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
    contrast: .init(light: (235, 235, 240, 1), dark: (54, 54, 56, 1), elevated: (68, 68, 70, 1)))
  static let systemFill = UIColor(
    light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36),
    contrast: .init(light: (120, 120, 128, 0.28), dark: (120, 120, 128, 0.44)))
  static let secondarySystemFill = UIColor(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32),
    contrast: .init(light: (120, 120, 128, 0.24), dark: (120, 120, 128, 0.4)))
  static let tertiarySystemFill = UIColor(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24),
    contrast: .init(light: (118, 118, 128, 0.2), dark: (118, 118, 128, 0.32)))
  static let quaternarySystemFill = UIColor(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18),
    contrast: .init(light: (116, 116, 128, 0.16), dark: (118, 118, 128, 0.26)))
}

extension UIColor {
  /// The color of primary text.
  public class var label: UIColor { Interface.label }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { Interface.secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { Interface.tertiaryLabel }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { Interface.quaternaryLabel }
  /// The color of placeholders in text fields and text views.
  public class var placeholderText: UIColor { Interface.placeholderText }
  /// The color of links.
  public class var link: UIColor { Interface.link }
  /// The color of thin lines through which the content below is partly visible.
  public class var separator: UIColor { Interface.separator }
  /// The color of thin lines that cover the content below.
  public class var opaqueSeparator: UIColor { Interface.opaqueSeparator }
  /// The background color of an interface.
  public class var systemBackground: UIColor { Interface.systemBackground }
  /// The background color of content on the main background.
  public class var secondarySystemBackground: UIColor { Interface.secondarySystemBackground }
  /// The background color of content on secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { Interface.tertiarySystemBackground }
  /// The background color of a grouped interface.
  public class var systemGroupedBackground: UIColor { Interface.systemGroupedBackground }
  /// The color for the background of grouped content, by its former name.
  public class var groupTableViewBackground: UIColor { Interface.systemGroupedBackground }
  /// The background color of groups in a grouped interface.
  public class var secondarySystemGroupedBackground: UIColor { Interface.secondarySystemGroupedBackground }
  /// The background color of content in the groups of a grouped interface.
  public class var tertiarySystemGroupedBackground: UIColor { Interface.tertiarySystemGroupedBackground }
  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { Interface.systemFill }
  /// The fill color of medium-size shapes.
  public class var secondarySystemFill: UIColor { Interface.secondarySystemFill }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { Interface.tertiarySystemFill }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { Interface.quaternarySystemFill }
}
