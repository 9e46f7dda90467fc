/// The dimensions and colors of alerts.
@MainActor
enum AlertMetrics {
  static let margin: CGFloat = 8
  static let alertWidth: CGFloat = 270
  /// The width of an alert with a text size for accessibility, and its least distance from the screen's edges.
  static let largeAlertWidth: CGFloat = 343
  static let largeMargin: CGFloat = 16
  static let titlePadding: CGFloat = 11
  static let popoverWidth: CGFloat = 304
  static let cornerRadius: CGFloat = 14
  static let groupGap: CGFloat = 8
  static let separator: CGFloat = 0.5
  static let alertPadding = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
  static let sheetPadding = UIEdgeInsets(top: 14, left: 16, bottom: 15, right: 16)
  static let titleGap: CGFloat = 3
  static let fieldHeight: CGFloat = 30
  static let fieldGap: CGFloat = 16
  static let fieldPadding: CGFloat = 7
  static let fieldFontSize: CGFloat = 13
  static let fieldCornerRadius: CGFloat = 7

  static let cancelBackground = UIColor(light: (255, 255, 255, 1), dark: (44, 44, 46, 1))
  static let fieldBackground = UIColor(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  static let highlight = UIColor(light: (60, 60, 67, 0.14), dark: (235, 235, 245, 0.14))
}
