extension ButtonAppearance {
  /// Creates the appearance that a configuration describes for its state, with the traits of a button.
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let traits = button.traitCollection
    let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = configuration.buttonSize
    let colors = ButtonColors(
      configuration, tint: button.role == .destructive ? .systemRed : button.tintColor,
      isEnabled: !configuration.state.contains(.disabled))
    let edge = configuration.imageEdge(isRightToLeft)
    self.init(
      title: ButtonText(font: .preferredFont(forTextStyle: size.titleStyle, compatibleWith: traits)),
      subtitle: ButtonText(font: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traits)),
      foregroundColor: colors.foreground, insets: configuration.contentInsets.sides(isRightToLeft: isRightToLeft),
      imageEdge: edge,
      textShare: configuration.titleAlignment.share(beside: configuration.hasImage ? edge : nil, isRightToLeft),
      imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding)
    showsSpinner = configuration.showsActivityIndicator
    if configuration.showsIndicator(in: button) {
      indicator = UIImage(systemName: "chevron.up.chevron.down")?
        .withConfiguration(UIImage.SymbolConfiguration(font: title.font, scale: .small))
      isIndicatorLeft = isRightToLeft
      indicatorColor = configuration.indicatorColorTransformer?(foregroundColor)
    }
    setImage(configuration)
    setTexts(configuration)
    lineAlignment = textShare == 0 ? .left : textShare == 1 ? .right : .center
    setBackground(configuration, colors.background, button.tintColor, traits, isRightToLeft)
    if configuration.state.contains(.highlighted) {
      press(traits, isFixed: configuration.background.backgroundColor != nil)
    }
  }

  private mutating func setImage(_ configuration: UIButton.Configuration) {
    // A symbol beside the title has the title's size, unless a size is specified.
    var symbols = UIImage.SymbolConfiguration(font: title.font)
    if let preferred = configuration.preferredSymbolConfigurationForImage { symbols = symbols.applying(preferred) }
    image = configuration.image.map { image in
      image.symbolConfiguration.map { image.withConfiguration(symbols.applying($0)) } ?? image
    }
    imageColor = configuration.imageColorTransformer?(foregroundColor)
    spinnerColor = configuration.activityIndicatorColorTransformer?(foregroundColor)
  }

  private mutating func setTexts(_ configuration: UIButton.Configuration) {
    (title.text, subtitle.text) = (configuration.title, configuration.subtitle)
    title.lines = ButtonText.Lines(configuration.titleLineBreakMode)
    subtitle.lines = ButtonText.Lines(configuration.subtitleLineBreakMode)
    title.attributedText = styled(
      configuration.attributedTitle, title.font, configuration.titleTextAttributesTransformer)
    subtitle.attributedText = styled(
      configuration.attributedSubtitle, subtitle.font, configuration.subtitleTextAttributesTransformer)
  }

  /// Returns a text with attributes, or `nil` if it has only those of the button.
  private func styled(
    _ text: AttributedString?, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard var text else { return nil }
    guard transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() }) else { return nil }
    var standard = AttributeContainer()
    standard.font = font
    standard.foregroundColor = foregroundColor
    for run in text.runs {
      let attributes = standard.merging(run.attributes)
      text[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return NSAttributedString(text)
  }

  private mutating func setBackground(
    _ configuration: UIButton.Configuration, _ color: UIColor?, _ tintColor: UIColor, _ traits: UITraitCollection,
    _ isRightToLeft: Bool
  ) {
    let shown = configuration.background
    background = ButtonBackground(
      color: (shown.backgroundColor ?? color).map { shown.resolvedBackgroundColor(for: $0) },
      corners: configuration.cornerStyle.corners(of: shown.cornerRadius, traits),
      insets: shown.backgroundInsets.sides(isRightToLeft: isRightToLeft),
      stroke: shown.shownStroke(tintColor: tintColor), content: shown.content)
  }

  /// Applies the pressed state: the background of the style becomes paler, and content without a background fades.
  private mutating func press(_ traits: UITraitCollection, isFixed: Bool) {
    guard let backgroundColor = background.color else {
      contentOpacity = 0.3
      return
    }
    contentOpacity = 0.75
    guard !isFixed else { return }
    let color = backgroundColor.resolvedColor(with: traits)
    background.color = color.withAlphaComponent(color.components.alpha * 0.75)
  }
}

extension UIButton.Configuration {
  fileprivate var hasImage: Bool { image != nil || showsActivityIndicator }

  /// The style in the state of the button: a selected button stands out from those that are not.
  fileprivate var shownStyle: Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    return style == .plain || style == .borderless ? .tinted : .filled
  }

  @MainActor
  fileprivate func showsIndicator(in button: UIButton) -> Bool {
    switch indicator {
    case .automatic: button.isPopUp
    case .none: false
    case .popup: true
    }
  }

  /// Returns the edge of the text at which the image is.
  fileprivate func imageEdge(_ isRightToLeft: Bool) -> ButtonImageEdge {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    return imagePlacement.contains(.trailing) == isRightToLeft ? .left : .right
  }
}

extension UIButton.Configuration.TitleAlignment {
  /// Returns the fraction of the free width that is to the left of a text.
  fileprivate func share(beside imageEdge: ButtonImageEdge?, _ isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .automatic:
      switch imageEdge {
      case .left: 0
      case .right: 1
      case .top, .bottom, nil: 0.5
      }
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  /// Returns the corners of a background with a radius.
  @MainActor
  fileprivate func corners(of radius: CGFloat, _ traits: UITraitCollection) -> ButtonBackground.Corners {
    switch self {
    case .fixed: .radius(radius)
    case .dynamic: .radius(UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traits))
    case .small: .radius(4)
    case .medium: .radius(8)
    case .large: .radius(12)
    case .capsule: .capsule
    }
  }
}

/// The colors of a configuration's style.
@MainActor
private struct ButtonColors {
  let foreground: UIColor
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, tint: UIColor, isEnabled: Bool) {
    let base = configuration.baseBackgroundColor
    let style = configuration.shownStyle
    switch style {
    case .plain, .borderless: background = base
    case .gray: background = base ?? .secondarySystemFill
    case .tinted: background = isEnabled ? (base ?? tint).withAlphaComponent(0.18) : .tertiarySystemFill
    case .filled: background = isEnabled ? base ?? tint : .tertiarySystemFill
    }
    let usual: UIColor = style == .filled ? .white : tint
    foreground = isEnabled ? configuration.baseForegroundColor ?? usual : .tertiaryLabel
  }
}
