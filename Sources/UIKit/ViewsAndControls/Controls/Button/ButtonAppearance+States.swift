extension ButtonAppearance {
  /// Creates the appearance of a button whose titles and images are set for states.
  init(
    type: UIButton.ButtonType, state: UIControl.State, title: String?, font: UIFont, image: UIImage?,
    color: UIColor?, normalColor: UIColor?, tint: UIColor, isRightToLeft: Bool
  ) {
    let isSystem = type.isSystem
    let usual: UIColor = isSystem ? tint : .white
    var foreground = color ?? normalColor ?? usual
    // A disabled system button is gray, unless the app has set a color for the disabled state.
    if isSystem, state.contains(.disabled), normalColor == nil { foreground = .tertiaryLabel }
    let hasText = title?.isEmpty == false
    let margin: CGFloat = hasText ? 6 : 0
    self.init(
      title: title, image: image, titleFont: font, subtitleFont: font, foregroundColor: foreground,
      insets: UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0),
      imageEdge: isRightToLeft ? .right : .left)
    if hasText { minimumSize = CGSize(width: 30, height: 0) }
    if isSystem, state.contains(.highlighted), color == nil { contentOpacity = 0.2 }
  }
}
