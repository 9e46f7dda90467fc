extension UIScreen.Hardware {
  /// Returns the traits of a window that fills the screen, while the user has changed no setting.
  func traitValues(in orientation: UIInterfaceOrientation) -> UITraitCollection.Values {
    let isLying = orientation.isLandscape
    // From Apple's published table: every iPhone has a compact height in landscape and a compact width, except the
    // largest ones in landscape; full screen on iPad is regular in both dimensions.
    let isLargePhone = size.height >= 896 && size.width >= 414
    let isPad = idiom == .pad
    return .with { values in
      values.userInterfaceIdiom = idiom
      values.userInterfaceStyle = .light
      values.layoutDirection = .leftToRight
      values.displayScale = scale
      values.horizontalSizeClass = isPad || (isLying && isLargePhone) ? .regular : .compact
      values.verticalSizeClass = isPad || !isLying ? .regular : .compact
      values.preferredContentSizeCategory = .large
      values.userInterfaceLevel = .base
      values.accessibilityContrast = .normal
      values.legibilityWeight = .regular
      values.displayGamut = .P3
    }
  }
}
