extension UIListContentConfiguration: Hashable {
  /// Returns whether all properties of two configurations are equal.
  ///
  /// Color transformers are equal if they are copies of the same one.
  public nonisolated static func == (one: UIListContentConfiguration, other: UIListContentConfiguration) -> Bool {
    one.image == other.image && one.imageProperties == other.imageProperties && one.text == other.text
      && one.attributedText == other.attributedText && one.textProperties == other.textProperties
      && one.secondaryText == other.secondaryText && one.secondaryAttributedText == other.secondaryAttributedText
      && one.secondaryTextProperties == other.secondaryTextProperties
      && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && one.directionalLayoutMargins == other.directionalLayoutMargins
      && one.imageToTextPadding == other.imageToTextPadding
      && one.textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && one.textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
      && one.listPart == other.listPart
  }

  /// Adds the properties that usually differ to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(textProperties)
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  /// Returns whether all properties of two texts are equal.
  ///
  /// Color transformers are equal if they are copies of the same one.
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.font == other.font && one.color == other.color
      && UIConfigurationColorTransformer.areSame(one.colorTransformer, other.colorTransformer)
      && one.alignment == other.alignment && one.lineBreakMode == other.lineBreakMode
      && one.numberOfLines == other.numberOfLines
      && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
      && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
      && one.minimumScaleFactor == other.minimumScaleFactor && one.transform == other.transform
      && one.allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
  }

  /// Adds the font, the number of lines, and the alignment to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(numberOfLines)
    hasher.combine(alignment)
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  /// Returns whether all properties of two images are equal.
  ///
  /// Color transformers are equal if they are copies of the same one.
  public nonisolated static func == (one: Self, other: Self) -> Bool {
    one.tintColor == other.tintColor
      && UIConfigurationColorTransformer.areSame(one.tintColorTransformer, other.tintColorTransformer)
      && one.cornerRadius == other.cornerRadius && one.maximumSize == other.maximumSize
      && one.reservedLayoutSize == other.reservedLayoutSize
      && one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
      && one.accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors
  }

  /// Adds the radius of the corners and the sizes to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    for size in [maximumSize, reservedLayoutSize] {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The texts and the image of the configuration.
  public nonisolated var description: String {
    var parts: [String] = []
    if let text = attributedText?.string ?? text { parts.append("text = \"\(text)\"") }
    if let text = secondaryAttributedText?.string ?? secondaryText { parts.append("secondaryText = \"\(text)\"") }
    if let image { parts.append("image = \(image)") }
    return "<UIListContentConfiguration: \(parts.isEmpty ? "no content" : parts.joined(separator: "; "))>"
  }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }
}
