package import DisplayScene

extension UIContentSizeCategory {
  /// Creates the category that corresponds to a text size.
  package init(_ size: SceneSettings.TextSize) {
    self =
      switch size {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
  }
}

extension SceneSettings.TextSize {
  /// Creates the text size that corresponds to a category.
  package init(_ category: UIContentSizeCategory) {
    self = Self.allCases.first { UIContentSizeCategory($0) == category } ?? .large
  }
}

extension UIInterfaceOrientation {
  /// Creates the orientation that corresponds to one of a display.
  package init(_ orientation: SceneInput.Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}

extension SceneInput.Orientation {
  /// Creates the orientation that corresponds to one of the interface.
  package init(_ orientation: UIInterfaceOrientation) {
    self =
      switch orientation {
      case .portrait, .unknown: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
