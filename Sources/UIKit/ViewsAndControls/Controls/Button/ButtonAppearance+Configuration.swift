extension ButtonAppearance {
  /// Creates the appearance that a configuration describes, for the state and the traits of a button.
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let traits = button.traitCollection
    let size = configuration.buttonSize
    let titleFont = UIFont.preferredFont(forTextStyle: size.titleStyle, compatibleWith: traits)
    let colors = ButtonColors(configuration, tint: button.tintColor, isEnabled: button.isEnabled)
    self.init(
      title: configuration.title, subtitle: configuration.subtitle,
      // A symbol beside the title has the title's size.
      image: configuration.image?.applyingSymbolConfiguration(.init(font: titleFont)) ?? configuration.image,
      showsSpinner: configuration.showsActivityIndicator, titleFont: titleFont,
      subtitleFont: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traits),
      foregroundColor: colors.foreground, backgroundColor: colors.background,
      cornerStyle: configuration.cornerStyle, buttonSize: size, insets: configuration.contentInsets,
      imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding)
    if button.isHighlighted { press(traits) }
  }

  /// Applies the pressed state: a background becomes paler, and content without a background fades.
  private mutating func press(_ traits: UITraitCollection) {
    guard let backgroundColor else {
      contentOpacity = 0.3
      return
    }
    let color = backgroundColor.resolvedColor(with: traits)
    self.backgroundColor = color.withAlphaComponent(color.components.alpha * 0.75)
    contentOpacity = 0.75
  }
}

/// The colors of a configuration's style.
@MainActor
private struct ButtonColors {
  let foreground: UIColor
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, tint: UIColor, isEnabled: Bool) {
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain, .borderless: background = base
    case .gray: background = base ?? .secondarySystemFill
    case .tinted: background = isEnabled ? (base ?? tint).withAlphaComponent(0.18) : .tertiarySystemFill
    case .filled: background = isEnabled ? base ?? tint : .tertiarySystemFill
    }
    let usual: UIColor = configuration.style == .filled ? .white : tint
    foreground = isEnabled ? configuration.baseForegroundColor ?? usual : .tertiaryLabel
  }
}
