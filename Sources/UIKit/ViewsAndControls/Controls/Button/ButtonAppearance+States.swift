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
    // The content of a selected system button is on a background of the tint color.
    let isMarked = isSystem && type != .close && state.contains(.selected) && !state.contains(.disabled)
    if isMarked, color == nil { foreground = .white }
    self.init(
      title: ButtonText(text: title, font: font), subtitle: ButtonText(font: font), image: image,
      foregroundColor: foreground, insets: .zero, imageEdge: isRightToLeft ? .right : .left)
    // The color of the title does not apply to a template image.
    imageColor = isSystem && state.contains(.disabled) ? .tertiaryLabel : tint
    if isMarked { (selectionColor, imageColor) = (tint, .white) }
    if isSystem, state.contains(.highlighted), color == nil { contentOpacity = 0.2 }
  }

  /// Adds the system's margins around a title, which a button without any content has as well.
  mutating func addMargins() {
    if title.string?.isEmpty == false {
      (insets.top, insets.bottom) = (6, 6)
      minimumSize.width = 30
    } else if image == nil, backgroundImage == nil {
      minimumSize = CGSize(width: 30, height: title.font.lineHeight.rounded(.up) + 12)
    }
  }
}
