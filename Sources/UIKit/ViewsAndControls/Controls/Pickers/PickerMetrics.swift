/// The sizes of the system's wheels.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let margin: CGFloat = 9
  static let gap: CGFloat = 5
  static let cornerRadius: CGFloat = 8

  /// Returns the width of one of several equal components.
  static func share(of width: CGFloat, among components: Int) -> CGFloat {
    guard components > 0 else { return 0 }
    return max(0, (width - 2 * margin - gap * CGFloat(components - 1)) / CGFloat(components))
  }
}
