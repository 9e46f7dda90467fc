import UIKit

/// The metrics that all screens share.
enum Metrics {
  static let margin: CGFloat = 24
  static let listMargin: CGFloat = 16
  static let buttonHeight: CGFloat = 52
  static let cardRadius: CGFloat = 20
  /// The corner radius of a group of rows.
  static let groupRadius: CGFloat = 10
  /// The maximum width of text and controls, for readability.
  static let readableWidth: CGFloat = 440
  /// The maximum width of rows, for readability.
  static let columnWidth: CGFloat = 640
}

extension CGRect {
  /// Returns the centered part of the rectangle with a readable width.
  func readable(margin: CGFloat = Metrics.margin) -> CGRect {
    let width = min(self.width - 2 * margin, Metrics.readableWidth)
    return CGRect(x: minX + ((self.width - width) / 2).rounded(), y: minY, width: width, height: height)
  }
}
