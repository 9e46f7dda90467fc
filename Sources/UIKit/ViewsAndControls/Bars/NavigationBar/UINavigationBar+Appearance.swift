// The appearance of the bar in each situation.
extension UINavigationBar {
  /// The appearance in the present situation.
  var shownAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let situation = BarAppearances<UINavigationBarAppearance>.Situation(
      isAtScrollEdge: !showsBackground, isCompact: isCompact)
    if let (known, appearance) = appearanceCache, known == situation { return appearance }
    let appearance = appearances.values.appearance(
      in: situation, overriddenBy: topItem?.appearances.values, default: legacyAppearance(isCompact: isCompact))
    appearanceCache = (situation, appearance)
    return appearance
  }

  var backgroundAppearance: UIBarAppearance { shownAppearance }

  // Read for each push and pop, so the appearance is not determined in vain: without appearance objects, no background
  // is visible at the edge of the content.
  var hasVisibleBackground: Bool {
    (showsBackground || dependsOnScrollEdge) && backgroundAppearance.background.isVisible
  }

  var shadowEdge: UIRectEdge? { hidesShadow ? nil : .bottom }

  /// Returns whether two items have no influence on the appearance, or the same.
  func haveSameAppearance(_ old: UINavigationItem?, _ new: UINavigationItem?) -> Bool {
    guard old !== new else { return true }
    guard let old, let new else { return false }
    guard old.appearances.values.isEmpty, new.appearances.values.isEmpty else { return false }
    // The background image can differ for bars with a prompt.
    return (old.prompt == nil) == (new.prompt == nil)
  }

  /// Returns the appearance that the properties without an appearance object describe.
  private func legacyAppearance(isCompact: Bool) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance(idiom: traitCollection.userInterfaceIdiom)
    let hasPrompt = topItem?.prompt != nil
    legacy.apply(
      to: appearance, position: barPosition, isCompact: isCompact, hasPrompt: hasPrompt)
    appearance.titles.attributes = titleTextAttributes ?? [:]
    appearance.titles.largeAttributes = largeTitleTextAttributes ?? [:]
    if legacy.barStyle == .black {
      if titleTextAttributes?[.foregroundColor] == nil {
        appearance.titles.attributes[.foregroundColor] = UIColor.white
      }
      if largeTitleTextAttributes?[.foregroundColor] == nil {
        appearance.titles.largeAttributes[.foregroundColor] = UIColor.white
      }
    }
    appearance.titles.adjustment.vertical =
      (isCompact ? titleAdjustments[.compact] : nil) ?? titleAdjustments[.default] ?? 0
    if backIndicatorTransitionMaskImage != nil { appearance.titles.backIndicator = backIndicatorImage }
    return appearance
  }

  /// The traits with which the colors of the background are resolved.
  var barTraits: UITraitCollection { appearances.values.isEmpty ? legacy.adjusted(traitCollection) : traitCollection }

  /// Shows the appearance for the position of the content.
  ///
  /// Called when the content was laid out or has scrolled.
  func contentPositionDidChange() {
    guard dependsOnScrollEdge, let (known, _) = appearanceCache, known.isAtScrollEdge == showsBackground else { return }
    appearanceDidChange()
  }

  /// A Boolean value that indicates whether titles and buttons may depend on the position of the content.
  var dependsOnScrollEdge: Bool { !appearances.values.isEmpty || topItem?.appearances.values.isEmpty == false }
}
