/// The metrics of tables, as on iOS.
enum TableMetrics {
  /// The default row height.
  static let rowHeight: CGFloat = 44
  /// The padding above the header of a section in a plain table.
  static let sectionHeaderTopPadding: CGFloat = 22
  /// The radius of the corners of an inset group.
  static let groupCornerRadius: CGFloat = 10
  /// The space beside an image, a control, or an accessory.
  static let spacing: CGFloat = 16
  /// The width of the area of an editing control.
  static let editControlWidth: CGFloat = 38
  /// The width of the area of a reorder control.
  static let reorderControlWidth: CGFloat = 44
  /// The duration of the animation of inserted, deleted, and moved rows, in seconds.
  static let updateDuration: TimeInterval = 0.3

  /// Returns the margin at the sides of a table of a width, which is larger on wide screens.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
