extension UILabel {
  /// Shows the title of a bar or an item, with the app's attributes in addition to the system's.
  func show(_ title: String?, font: UIFont, color: UIColor? = nil, attributes: [NSAttributedString.Key: Any]) {
    self.font = attributes[.font] as? UIFont ?? font
    if let color { textColor = color }
    guard let title, !attributes.isEmpty else {
      text = title
      return
    }
    var all: [NSAttributedString.Key: Any] = [.font: self.font as Any]
    if let color { all[.foregroundColor] = color }
    attributedText = NSAttributedString(string: title, attributes: all.merging(attributes) { $1 })
  }
}
