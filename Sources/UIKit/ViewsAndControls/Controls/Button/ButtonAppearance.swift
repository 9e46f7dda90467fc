/// The appearance of a button in its current state, with all defaults.
@MainActor
struct ButtonAppearance {
  var title: String?
  var subtitle: String?
  var image: UIImage?
  var showsSpinner = false
  var titleFont: UIFont
  var subtitleFont: UIFont
  var foregroundColor: UIColor
  /// The opacity of the image and the title, which is less than 1 while the button is pressed.
  var contentOpacity: CGFloat = 1
  var backgroundColor: UIColor?
  var cornerStyle: UIButton.Configuration.CornerStyle?
  var buttonSize = UIButton.Configuration.Size.medium
  var insets: NSDirectionalEdgeInsets
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var minimumSize = CGSize.zero

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
