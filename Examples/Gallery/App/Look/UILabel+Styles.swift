import UIKit

extension UILabel {
  convenience init(_ text: String?, font: UIFont, color: UIColor = .label, lines: Int = 1) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
  }

  /// Returns the height of the text in a width.
  func height(in width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
