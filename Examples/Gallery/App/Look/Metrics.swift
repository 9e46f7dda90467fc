import UIKit

/// The measures that all screens share.
enum Metrics {
  static let margin: CGFloat = 24
  static let listMargin: CGFloat = 16
  static let buttonHeight: CGFloat = 52
  static let cardRadius: CGFloat = 20
  /// The corners of a group of rows.
  static let groupRadius: CGFloat = 10
  /// Wider than this, text and controls get hard to follow.
  static let readableWidth: CGFloat = 440
  /// Wider than this, rows get hard to follow.
  static let columnWidth: CGFloat = 640
}

extension CGRect {
  /// The part in the middle that is wide enough and no wider.
  func readable(margin: CGFloat = Metrics.margin) -> CGRect {
    let width = min(self.width - 2 * margin, Metrics.readableWidth)
    return CGRect(x: minX + ((self.width - width) / 2).rounded(), y: minY, width: width, height: height)
  }
}
