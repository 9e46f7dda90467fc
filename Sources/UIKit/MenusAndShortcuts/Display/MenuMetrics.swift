/// The dimensions and colors of menus.
///
/// They are approximations of those of iOS 17, not measured on a device.
@MainActor
enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let subtitledRowHeight: CGFloat = 60
  static let headerHeight: CGFloat = 32
  static let smallCellHeight: CGFloat = 44
  static let mediumCellHeight: CGFloat = 66
  static let cornerRadius: CGFloat = 13
  static let previewCornerRadius: CGFloat = 13
  static let separator: CGFloat = 0.5
  static let sectionGap: CGFloat = 8
  /// The distance of menus and previews from the edges of the safe area.
  static let margin: CGFloat = 8
  static let padding: CGFloat = 16
  /// The width of the column for check marks and for the chevrons of submenus.
  static let markWidth: CGFloat = 18
  static let imageWidth: CGFloat = 24

  static let titleFont = UIFont.systemFont(ofSize: 17)
  static let subtitleFont = UIFont.systemFont(ofSize: 13)
  static let headerFont = UIFont.systemFont(ofSize: 13)
  static let cellFont = UIFont.systemFont(ofSize: 13)

  static let separatorColor = UIColor(light: (60, 60, 67, 0.22), dark: (235, 235, 245, 0.18))
  static let sectionColor = UIColor(light: (60, 60, 67, 0.1), dark: (0, 0, 0, 0.3))
  static let highlight = UIColor(light: (60, 60, 67, 0.14), dark: (235, 235, 245, 0.14))
  /// The color over the screen behind a preview, in place of UIKit's blur.
  static let dimming = UIColor(light: (70, 70, 76, 0.45), dark: (0, 0, 0, 0.6))

  static let openDuration: TimeInterval = 0.35
  static let closeDuration: TimeInterval = 0.25
}
