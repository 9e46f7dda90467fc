/// The appearance of a button in its current state, with all defaults.
@MainActor
struct ButtonAppearance {
  var title: String?
  /// The title with attributes, in place of the title.
  var attributedTitle: NSAttributedString?
  var subtitle: String?
  var image: UIImage?
  var showsSpinner = false
  var titleFont: UIFont
  var subtitleFont: UIFont
  var foregroundColor: UIColor
  /// The opacity of the image and the title, which is less than 1 while the button is pressed.
  var contentOpacity: CGFloat = 1
  var backgroundColor: UIColor?
  var backgroundImage: UIImage?
  var cornerStyle: UIButton.Configuration.CornerStyle?
  var buttonSize = UIButton.Configuration.Size.medium
  var insets: NSDirectionalEdgeInsets
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var minimumSize = CGSize.zero
  /// The insets that move the title and the image.
  var titleShift = UIEdgeInsets.zero
  var imageShift = UIEdgeInsets.zero

  /// The text of the title.
  var shownTitle: String? { attributedTitle?.string ?? title }

  /// Shows a title with attributes, in the font and the color of the button where it has none.
  mutating func show(_ attributedTitle: NSAttributedString?) {
    guard let attributedTitle else { return }
    let complete = NSMutableAttributedString(
      string: attributedTitle.string, attributes: [.font: titleFont, .foregroundColor: foregroundColor])
    attributedTitle.enumerateAttributes(in: NSRange(location: 0, length: attributedTitle.length)) { own, range, _ in
      complete.addAttributes(own, range: range)
    }
    self.attributedTitle = complete
  }

  /// Adds the app's insets to those of the system.
  mutating func adjust(content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets, _ isRightToLeft: Bool) {
    // Insets of the content replace the system's margins.
    if content != .zero {
      insets = NSDirectionalEdgeInsets(content, isRightToLeft: false)
      minimumSize = .zero
    }
    (titleShift, imageShift) = (title, image)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case nil: 0
    case .fixed: 6
    case .dynamic: buttonSize == .large ? 9 : 6
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
