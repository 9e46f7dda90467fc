// The appearance of the bar in each situation.
extension UITabBar {
  /// The appearance in the present situation.
  ///
  /// The appearances of the selected item override those of the bar.
  var shownAppearance: UITabBarAppearance {
    let item = selectedItemStorage?.appearances.values
    // The color of a bar without appearance objects is shown wherever the content is.
    let isLegacy = appearances.values.isEmpty && item?.isEmpty != false
    if isLegacy, legacy.barTintColor != nil || showsBackground { return legacyAppearance }
    return appearances.values.appearance(
      in: .init(isAtScrollEdge: !showsBackground), overriddenBy: item, default: legacyAppearance)
  }

  var backgroundAppearance: UIBarAppearance { shownAppearance }

  var shadowEdge: UIRectEdge? { hidesShadow ? nil : .top }

  private var legacyAppearance: UITabBarAppearance {
    let appearance = UITabBarAppearance(idiom: traitCollection.userInterfaceIdiom)
    legacy.apply(to: appearance, position: .any, isCompact: false, hasPrompt: false)
    appearance.items = .init(
      positioning: itemPositioning, width: itemWidth, spacing: itemSpacing, indicatorImage: selectionIndicatorImage)
    return appearance
  }

  /// Returns the appearance of the items in the present layout.
  func itemAppearance(in appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    guard isInline else { return appearance.stackedLayoutAppearance }
    return traitCollection.verticalSizeClass == .compact
      ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
  }

  /// The traits with which the colors of the background are resolved.
  var barTraits: UITraitCollection { appearances.values.isEmpty ? legacy.adjusted(traitCollection) : traitCollection }

  /// Shows the image behind the selected item.
  func placeIndicator() {
    let items = shownAppearance.items
    let button = buttons.first { $0.isSelected }
    guard let image = items.indicatorImage, let button else { return indicator.removeFromSuperview() }
    indicator.image = image
    if let color = items.indicatorColor { indicator.tintColor = color }
    if indicator.superview !== self { insertSubview(indicator, aboveSubview: background) }
    indicator.frame = CGRect(
      x: button.frame.midX - image.size.width / 2, y: button.frame.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
  }
}
