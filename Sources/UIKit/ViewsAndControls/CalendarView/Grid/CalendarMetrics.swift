/// The dimensions of calendars.
///
/// They are approximations of those of iOS 17, not measured on a device.
enum CalendarMetrics {
  static let width: CGFloat = 320
  static let margin: CGFloat = 9
  /// The distance of the title and the buttons from the edges.
  static let headerMargin: CGFloat = 16
  static let headerHeight: CGFloat = 46
  static let weekdayHeight: CGFloat = 22
  static let rowHeight: CGFloat = 42
  static let decorationHeight: CGFloat = 16
  static let bottom: CGFloat = 6
  static let circle: CGFloat = 42
  static let dayFontSize: CGFloat = 20

  /// Returns the size of a grid with all its parts.
  static func size(hasDecorations: Bool) -> CGSize {
    let row = rowHeight + (hasDecorations ? decorationHeight : 0)
    return CGSize(
      width: width, height: headerHeight + weekdayHeight + CGFloat(CalendarSettings.weeks) * row + bottom)
  }

  /// Returns the frame of a column of weekdays in a row.
  static func column(_ index: Int, in row: CGRect) -> CGRect {
    let width = max(row.width - 2 * margin, 0) / CGFloat(CalendarSettings.daysPerWeek)
    return CGRect(x: row.minX + margin + CGFloat(index) * width, y: row.minY, width: width, height: row.height)
  }
}

extension UIFont {
  /// Returns a system font in a design, or in the default design if there is no such design.
  static func systemFont(
    ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign
  ) -> UIFont {
    let font = systemFont(ofSize: size, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}
